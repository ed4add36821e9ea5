// What a side's months come to by ordinary payments alone. With few months nothing tells a sale of
// a van from a sale of the trade: what was seen once is not repeated, and what is out of scale
// counts as the largest ordinary payment.
import { median } from '../statistics/descriptive.ts'

// From so many whole months on the typical month looks after itself: it is a median.
const monthsEnough = 3
const paymentsMin = 3
const ordinaryTimes = 3

/**
 * The months (oldest first, in pence), bounded where there are fewer than three; `byDay` holds 31
 * dates for each.
 */
export function ordinaryMonths(byMonth: Float64Array, byDay: Float64Array): Float64Array {
  if (byMonth.length === 0 || byMonth.length >= monthsEnough) return byMonth
  const payments = [...byDay].filter((amount) => amount > 0)
  if (payments.length < paymentsMin) return new Float64Array(byMonth.length)
  const most = ordinaryTimes * median(payments)
  return byMonth.map((_, month) =>
    byDay
      .subarray(month * 31, (month + 1) * 31)
      .reduce((total, amount) => total + Math.min(amount, most), 0),
  )
}
