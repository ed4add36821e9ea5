// What a question came to, and what it is interpreted with.
import type { Frame } from './frame.ts'
import type { Period } from './period.ts'
import type { PlanContext } from './plan/slots.ts'
import type { QuestionContext, Reading } from './read-question.ts'
import type { Subject } from './subject.ts'
import type { Choice, Plan, ToolCall } from './tool-call.ts'

/** What a question came to. The frame is what the next question may follow up on. */
export type Interpretation = {
  readonly plan: Plan
  readonly frame: Frame | null
  readonly reading: Reading | null
  /** Asked back by a rule, with choices that say what it wavered between. */
  readonly isOfRule?: boolean
  /** What a second question in the same message came to; the frame is that of the last. */
  readonly next?: Interpretation
}

/** What a question is interpreted with. */
export type InterpretInput = {
  readonly before: Frame | null
  readonly question: QuestionContext
  readonly plan: PlanContext
  /** The days of a question that was asked back, for "and wages?" after it. */
  readonly daysBefore?: readonly Period[]
  /** A choice is tried: one that is asked back itself is not offered, so it needs no choices. */
  readonly isChoice?: boolean
  /** Nothing in it tries out a change: none is looked for. */
  readonly isUnconditional?: boolean
  /** One of two questions in a message: it is not cut again. */
  readonly isPart?: boolean
  /** Its names, for "and this year?" after it. */
  readonly namesBefore?: readonly Subject[]
}

/** The call that a question came to; null where it came to none. */
export function interpretedCall({ plan }: Interpretation): ToolCall | null {
  return plan.kind === 'call' ? plan.call : null
}

/** A question that is asked back, with why and what it may be instead. */
export function clarified(
  reason: string,
  reading: Reading | null,
  choices: readonly Choice[] = [],
): Interpretation {
  return { plan: { kind: 'clarify', reason, choices }, frame: null, reading }
}

/** A what-if that isn't read: it can be tried out as a scenario. */
export function untried(reading: Reading | null, { before }: InterpretInput): Interpretation {
  return { plan: { kind: 'unavailable', topic: 'scenario' }, frame: before, reading }
}

/** The reading with what answered it, which a short remark on it changes. */
export function withCall(found: Interpretation, { before }: InterpretInput): Interpretation {
  const { plan, frame } = found
  if (plan.kind !== 'call' || !frame) return found
  const { answeredBy } = before ?? {}
  const earlier = answeredBy ? { answeredBefore: answeredBy } : {}
  return { ...found, frame: { ...frame, ...earlier, answeredBy: plan.call } }
}

/** "And Etsy?" after whether Northwind has paid wants yes or no, too. */
export function carriesYesNo({ plan }: Interpretation, { before }: InterpretInput): boolean {
  const wants = (call?: ToolCall) => (call?.args as { whether?: boolean } | undefined)?.whether
  return wants(before?.answeredBy) === true && plan.kind === 'call' && wants(plan.call) === true
}

/** The reading whose frame holds the call as it is answered, with yes or no where that is asked. */
export function withCallAnswered(found: Interpretation): Interpretation {
  const { plan, frame, next } = found
  if (plan.kind !== 'call' || next || frame?.answeredBy?.tool !== plan.call.tool) return found
  return { ...found, frame: { ...frame, answeredBy: plan.call } }
}

/** The plan with one more thing that its answer says it took for granted. */
export function withNote(plan: Plan, note: string | null): Plan {
  return plan.kind === 'call' && note !== null
    ? { ...plan, assumptions: [...plan.assumptions, note] }
    : plan
}
