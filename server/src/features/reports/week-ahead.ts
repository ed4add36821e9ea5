// What is to come when a report is made: fourteen days one by one, thirteen weeks with their range,
// and what is late.
import type { DueItem } from '@plimsoll/contract/cash-management'
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { weeksOf } from '@plimsoll/domain/forecast/overlay/low-point'
import { type Minor, plus } from '@plimsoll/domain/money'
import { chanceSentence, lowSentence } from '@plimsoll/domain/outlook/outlook-words'
import { isPay } from '@plimsoll/domain/outlook/payment-groups'
import type { TenantTx } from '../../db/tenant.ts'
import { dueDays, type ForecastView, outlookIn, readDue } from '../forecast/service.ts'

type Ahead = NonNullable<WeeklyReport['ahead']>

const aheadDays = 14
// One's own payments leave as planned; receipts depend on somebody else.
const certainFrom = { in: 0.85, out: 0.7 }

/** Null where books that end long ago say nothing about the days to come. */
export async function aheadOf(
  tx: TenantTx,
  businessId: string,
  { view, today }: { view: ForecastView; today: Day },
): Promise<Ahead | null> {
  const { asOf, books } = view.standing
  const outlook = outlookIn(view)
  if (outlook.state === 'unknown') return null
  const due = await readDue(tx, businessId, today)
  const to = addDays(asOf, aheadDays)
  const items = due?.items ?? []
  return {
    from: addDays(asOf, 1),
    to,
    days: view.forecast.days
      .filter(({ day }) => day <= to)
      .map((each) => ({
        day: each.day,
        in: each.in,
        out: each.out,
        closing: each.closing,
        due: merged(items.filter((item) => item.day === each.day).map(dueRow)),
      })),
    weeks: weeksIn(view),
    buffer: books.buffer,
    low: { words: lowSentence(outlook), chance: chanceSentence(outlook) },
    late: merged(
      [...(due?.missed ?? []), ...items.filter(({ state }) => state === 'overdue')].map((item) => ({
        ...dueRow(item),
        day: item.due,
      })),
    ),
  }
}

function weeksIn({ forecast, standing }: ForecastView): Ahead['weeks'] {
  return weeksOf(forecast.days.slice(0, dueDays)).map((week) => ({
    from: week.from,
    to: week.to,
    in: week.in,
    out: week.out,
    closing: week.closing,
    low: week.lowPoint.balance,
    under_buffer: week.lowPoint.balance < standing.books.buffer,
    low50: week.low50,
    high50: week.high50,
    low80: week.low80,
    high80: week.high80,
    low95: week.low95,
    high95: week.high95,
  }))
}

type DueRow = Ahead['late'][number]

function dueRow(item: DueItem): DueRow {
  const { day, sub_category, source, probability } = item
  const isEstimate = source === 'tax' || source === 'remainder'
  return {
    day,
    // A report is printed and passed on, so no single pay shows on it.
    merchant: isPay({ subCategory: sub_category, amount: item.open }) ? 'Payroll' : item.merchant,
    amount: item.open,
    certainty: !isEstimate && (probability ?? 1) >= certainFrom[item.side] ? 'certain' : 'likely',
  }
}

/**
 * Payments under one name on one day as one row, which is as certain as the least certain of them.
 */
function merged(rows: readonly DueRow[]): DueRow[] {
  const byName = new Map<string, DueRow>()
  for (const row of rows) {
    const key = `${row.day} ${row.merchant}`
    const before = byName.get(key)
    byName.set(key, before ? added(before, row) : row)
  }
  return [...byName.values()]
}

function added(before: DueRow, row: DueRow): DueRow {
  const amount: Minor = plus(before.amount, row.amount)
  const isCertain = before.certainty === 'certain' && row.certainty === 'certain'
  return { ...before, amount, certainty: isCertain ? 'certain' : 'likely' }
}
