// Money that regular payers have not paid although it was due: still waited for, or too late to be
// expected any more.
import type { AlertFacts } from '@plimsoll/domain/alerts/alert'
import { daysBetween } from '@plimsoll/domain/calendar'
import type { MissingReceipt } from '@plimsoll/domain/commentary/commentary-input'
import type { Occurrence, Series } from '@plimsoll/domain/forecast/series'
import { less, type Minor, minor, sum } from '@plimsoll/domain/money'
import { isPayout } from '@plimsoll/domain/variance/takings'
import { partLabel } from './part-words.ts'
import type { View } from './view.ts'

/** What one payer owes: as alerts look at it, and the due days that were not met. */
type LateReceipt = AlertFacts['receipts'][number] & {
  readonly series: Series
  readonly owed: readonly Occurrence[]
}

const delaysMin = 3
// Who pays now and then is not late.
const regularityMin = 0.9
const daysBack = 60
const unusualTimes = 1.5
const unusualDays = 7

/** What regular payers owe, one entry for each payer that owes. */
export function lateReceipts(view: View): LateReceipt[] {
  return view.base.series
    .filter(({ side, state, delays, regularity, amount }) => {
      const isRegular = delays.length >= delaysMin && regularity >= regularityMin
      return side === 'in' && state === 'active' && isRegular && amount.amount > 0
    })
    .flatMap((series) => receiptOf(view, series) ?? [])
}

/** What is so late that alerts report it. */
export function missingReceipts(view: View): MissingReceipt[] {
  return lateReceipts(view)
    .filter(({ unusual }) => unusual)
    .flatMap(({ name, overdue, owed, series, href }) => {
      const [oldest] = owed
      if (!oldest) return []
      const isTakings = isPayout(series.subCategory)
      return [{ name, amount: overdue, due: oldest.due, isPayout: isTakings, href }]
    })
}

function receiptOf(view: View, series: Series): LateReceipt | null {
  const owed = owedOf(view, series)
  const [oldest] = owed
  if (!oldest) return null
  const overdue = less(sum(owed.map(leftOf)), paidBeside(view, series, oldest))
  if (overdue * 2 < leftOf(oldest)) return null
  const overdueDays = daysBetween(oldest.due, view.standing.asOf)
  const sorted = [...series.delays].sort((a, b) => a - b)
  const usual = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  // Later than usual by far, and later than ever: who has paid after a month before is not missed
  // after three weeks.
  const limit = Math.max(unusualTimes * usual, Math.max(usual, 0) + unusualDays, ...series.delays)
  return {
    subject: series.merchantId ?? series.id,
    name: nameOf(view, series, oldest),
    overdue,
    overdueDays,
    usualDelay: usual,
    unusual: overdueDays > limit,
    href: lineHref(nameOf(view, series, oldest), series.id),
    series,
    owed,
  }
}

/**
 * The due days of the last two months that were not met, the oldest first; those before a payment
 * that came are past and gone.
 */
function owedOf(view: View, series: Series): Occurrence[] {
  const { asOf } = view.standing
  const own = view.base.occurrences.filter(
    ({ seriesId, due }) =>
      seriesId === series.id && due < asOf && daysBetween(due, asOf) <= daysBack,
  )
  const lastMet = own.findLastIndex(({ state }) => state.startsWith('matched'))
  return own
    .slice(lastMet + 1)
    .filter(({ state }) => state === 'overdue' || state === 'part' || state === 'missed')
}

function leftOf({ amount, matched }: Occurrence): Minor {
  return less(amount, matched)
}

/** What the payer has paid since, too late or too different to be taken for what was due. */
function paidBeside(view: View, series: Series, oldest: Occurrence): Minor {
  if (!series.merchantId) return minor(0)
  const claimed = new Set(view.base.occurrences.flatMap(({ movementIds }) => movementIds))
  return sum(
    view.standing.recent
      .filter(({ merchantId, day, amount, id }) => {
        const isSince = day >= oldest.due && amount > 0 && !claimed.has(id)
        return merchantId === series.merchantId && isSince
      })
      .map(({ amount }) => amount),
  )
}

function nameOf(view: View, series: Series, { due, day, amount }: Occurrence): string {
  const { merchantId, subCategory, side, id } = series
  const receipt = {
    source: 'series',
    sourceId: id,
    month: day.slice(0, 7),
    day,
    due,
    side,
  } as const
  return partLabel({ ...receipt, subCategory, merchantId, amount }, view)
}

/**
 * The payment's line in the forecast: whether it is still expected or given up, it is listed there.
 */
function lineHref(name: string, seriesId: string): string {
  return `/cash-flow/forecast/${['all', name, seriesId].map(encodeURIComponent).join('/')}`
}
