// What changes do to the path: closings by month and the low point, before and after.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { Part } from '@plimsoll/domain/forecast/engine'
import { lowPointOf } from '@plimsoll/domain/forecast/overlay/low-point'
import type { Minor } from '@plimsoll/domain/money'
import { amountIn, knownLines, lineMonths, nameOf } from './lines.ts'
import { partLabel } from './part-words.ts'
import type { View } from './view.ts'

const monthsTold = 13

/** Before and after, with the months of the lines that are looked at. */
export function impactOf(before: View, after: View, lineIds: readonly string[]): Impact {
  const asked = new Set(lineIds)
  const linesBefore = knownLines(before).filter(({ id }) => asked.has(id))
  const linesAfter = new Map(knownLines(after).map((line) => [line.id, line]))
  return {
    before: pathOf(before),
    after: pathOf(after),
    lines: linesBefore.map((line) => {
      const later = linesAfter.get(line.id)
      const months = before.forecast.months.slice(0, lineMonths).map(({ month }) => month)
      return {
        seriesId: line.id,
        label: nameOf(before, line),
        before: months.map((month) => ({
          month,
          amount: line.hidden ? nothing : amountIn(line, month),
        })),
        after: months.map((month) => {
          return { month, amount: later && !later.hidden ? amountIn(later, month) : nothing }
        }),
      }
    }),
  }
}

const nothing = 0 as Minor

/** A path by months, with its low and the first day under the cash buffer. */
export function pathOf(view: View): Impact['before'] {
  const { days, months } = view.forecast
  const { buffer } = view.standing.books
  const below = days.find(({ closing }) => closing < buffer)
  return {
    months: months.slice(0, monthsTold).map((month) => {
      return {
        month: month.month,
        opening: month.opening,
        in: month.in,
        out: month.out,
        closing: month.closing,
      }
    }),
    low: lowOf(view),
    first_below: below ? { day: below.day, balance: below.closing } : null,
  }
}

const lowDays = 183

/** The lowest closing balance of the next six months, its day and the largest payment of that day. */
export function lowOf(view: View): Impact['before']['low'] {
  const { days, parts } = view.forecast
  const low = lowPointOf(days.slice(0, lowDays))
  if (!low) return { day: view.standing.asOf, balance: view.base.balance, cause: null }
  const [largest] = parts
    .filter((part: Part) => part.day === low.day && part.amount < 0)
    .sort((a, b) => a.amount - b.amount)
  return { day: low.day, balance: low.balance, cause: largest ? partLabel(largest, view) : null }
}
