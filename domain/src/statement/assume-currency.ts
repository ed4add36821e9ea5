// What is taken for granted about the currency of a file that does not name it, and the doubt that
// says so.
import type { KnownTable } from './known-table.ts'
import type { Assumption } from './statement.ts'
import { isGerman, saysPounds } from './table-evidence.ts'

const assumedWords = {
  GBP: 'Amounts are taken to be in pounds sterling.',
  EUR: 'Amounts are taken to be in euros, because the headings are German.',
} as const

/** The currency of amounts of which nothing says it. */
export function assumedCurrency({ headers }: KnownTable): keyof typeof assumedWords {
  return isGerman(headers) ? 'EUR' : 'GBP'
}

/** What is said about a currency that was assumed, or about several in one file. */
export function currencyAssumptions(
  places: readonly { readonly currency: string; readonly sure: boolean }[],
  known: KnownTable,
  assumptions: readonly Assumption[],
): Assumption[] {
  const currencies = [...new Set(places.map((place) => place.currency))]
  if (currencies.length > 1) {
    const message = `The file holds several currencies, kept as separate accounts: ${currencies.join(', ')}.`
    return [{ code: 'currencies', message }]
  }
  const isMonthFirst = assumptions.some(({ message }) => message.includes('month first'))
  const british = known.layout !== null && !known.layout.whole && !isMonthFirst
  if (british || places.every((place) => place.sure)) return []
  // Where payments or headings are in pounds it goes without saying; elsewhere it is a doubt.
  const code = saysPounds(known) && !isMonthFirst ? 'currency_default' : 'currency_assumed'
  return [{ code, message: assumedWords[assumedCurrency(known)] }]
}
