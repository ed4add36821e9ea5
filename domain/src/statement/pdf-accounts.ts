// Statements in sections of several accounts, one after the other, each with its own opening and
// closing balance. Taken only where each account adds up by itself.
import { compareText } from '../order.ts'
import { accountHeader } from './account-header.ts'
import { fold } from './fold.ts'
import { rowsOfCard } from './pdf-cards.ts'
import { isAmountText, openingWords, rowsOfSections } from './pdf-sections.ts'

type Lines = readonly (readonly string[])[]

/** The payments of one account or several under one header; `null` where they don’t add up. */
export function rowsOfStatement(lines: Lines): string[][] | null {
  return rowsOfSections(lines) ?? rowsOfAccounts(lines) ?? rowsOfCard(lines)
}

function rowsOfAccounts(lines: Lines): string[][] | null {
  const starts = accountStarts(lines)
  const first = starts?.[0]
  if (!starts || first === undefined || starts.length < 2) return null
  // Above the first account stand the bank, the days of the statement and perhaps all balances.
  const above = lines.slice(0, first).filter((line) => !line.some(isAmountText))
  const names = starts.map((start) => (lines[start] ?? []).join(' '))
  if (new Set(names).size < names.length) return null
  const accounts = starts.map((start, at) => [...above, ...lines.slice(start, starts[at + 1])])
  const tables = accounts.map((account) => rowsOfSections(account, sectionsMin))
  const [table] = tables
  if (!table || !tables.every((each) => each !== null)) return null
  const named = tables.map((each, at) => each.map((cells) => [...cells, names[at] ?? '']))
  const payments = named.flatMap((each) => each.slice(2, -1))
  return [
    [...(table[0] ?? []), accountHeader],
    ...named.flatMap(([, opening]) => (opening ? [opening] : [])),
    ...payments.toSorted(([a = ''], [b = '']) => compareText(a, b)),
    ...named.flatMap((each) => each.slice(-1)),
  ]
}

const sectionsMin = 1

// The last line above each opening balance that names an account by its number.
function accountStarts(lines: Lines): number[] | null {
  const openings = lines.flatMap((line, at) =>
    line.some((text) => openingWords.test(fold(text))) && hasAmount(line) ? [at] : [],
  )
  const starts = openings.map((opening, at) =>
    lines.findLastIndex(
      (line, place) => place < opening && place > (openings[at - 1] ?? -1) && namesAccount(line),
    ),
  )
  return starts.includes(-1) ? null : starts
}

function hasAmount(line: readonly string[]): boolean {
  return line.some((text) => isAmountText(text) || / -?\(?\$?[\d,]+\.\d\d\)?$/.test(text))
}

const ofAccount =
  /\b(account|acct|checking|savings?|money market|certificate|share|draft|current|reserve|deposit)\b/i
const numbered = /(?<!\d)(\d{8,12}|[x*•.-]{2,} ?\d{4})(?!\d)/i

function namesAccount(line: readonly string[]): boolean {
  const text = line.join(' ')
  return ofAccount.test(text) && numbered.test(text) && !line.some(isAmountText)
}
