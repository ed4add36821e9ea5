// What becomes of a reading that leaves out a part of its message: another question beside the
// first is named after the answer to the first, and anything that changes the figure is asked back.
import { clarified, type Interpretation, type InterpretInput } from '../interpretation.ts'
import { readQuestion } from '../read-question.ts'
import { partLeftOut } from './parts-left-out.ts'

/** The reading, which says what it leaves out of the message. */
export function withLeftOut(
  message: string,
  found: Interpretation,
  input: InterpretInput,
): Interpretation {
  if (input.isPart || found.plan.kind !== 'call') return found
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

const noCause = 'Your bank data shows what was paid, not why.'

function withStatement(found: Interpretation, statement: string): Interpretation {
  const { plan } = found
  return plan.kind === 'clarify' ? { ...found, plan: { ...plan, statement } } : found
}

function followedBy(found: Interpretation, last: Interpretation): Interpretation {
  return { ...found, next: found.next ? followedBy(found.next, last) : last }
}
