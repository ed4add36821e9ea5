// Who owes money and how they usually pay: from the recurring payments that come in.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { daysBetween } from '@plimsoll/domain/calendar'
import { groupBy } from '@plimsoll/domain/group'
import { sum } from '@plimsoll/domain/money'
import { seriesOf, type View } from '../standing/view.ts'

type Payer = CashManagement['payers'][number]

const delaysMin = 3
// Overdue by this much more than usual is unusual, whichever is later.
const unusualTimes = 1.5
const unusualDays = 7
const lateStates: ReadonlySet<DueItem['state']> = new Set(['overdue', 'part', 'missed'])

/** The payers of what is due in, those most overdue first. */
export function payersOf(
  view: View,
  { items, missed }: { items: readonly DueItem[]; missed: readonly DueItem[] },
): Payer[] {
  const due = [...missed, ...items].filter(
    ({ side, source }) => side === 'in' && source === 'series',
  )
  return [...groupBy(due, ({ line_id }) => line_id)]
    .flatMap(([lineId, own]) => payerOf(view, lineId, own) ?? [])
    .sort((a, b) => b.overdue - a.overdue || b.open - a.open)
}

function payerOf(view: View, lineId: string, items: readonly DueItem[]): Payer | null {
  const series = seriesOf(view, lineId)
  const [first] = items
  if (!series || !first) return null
  const late = items.filter(({ state }) => lateStates.has(state))
  const overdueDays = Math.max(0, ...late.map(({ due }) => daysBetween(due, view.standing.asOf)))
  const delays = [...series.delays].sort((a, b) => a - b)
  const usual = delays.length < delaysMin ? null : quantile(delays, 0.5)
  return {
    merchant_id: first.merchant_id,
    merchant: first.merchant,
    // What is too late to be expected is owed, but not part of the weeks ahead.
    open: sum(items.filter(({ state }) => state !== 'missed').map(({ open }) => open)),
    overdue: sum(late.map(({ open }) => open)),
    overdue_days: overdueDays,
    usual_delay: usual,
    late_delay: delays.length < delaysMin ? null : quantile(delays, 0.8),
    unusual:
      usual !== null &&
      overdueDays > Math.max(unusualTimes * usual, Math.max(usual, 0) + unusualDays),
    last_day: series.evidence.at(-1)?.day ?? null,
    line_id: lineId,
  }
}

/** The value that so large a share of sorted values does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}
