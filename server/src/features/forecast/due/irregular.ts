// What is expected of customers and suppliers who pay or are paid without a rhythm: the forecast's
// money of each day that no dated item stands for. With it, lists and strip add up.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { pounds } from '@plimsoll/domain/amount-words'
import {
  addDays,
  addMonths,
  daysBetween,
  daysIn,
  firstDayOf,
  monthOf,
} from '@plimsoll/domain/calendar'
import { isBeyondPast } from '@plimsoll/domain/forecast/cash/remainder-lines'
import { type Minor, magnitude, minor, scale, sum } from '@plimsoll/domain/money'
import type { View } from '../standing/view.ts'

type Irregular = CashManagement['irregular'][number]

const days = 91
const weeks = 13
const monthsBack = 3
// Less than a tenth is not worth a word.
const tenth = 10

/** One for each side; nothing where the items are all there is. */
export function irregularOf(view: View, items: readonly DueItem[]): Irregular[] {
  return (['in', 'out'] as const).flatMap((side): Irregular[] => {
    const dated = new Map<string, number>()
    for (const { day, open, side: own } of items)
      if (own === side) dated.set(day, (dated.get(day) ?? 0) + magnitude(open))
    const rest = view.forecast.days.slice(0, days).map((each) => ({
      day: each.day,
      amount: minor(each[side] - (dated.get(each.day) ?? 0)),
    }))
    const total = sum(rest.map(({ amount }) => amount))
    if (total <= 0) return []
    const own = { side, weekly: weekly(total), payees: payeesOf(view, side) }
    return [{ ...own, words: irregularWords(own, weekly(beyondPast(view, side))), days: rest }]
  })
}

/** "About £557 a week to 2 irregular suppliers", and how much of it stands for nobody seen yet. */
function irregularWords(
  { side, weekly, payees }: Pick<Irregular, 'side' | 'weekly' | 'payees'>,
  unseen: Minor,
): string {
  const noun = side === 'in' ? 'customer' : 'supplier'
  const whom = `${payees > 0 ? `${payees} ` : ''}irregular ${noun}${payees === 1 ? '' : 's'}`
  const about = `About ${pounds(weekly)} a week ${side === 'in' ? 'from' : 'to'} ${whom}`
  if (unseen * tenth < weekly) return about
  const part = pounds(minor(Math.min(unseen, weekly)))
  return side === 'in'
    ? `${about}, ${part} of it counted on from customers not known yet`
    : `${about}, ${part} of it held back for payments not known yet`
}

/**
 * What of the weeks ahead the balance asks for beyond everybody's own past; of the month in which
 * they end as large a share as of its days.
 */
function beyondPast({ base, standing }: View, side: 'in' | 'out'): Minor {
  const end = addDays(standing.asOf, days)
  const last = monthOf(end)
  const share = (daysBetween(firstDayOf(last), end) + 1) / daysIn(last)
  const amounts = base.remainder
    .filter((line) => line.side === side && line.month <= last && isBeyondPast(line))
    .map(({ month, amount }) => (month === last ? scale(amount, share) : amount))
  return magnitude(sum(amounts))
}

function weekly(total: Minor): Minor {
  return minor(Math.round(total / weeks))
}

/** Merchants of that side in the last months that no series explains. */
function payeesOf(view: View, side: 'in' | 'out'): number {
  const since = addMonths(monthOf(view.standing.asOf), -monthsBack)
  const regular = new Set(
    view.base.series
      .filter((each) => each.state === 'active' && each.side === side)
      .map(({ merchantId }) => merchantId),
  )
  const taxes = new Set<string>(view.run.taxes.map(({ subCategory }) => subCategory))
  return new Set(
    view.past
      .filter(
        (row) =>
          row.side === side &&
          row.month >= since &&
          row.merchantId !== null &&
          !regular.has(row.merchantId) &&
          !taxes.has(row.subCategory),
      )
      .map(({ merchantId }) => merchantId),
  ).size
}
