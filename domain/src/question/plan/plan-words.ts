// What rules ask of a question's words and days, and the plan that fits nothing.
import { lastDayOf, monthOf } from '../../calendar.ts'
import type { Period } from '../period.ts'
import type { Grouping } from '../tool-call.ts'
import type { Planner } from './planner.ts'

/** What rows are to be put together by; null where the question does not name it. */
export function grouping(p: Planner): Grouping | null {
  if (p.has('who', 'customers')) return 'merchant'
  if (p.has('category')) return 'category'
  if (p.has('account_noun')) return 'account'
  return null
}

/**
 * "The Octopus bill last month", "the utilities bill for 2026": what was paid; a bill in days to
 * come is one that is due.
 */
export function isPaidBill({ frame, context, payees, text }: Planner): boolean {
  const [named] = frame.periods
  // Bills to look at without any days are those that were paid.
  const isOver = named
    ? named.to <= context.today || (named.from < context.today && !frame.looksAhead)
    : frame.concepts.has('list') && !frame.looksAhead
  return (
    isOver &&
    payees.length > 0 &&
    /\bbills?\b/.test(text) &&
    !/\b(due|outstanding|next|upcoming|unpaid|owing)\b/.test(text)
  )
}

/** Whether the question wants several rows. */
export const isPlural = (text: string) =>
  /\b(payments|transactions|suppliers|customers|clients|merchants|vendors|categories|expenses|costs|purchases|items|payees|bills|invoices|companies|receipts|outgoings|areas|businesses|payers|firms|buyers|debits|credits|months|weeks|days|movers|deals|lines)\b/.test(
    text,
  )

/** Nothing fits: the question ends in choices. */
export const noPlan = { kind: 'clarify', reason: '', choices: [] } as const

/** Whether a period is made of whole calendar months, as forecasts by month need. */
export function isWholeMonths(period: Period): boolean {
  return period.from.endsWith('-01') && period.to === lastDayOf(monthOf(period.to))
}

/** "Over" and "under" without an amount: a part of the question that no list and no total uses. */
export function isUnmeasured(p: Planner): boolean {
  return p.has('over', 'under') && p.frame.amounts.length === 0
}

/** The note where staff, HMRC, lenders and owners are no suppliers. */
export const withoutSuppliers = 'I left out wages, taxes, loans and what the owners took.'
