// Which account and currency each row belongs to, and what each account's balance was before
// and after.
import { less } from '../money.ts'
import { currencyOf } from './amount-text.ts'
import type { Columns } from './columns.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { BalanceSeed } from './rows-read.ts'
import type { Row, StatementAccount, StatementTransaction } from './statement.ts'

/**
 * The account as printed: sort code and number joined, marks that only stop a spreadsheet from
 * counting taken off; `null` if the row has none.
 */
export function accountOf(row: Row, columns: Columns): string | null {
  const parts = (columns.account ?? []).map((index) => textOf(row.cells[index]).replace(/^'/, ''))
  const joined = [...new Set(parts)].filter((part) => part !== '').join(' ')
  return joined === '' ? null : joined
}

/**
 * The currency of a row: its own column, then the sign beside the amount, then what the file says
 * as a whole.
 */
export function currencyFor(
  entry: { row: Row; cellCurrency: string | null },
  columns: Columns,
  fallback: string,
): string {
  const column = columns.currency?.[0]
  const printed = column === undefined ? '' : textOf(entry.row.cells[column])
  const code = /^[A-Z]{3}$/i.test(printed) ? printed.toUpperCase() : currencyOf(printed)
  return code ?? entry.cellCurrency ?? fallback
}

// The currency of accounts by the country of their IBAN.
const currencies = new Map([
  ...'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
    .split(' ')
    .map((country) => [country, 'EUR'] as const),
  ['CH', 'CHF'],
  ['DK', 'DKK'],
  ['NO', 'NOK'],
  ['PL', 'PLN'],
  ['SE', 'SEK'],
])

// An IBAN is named as one, or a text is nothing else.
const ibanCountry =
  /\bIBAN:? ?([A-Z]{2})\d\d|^([A-Z]{2})\d\d(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?$/

/**
 * The currency that headers or the lines above the table name, such as `Amount (EUR)`; `null` if
 * they name none or several.
 */
export function currencyNamed(texts: readonly string[]): string | null {
  const found = new Set<string>()
  for (const text of texts) {
    if (/\beuros?\b/i.test(text)) found.add('EUR')
    if (/\bus dollars?\b/i.test(text)) found.add('USD')
    if (/\bpounds? sterling\b/i.test(text)) found.add('GBP')
    const country = ibanCountry.exec(text)?.slice(1).find(Boolean)
    const byCountry = country ? currencies.get(country) : undefined
    if (byCountry) found.add(byCountry)
    // The sign of CAD$ is that of its code.
    for (const word of text.match(/\b[A-Z]{3}(?=\b|\$)|[£€]|(?<![A-Z]{3} ?)\$/g) ?? []) {
      const code = currencyOf(word)
      if (code) found.add(code)
    }
  }
  return found.size === 1 ? ([...found][0] ?? null) : null
}

/** The currency that the name of an account or a tab says. A firm may be called Euro Garages. */
export function currencyOfName(name: string): string | null {
  return currencyNamed([name.replace(firmsEuro, ' ')])
}

const firmsEuro =
  /\beuros?\b(?=[ -]+\p{L})(?![ -]+(accounts?|acct|a\/c|current|savings?|wallet|card|business|deposit|reserve|pot|balance|main|bank)\b)/giu

/** A line that states a balance, with the account and currency it speaks of. */
export type PlacedSeed = BalanceSeed & { readonly key: string }

/**
 * The accounts of transactions that stand in the order of their days, with the balances the file
 * itself states: beside the first and the last payment, or on lines that say "opening" or
 * "closing".
 */
export function accountsOf(
  transactions: readonly StatementTransaction[],
  seeds: readonly PlacedSeed[],
): StatementAccount[] {
  const groups = new Map<string, StatementTransaction[]>()
  for (const each of transactions) {
    const key = accountKey(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return [...groups].flatMap(([key, group]) => {
    const first = group[0]
    const last = group.at(-1)
    if (!first || !last) return []
    const own = seeds.filter((seed) => seed.key === key && seed.balance !== null)
    const named = (words: RegExp) => own.filter((seed) => words.test(fold(seed.label)))
    const opening = named(openingWords)[0]?.balance ?? null
    const closing = named(closingWords).at(-1)?.balance ?? null
    return [
      {
        account: first.account,
        currency: first.currency,
        opening: first.balance === null ? opening : less(first.balance, first.amount),
        closing: last.balance ?? closing,
        firstDay: first.day,
        lastDay: last.day,
      },
    ]
  })
}

/** Whether the label of a line that states a balance says that it is the first. */
export function isOpening(label: string): boolean {
  return openingWords.test(fold(label))
}

const openingWords =
  /\b(opening|beginning|starting|start|previous|brought|b f|bf|anfangssaldo|beginsaldo|inicial|iniziale|initial|anterior|precedent|poczatkowe|ingaende|nyito|pocatecni|pociatocny|pocetno|algsaldo|pradziai|sakuma|acilis|devreden)\b/
const closingWords =
  /\b(closing|ending|end|final|carried|c f|cf|endsaldo|eindsaldo|finale|koncowe|utgaende|zaro|konecny|zavrsno|loppsaldo|pabaigai|beigu|sleguma|kapanis)\b/

/** What tells accounts and currencies apart. */
export function accountKey(place: { account: string | null; currency: string }): string {
  return `${place.account}|${place.currency}`
}
