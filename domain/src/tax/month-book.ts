// The months that taxes are measured over: what happened, what is forecast on top of it, and a
// plain average where no forecast reaches.
import { addMonths, type Day, lastDayOf, type Month, monthOf, monthsFrom } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { groupBy } from '../group.ts'
import { less, scale, sum } from '../money.ts'

/** The totals of months, actual and to come. */
export type MonthBook = {
  /** The totals of these months together; a sub-category may stand in several rows. */
  readonly totalsOf: (months: readonly Month[]) => MonthTotal[]
  /** Whether any of these months was filled with the average of the past. */
  readonly isAveraged: (months: readonly Month[]) => boolean
}

const averageMonthsMax = 12

/** What happened and nothing else. */
export function actualBook(totals: readonly MonthTotal[]): MonthBook {
  const byMonth = groupBy(totals, ({ month }) => month)
  return {
    totalsOf: (months) => months.flatMap((month) => byMonth.get(month) ?? []),
    isAveraged: () => false,
  }
}

/**
 * What happened, with a forecast on top: for the month under way what is still to come, for later
 * months the whole. Months past the end of the forecast are filled with the average of up to twelve
 * full months.
 */
export function expectedBook(outlook: {
  totals: readonly MonthTotal[]
  forecast: readonly MonthTotal[]
  firstFullMonth: Month
  asOf: Day
}): MonthBook {
  const current = monthOf(outlook.asOf)
  const byMonth = groupBy([...outlook.totals, ...outlook.forecast], ({ month }) => month)
  const horizon = outlook.forecast.reduce((last, { month }) => (month > last ? month : last), '')
  const average = averageMonth(outlook.totals, outlook.firstFullMonth, current)
  const filling = (month: Month) =>
    month >= current && month > horizon && lastDayOf(month) > outlook.asOf
      ? averageFor(month, average, byMonth.get(month) ?? [])
      : []
  return {
    totalsOf: (months) =>
      months.flatMap((month) => [...(byMonth.get(month) ?? []), ...filling(month)]),
    isAveraged: (months) => months.some((month) => filling(month).length > 0),
  }
}

function averageMonth(
  totals: readonly MonthTotal[],
  firstFullMonth: Month,
  current: Month,
): MonthTotal[] {
  const months = monthsFrom(firstFullMonth, addMonths(current, -1)).slice(-averageMonthsMax)
  const recorded = new Set(months)
  const rows = totals.filter(({ month }) => recorded.has(month))
  return [...groupBy(rows, ({ side, subCategory }) => `${side} ${subCategory}`).values()].flatMap(
    (group) => {
      const [first] = group
      const amount = scale(sum(group.map((each) => each.amount)), 1 / months.length)
      return first ? [{ ...first, amount }] : []
    },
  )
}

/**
 * What is still to come of an average month: all of it, or of the month under way what has not
 * happened yet.
 */
function averageFor(
  month: Month,
  average: readonly MonthTotal[],
  happened: readonly MonthTotal[],
): MonthTotal[] {
  return average.flatMap((row) => {
    const seen = happened.filter(
      ({ side, subCategory }) => side === row.side && subCategory === row.subCategory,
    )
    const rest = less(row.amount, sum(seen.map(({ amount }) => amount)))
    return rest !== 0 && rest > 0 === row.amount > 0 ? [{ ...row, month, amount: rest }] : []
  })
}
