// What becomes of a reading that leaves out a part of its message: another question beside the
// first is named after the answer to the first, and anything that changes the figure is asked back.
import { clarified, type Interpretation, type InterpretInput } from '../interpretation.ts'
import { readQuestion } from '../read-question.ts'
import type { FlowSide, ToolCall } from '../tool-call.ts'
import { partLeftOut } from './parts-left-out.ts'

/** The reading, which says what it leaves out of the message. */
export function withLeftOut(
  message: string,
  found: Interpretation,
  input: InterpretInput,
): Interpretation {
  if (input.isPart || found.plan.kind !== 'call') return found
  // What somebody charges is no part of what they pay in.
  if (theirCharges.test(message) && sideIn(found.plan.call) === 'in')
    return clarified('shape', found.reading ?? readQuestion(message, input.question))
  const lost = partLeftOut(message, found, input)
  if (!lost) return found
  const words = lost.words.replace(/[\s?.!,]+$/, '')
  if (lost.kind === 'part' || lost.kind === 'cause') {
    const rest = clarified('rest', readQuestion(words, input.question))
    const next = lost.kind === 'cause' ? withStatement(rest, noCause) : rest
    return followedBy(found, { ...next, frame: found.frame })
  }
  const back = clarified('shape', found.reading ?? readQuestion(message, input.question))
  return withStatement({ ...back, frame: found.frame }, `I couldn’t take “${words}” into account.`)
}

const theirCharges = /['’]s?,? (?:own )?(?:charges|fees|commission|cut)\b/i

function sideIn({ args }: ToolCall): FlowSide | 'net' | null {
  const { side, measure } = args as { side?: FlowSide; measure?: FlowSide | 'net' }
  return side ?? measure ?? null
}

const noCause = 'Your bank data shows what was paid, not why.'

function withStatement(found: Interpretation, statement: string): Interpretation {
  const { plan } = found
  return plan.kind === 'clarify' ? { ...found, plan: { ...plan, statement } } : found
}

function followedBy(found: Interpretation, last: Interpretation): Interpretation {
  return { ...found, next: found.next ? followedBy(found.next, last) : last }
}
