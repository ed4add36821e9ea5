// Of two answers in turn: what each is of, and whether one says what the other would.
import type { Interpretation } from '../interpretation.ts'
import type { Period } from '../period.ts'
import { keyOf, type Subject } from '../subject.ts'
import type { Plan } from '../tool-call.ts'

/** The call of a plan; null where it has none. */
export const callOf = (plan: Plan) => (plan.kind === 'call' ? plan.call : null)

/** Whether two plans make the same call. */
export function isSameCall(plan: Plan, other: Plan): boolean {
  return JSON.stringify(callOf(plan)) === JSON.stringify(callOf(other))
}

/** What a regular payment is says when the next one falls due. */
export function saysNext(earlier: Plan, later: Plan): boolean {
  const [first, second] = [callOf(earlier), callOf(later)]
  return first?.tool === 'recurring' && second?.tool === 'upcoming' && second.args.next
}

const bareAmount = /^(?:and )?how much(?: was (?:it|that)| is (?:it|that))?[\s?.!]*$/i

/** "When did we last pay it off, and how much?": the latest transfer has its amount. */
export function saysAmount(earlier: Plan, second: string): boolean {
  const call = callOf(earlier)
  return call?.tool === 'transfers' && call.args.latest === true && bareAmount.test(second)
}

/** A total names how many payments it is of, and a number of payments their total. */
export function saysCount(earlier: Plan, later: Plan): boolean {
  const [first, second] = [callOf(earlier), callOf(later)]
  const counting = /^(flow_total|count_payments)$/
  if (!first || !second || !counting.test(first.tool) || !counting.test(second.tool)) return false
  const ofRows = ({ args }: NonNullable<typeof first>) =>
    JSON.stringify(Object.entries(args).filter(([name]) => name !== 'whether'))
  return ofRows(first) === ofRows(second)
}

const withTotal = /^(against_average|compare_periods|compare_subjects|share)$/

/** What sets a total beside others names it as well. */
export function saysTotal(later: Plan, earlier: Plan): boolean {
  const [first, second] = [callOf(earlier), callOf(later)]
  if (second?.tool === 'two_answers')
    return JSON.stringify(first) === JSON.stringify(second.args.first)
  if (first?.tool !== 'flow_total' || !withTotal.test(second?.tool ?? '')) return false
  const { side, measure } = (second?.args ?? {}) as { side?: string; measure?: string }
  const keysOf = (plan: Plan) => subjectsOf(plan).map(keyOf).sort().join()
  return (
    first.args.side === (side ?? measure) &&
    daysOf(later) === daysOf(earlier) &&
    keysOf(later) === keysOf(earlier)
  )
}

/** Regular payments of a kind are listed with what they come to a month. */
export function saysMonth(earlier: Plan, later: Plan): boolean {
  const [first, second] = [callOf(earlier), callOf(later)]
  const isOfKind = first?.tool === 'recurring' && subjectsOf(earlier).length > 0
  const isMonth = second?.tool === 'average' && second.args.per === 'month'
  return isOfKind && (isMonth || second?.tool === 'recurring_cost')
}

const sayingBoth =
  /^(net_flow|net_of|summary|compare_periods|compare_subjects|against_average|recurring|share|afford|what_if|forecast_after)$/

/**
 * A comparison gives both sides; a total of several names gives the part of each; and what only
 * points back is held by the answer that the rest comes to, if that was understood whole.
 */
export function holdsBoth({ plan }: Interpretation, second: string, both: Interpretation): boolean {
  if (plan.kind !== 'call') return false
  if (isOfEach(plan, both)) return false
  if (sayingBoth.test(plan.call.tool)) return true
  // "What do we pay Costa, is it always the same?"
  if (plan.call.tool === 'price_change' && plan.call.args.steady) return true
  if (!both.next) return plan.call.tool === callOf(both.plan)?.tool
  // "How much was the loan and when did it arrive?" is of one payment.
  const isOfPayment = plan.call.tool === 'payment_when' || plan.call.tool === 'upcoming'
  if (isOfPayment && /\b(did|was|is|has) (it|that)\b/i.test(second))
    if (isSameCall(plan, both.next.plan)) return true
  const parts = [both, both.next]
  const named = new Set(subjectsOf(plan).map(keyOf))
  return (
    plan.call.tool === 'flow_total' &&
    named.size > 1 &&
    new Set(parts.map((part) => daysOf(part.plan))).size === 1 &&
    parts.every((part) => subjectsOf(part.plan).every((subject) => named.has(keyOf(subject))))
  )
}

// "What share is rent, and what share is fuel?" is no share of both together.
function isOfEach(plan: Plan, both: Interpretation): boolean {
  const [one, other] = [callOf(both.plan), both.next ? callOf(both.next.plan) : null]
  const tool = callOf(plan)?.tool ?? ''
  return (
    /^(?:share|compare_periods|against_average)$/.test(tool) &&
    one?.tool === tool &&
    (other?.tool === tool || isAnother(both)) &&
    subjectsOf(plan).length > 1
  )
}

// Each is of one name, and not of the same.
function isAnother({ plan, next }: Interpretation): boolean {
  const [one, ...more] = subjectsOf(plan).map(keyOf)
  const [other, ...others] = next ? subjectsOf(next.plan).map(keyOf) : []
  return more.length + others.length === 0 && Boolean(one && other) && one !== other
}

/** The days that a plan is of, as text; empty where it names none. */
export function daysOf(plan: Plan): string {
  const call = callOf(plan)
  if (!call) return ''
  const { period, day, until } = call.args as { period?: Period; day?: string; until?: string }
  return period ? `${period.from} ${period.to}` : (day ?? until ?? '')
}

/** A word that points back at what was named. */
export const pointsBack =
  /\b(it|its|they|them|their|theirs|that|those|these|this one|ones?|he|she|him|her|his|of which)\b/i

/** Tools that add up or list the payments of some days. */
export const summing =
  /^(flow_total|net_flow|summary|count_payments|count_transactions|breakdown|top|largest|list_payments|share|top_share|by_weekday)$/

/** The names that a plan is of. */
export function subjectsOf(plan: Plan): readonly Subject[] {
  const own = callOf(plan)
  if (own?.tool === 'two_answers')
    return [own.args.first, own.args.second].flatMap((call) =>
      subjectsOf({ kind: 'call', call, assumptions: [], choices: [] }),
    )
  const { subjects, subject } = (callOf(plan)?.args ?? {}) as {
    subjects?: readonly Subject[]
    subject?: Subject
  }
  return subjects ?? (subject ? [subject] : [])
}
