// Rules for invoices and bills that nobody has paid yet, in the words that patterns put them.
import { spanLabel } from '../period.ts'
import type { InvoiceOrder, Plan } from '../tool-call.ts'
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
    ) ||
    !p.fits({ subjects: 1, amounts: 1 }) ||
    p.accounts.length > 0 ||
    p.payees.some(({ kind }) => kind !== 'merchant')
  )
    return null
  const [period] = p.frame.periods
  // When an unpaid invoice was written is not asked; what fell due in the past is late.
  if (period && (period.to < today || !p.has('upcoming'))) return null
  const first = orderOf(p)
  const [amount] = p.frame.amounts
  if (amount && (amount.relation !== 'none' || p.payees.length === 0 || first)) return null
  return p.call({
    tool: 'invoices',
    args: {
      side: p.has('open_bills') ? 'out' : 'in',
      state: p.has('late') ? 'overdue' : 'open',
      aspect: 'total',
      ...(p.payees.length > 0 ? { subjects: p.payees } : {}),
      ...(amount ? { amount: amount.amount } : {}),
      ...(period ? { period: { ...period, label: spanLabel(period.from, period.to) } } : {}),
      ...(first ? { first } : {}),
    },
  })
}

function orderOf(p: Planner): InvoiceOrder | null {
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
