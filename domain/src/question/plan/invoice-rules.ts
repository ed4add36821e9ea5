// Rules for invoices and bills that nobody has paid yet, in the words that patterns put them.
import { addDays } from '../../calendar.ts'
import { type Period, spanLabel, spanPeriod } from '../period.ts'
import type { InvoiceOrder, Plan, ToolCall } from '../tool-call.ts'
import { limitsOf } from './flow-filter.ts'
import type { Planner } from './planner.ts'

/** Unpaid or overdue invoices and bills: all, of one party, due within days, or the first. */
export function openInvoices(p: Planner): Plan | null {
  const { today } = p.context
  if (!p.has('open_invoices', 'open_bills')) return null
  if (
    !p.usesOnly(
      'open_invoices',
      'open_bills',
      'late',
      'largest_due',
      'earliest',
      'upcoming',
      'customers',
      'who',
      'not_late',
      'lateness',
      'by_party',
      'has_paid',
      'when_due',
      'over',
      'under',
      'older_than',
      'overdue_by',
      ...(p.has('older_than', 'overdue_by') ? (['day_noun', 'week_noun'] as const) : []),
    ) ||
    !p.fits({ subjects: 1, amounts: 2, except: true, count: p.has('older_than', 'overdue_by') }) ||
    p.accounts.length > 0 ||
    [...p.payees, ...p.frame.excluded].some(({ kind }) => kind !== 'merchant')
  )
    return null
  const [period] = p.frame.periods
  // When an unpaid invoice was written is not asked; what fell due in the past is late.
  if (period && (period.to < today || !p.has('upcoming'))) return null
  const first = orderOf(p)
  const [amount] = p.frame.amounts
  const { excluded } = p.frame
  if (p.has('has_paid', 'when_due')) return ofOneParty(p)
  const limits = limitsOf(p.frame.amounts, p.text)
  const isLimited = limits.amountFrom !== undefined || limits.amountTo !== undefined
  const isOfOne = p.frame.amounts.length === 1 && amount?.relation === 'none'
  if (amount && !isLimited && (!isOfOne || p.payees.length === 0 || first)) return null
  if (isLimited && p.frame.amounts.some(({ relation }) => relation === 'none')) return null
  const { count } = p.frame
  const isAged = p.has('older_than', 'overdue_by')
  if (isAged !== (count !== null)) return null
  return p.call({
    tool: 'invoices',
    args: {
      side: p.has('open_bills') ? 'out' : 'in',
      state: p.has('late') ? 'overdue' : p.has('not_late') ? 'current' : 'open',
      aspect: p.has('lateness') ? 'lateness' : 'total',
      ...(p.payees.length > 0 ? { subjects: p.payees } : {}),
      ...(excluded.length > 0 ? { except: excluded } : {}),
      ...(isLimited ? limits : amount ? { amount: amount.amount } : {}),
      ...(count === null ? {} : { olderThan: olderThan(count, p) }),
      ...(period ? { period: upTo(period, p) } : {}),
      ...(first ? { first } : {}),
    },
  })
}

// "More than 30 days old" counts from the day it was written, "30 days overdue" from its due day.
function olderThan(count: number, p: Planner): { days: number; since: 'issued' | 'due' } {
  const days = /\b(olderthan|overdueby) \d+ weeks?\b/.test(p.text) ? count * 7 : count
  return { days, since: p.has('older_than') ? 'issued' : 'due' }
}

// "Due by 1 December" is due on any day up to it.
function upTo(period: Period, { text, context: { today } }: Planner): Period {
  const isUpTo = /\bby\b/.test(text) && period.from > today
  const from = isUpTo ? today : period.from
  return { ...period, from, label: spanLabel(from, period.to) }
}

// "Has Northwind paid yet?", "when's their invoice due?": what is unpaid, else when they last paid
// or are expected to pay next.
function ofOneParty(p: Planner): Plan | null {
  if (p.payees.length !== 1 || p.frame.periods.length > 0 || p.frame.amounts.length > 0) return null
  const side = p.has('open_bills') ? 'out' : 'in'
  const latest = { side, period: p.allRecords(), subjects: p.payees, first: false } as const
  const plan = p.call({
    tool: 'invoices',
    args: { side, state: 'open', aspect: 'total', subjects: p.payees },
  })
  if (plan.kind !== 'call') return plan
  const note = `No unpaid ${side === 'in' ? 'invoice to them' : 'bill from them'} is kept in Plimsoll.`
  const { today } = p.context
  const ahead = spanPeriod(addDays(today, 1), addDays(today, 91))
  const next = { side, period: ahead, subjects: p.payees, next: true } as const
  return p.has('when_due')
    ? {
        ...plan,
        wider: [otherWay(plan.call, side), { call: { tool: 'upcoming', args: next }, note }],
      }
    : { ...plan, wider: [{ call: { tool: 'payment_when', args: latest }, note }] }
}

// "When is the Calder invoice due?" is what they sent us, where we sent them none.
function otherWay(call: ToolCall, side: 'in' | 'out'): { call: ToolCall; note: string } {
  const other = side === 'in' ? 'out' : 'in'
  const note =
    side === 'in'
      ? 'You have no unpaid invoice to them, so I took what you owe them.'
      : 'You have no unpaid bill from them, so I took what they owe you.'
  return { call: { ...call, args: { ...call.args, side: other } } as ToolCall, note }
}

function orderOf(p: Planner): InvoiceOrder | null {
  if (p.has('by_party')) return 'parties'
  if (p.has('largest_due')) return p.has('customers', 'who') ? 'party' : 'largest'
  if (p.has('earliest')) return 'oldest'
  return p.has('upcoming') && p.frame.periods.length === 0 ? 'next' : null
}

/** How well the forecast has held up. */
export function forecastRecord(p: Planner): Plan | null {
  return p.has('held_up') && p.usesOnly('held_up') && p.fits({ periods: 0 })
    ? p.call({ tool: 'forecast_record', args: {} })
    : null
}
