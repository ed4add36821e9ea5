// The first forecaster: each sub-category by the simplest method that its own past supports, named so that the user can judge it.
// It gives no bands, because it has not measured its errors.
import { addMonths, type Month, monthsFrom } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { groupBy } from '../group.ts'
import { type Minor, minor, scale, sum, zero } from '../money.ts'
import { activityInCash } from '../taxonomy.ts'
import type { Forecaster, ForecastInput, ForecastLine } from './forecast.ts'
import { chooseMethod, type Method } from './method.ts'

/** How far back a sub-category's past is looked at, in months. */
export const historyMonthsMax = 36

/** Forecasts every sub-category that the full months know; the current month is never less than what has happened already. */
export const forecastByCategory: Forecaster = (input) => {
  const history = fullMonths(input)
  if (history.length === 0) return []
  const series = groupBy(input.totals, (total) => `${total.side} ${total.subCategory}`)
  return [...series.values()].flatMap((totals) => forecastOne({ input, history, totals }))
}

function forecastOne(one: {
  input: ForecastInput
  history: readonly Month[]
  totals: readonly MonthTotal[]
}): ForecastLine[] {
  const [first] = one.totals
  if (!first) return []
  const { side, subCategory } = first
  const byMonth = new Map(one.totals.map((total) => [total.month, total.amount]))
  const values = one.history.map((month) => byMonth.get(month) ?? zero)
  const method = chooseMethod(values, { repeats: activityInCash(subCategory) === 'operating' })
  const months = monthsFrom(
    one.input.currentMonth,
    addMonths(one.input.currentMonth, one.input.monthsAhead),
  )
  return months.flatMap((month, ahead) => {
    const amount = atLeast(byMonth.get(month) ?? zero, expectedAt(method, values, ahead))
    return amount === 0 ? [] : [{ month, side, subCategory, amount, method: method.words }]
  })
}

/** The amount a method expects `ahead` months after the current one (0 is the current month itself). */
function expectedAt(method: Method, values: readonly Minor[], ahead: number): Minor {
  switch (method.kind) {
    case 'none':
      return zero
    case 'level':
      return meanOf(values.slice(-method.months))
    case 'cycle':
      return (ahead - method.next) % method.every === 0 && ahead >= method.next
        ? meanOf(method.sightings)
        : zero
    case 'year':
      return values[values.length - 12 + (ahead % 12)] ?? zero
  }
}

function fullMonths({ firstFullMonth, currentMonth }: ForecastInput): Month[] {
  return monthsFrom(firstFullMonth, addMonths(currentMonth, -1)).slice(-historyMonthsMax)
}

/** What has happened stands, also where it is more than was expected, or of the other sign. */
function atLeast(happened: Minor, expected: Minor): Minor {
  if (happened === 0) return expected
  return minor(Math.max(happened, expected))
}

function meanOf(values: readonly Minor[]): Minor {
  return values.length === 0 ? zero : scale(sum(values), 1 / values.length)
}
