// Short remarks on the answer before: laid over its call, put into words that can be laid over its
// question, or asked by themselves of what was named.
import { inLightOf } from './follow-up-words.ts'
import { type Frame, frameOfCall } from './frame.ts'
import type { Interpretation, InterpretInput } from './interpretation.ts'
import { inDays } from './period.ts'
import { readQuestion } from './read-question.ts'
import { callRemarkedOn } from './remarks/remark-on-call.ts'
import { withNamed, withWhy } from './stands-for.ts'

type Understands = (question: string, input: InterpretInput) => Interpretation

/** What a short remark makes of the call that answered the question before. */
export function remarkOnCall(question: string, input: InterpretInput): Interpretation | null {
  const { before } = input
  const call = before && callRemarkedOn(question, before, input)
  if (!call) return null
  const plan = { kind: 'call', call, assumptions: [], choices: [] } as const
  return { plan, frame: frameOfCall(before, call), reading: null }
}

/**
 * A short remark on the answer before is put into words that can be laid over it; "do they owe us
 * anything?" that can't is asked of the payee or payer named before.
 */
export function interpretRemark(
  question: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  const { before } = input
  if (!before) return null
  const put = inLightOf(question, before)
  const laid = put === question ? null : understands(put, input)
  if (laid && laid.plan.kind !== 'clarify') return laid
  const named = withNamed(question, before)
  const reason = reasonOf(question, before, { input, understands })
  if (reason) return reason
  const own = named ? understands(question, input) : null
  if (!named || !own || !/^(clarify|unavailable)$/.test(own.plan.kind)) return own
  const alone = { ...input, before: null }
  const found = understands(named, alone)
  if (found.plan.kind !== 'call') return own
  // "List them" keeps the days before, where what is listed has days.
  if (!('period' in found.plan.call.args)) return found
  const dated = understands(withDays(named, before, input), alone)
  if (dated.plan.kind === 'call') return dated
  // Days to come narrow nothing that is of the past.
  return before.looksAhead ? found : own
}

// The question with the days before it, unless it names some.
function withDays(question: string, before: Frame, input: InterpretInput): string {
  const { periods } = readQuestion(question, input.question)
  const [only, ...others] = before.periods
  if (!only || others.length > 0 || periods.length > 0) return question
  return `${question.replace(/[\s?.!]+$/, '')} ${inDays(only)}`
}

// "Why was it so high?" is of what was named before, over the days before unless it names some.
function reasonOf(
  question: string,
  before: Frame,
  { input, understands }: { input: InterpretInput; understands: Understands },
): Interpretation | null {
  const why = withWhy(question, before)
  if (!why) return null
  const found = understands(withDays(why, before, input), { ...input, before: null })
  return found.plan.kind === 'call' ? found : null
}
