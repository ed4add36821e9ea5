// What changes do to the path: closings by month and the low point, before and after.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import { monthOf } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { horizonEnd, withinHorizon } from '@plimsoll/domain/outlook/horizon'
import { amountIn, knownLines } from '../lines/known-lines.ts'
import { lineMonths, nameOf } from '../lines/lines.ts'
import { lowOf } from '../outlook/low.ts'
import type { View } from '../standing/view.ts'

/** Before and after, with the months of the lines that are looked at. */
export function impactOf(before: View, after: View, lineIds: readonly string[]): Impact {
  const wanted = new Set(lineIds)
  const linesBefore = knownLines(before).filter(({ id }) => wanted.has(id))
  const linesAfter = new Map(knownLines(after).map((line) => [line.id, line]))
  return {
    balance_known: before.standing.books.balanceKnown,
    before: pathOf(before),
    after: pathOf(after),
    lines: linesBefore.map((line) => {
      const later = linesAfter.get(line.id)
      const months = before.forecast.months.slice(0, lineMonths).map(({ month }) => month)
      return {
        line_id: line.id,
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

/**
 * The path over the outlook's horizon: its months, its low, and the first day below the cash
 * buffer. All three cover the same days.
 */
export function pathOf(view: View): Impact['before'] {
  const { asOf, books } = view.standing
  const days = withinHorizon(view.forecast.days, { asOf, months: books.outlookMonths })
  const last = monthOf(horizonEnd(asOf, books.outlookMonths))
  const below = days.find(({ closing }) => closing < books.buffer)
  return {
    months: view.forecast.months
      .filter(({ month }) => month <= last)
      .map(({ month, opening, in: cashIn, out, closing }) => {
        return { month, opening, in: cashIn, out, closing }
      }),
    low: lowOf(view),
    first_below: below ? { day: below.day, balance: below.closing } : null,
  }
}
