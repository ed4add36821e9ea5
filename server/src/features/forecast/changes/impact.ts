// What changes do to the path: closings by month and the low point, before and after.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { Minor } from '@plimsoll/domain/money'
import { amountIn, knownLines, lineMonths, nameOf } from '../lines/lines.ts'
import { lowOf } from '../lines/low.ts'
import type { View } from '../standing/view.ts'

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
