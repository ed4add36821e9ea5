// Amounts to begin a rule with, taken from what the line came to so far.
import { addMonths, type Month } from '../../calendar.ts'
import { type Minor, minor, sum, zero } from '../../money.ts'

/** What a line came to in a month, in the sense of its side. */
type MonthAmount = { readonly month: Month; readonly amount: Minor }

/**
 * One amount to begin with: a month's, in the sense of the line's side. `null` where the books are
 * too short for it. `months` are those it is taken from.
 */
type Suggestion = {
  readonly key: 'last_month' | 'three_months' | 'six_months' | 'last_year'
  readonly label: string
  readonly months: readonly Month[]
  readonly amount: Minor | null
}

/**
 * The four suggestions for a line. A month without money counts as nothing as long as the books
 * hold it; `startMonth` is the month that the rule begins in.
 */
export function suggestionsFor(
  history: readonly MonthAmount[],
  when: { firstFullMonth: Month; currentMonth: Month; startMonth: Month },
): Suggestion[] {
  const byMonth = new Map<Month, Minor>()
  for (const { month, amount } of history)
    byMonth.set(month, sum([byMonth.get(month) ?? zero, amount]))
  const back = (count: number) =>
    Array.from({ length: count }, (_, i) => addMonths(when.currentMonth, i - count))
  const suggestion = (key: Suggestion['key'], label: string, months: Month[]): Suggestion => {
    const isKnown = months.every((each) => each >= when.firstFullMonth && each < when.currentMonth)
    const amounts = months.map((month) => byMonth.get(month) ?? zero)
    return { key, label, months, amount: isKnown ? meanOf(amounts) : null }
  }
  return [
    suggestion('last_month', 'Last month', back(1)),
    suggestion('three_months', 'Average of the last 3 months', back(3)),
    suggestion('six_months', 'Average of the last 6 months', back(6)),
    suggestion('last_year', 'Same month last year', [addMonths(when.startMonth, -12)]),
  ]
}

function meanOf(amounts: readonly Minor[]): Minor {
  const total = sum(amounts)
  return minor(Math.sign(total) * Math.round(Math.abs(total) / amounts.length))
}
