// Finds the column whose words say which way money went: DR and CR, Af and Bij, Soll and Haben.
import type { Columns } from './columns.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { isNeitherWay, signOfFlag } from './row-words.ts'
import type { TableRow } from './rows-read.ts'

const wordsMax = 6

const headings = /cred|kred|haben|avere|haber|bij|\b(dr|cr|sign|direction|in out|i o|in or out)\b/

/**
 * The sign column's index, or `null`: one headed so, or any other column without a meaning of its
 * own that holds nothing but such words, in both senses.
 */
export function signColumn(
  rows: readonly TableRow[],
  columns: Columns,
  headers: readonly string[] = [],
): number | null {
  if (!columns.amount) return null
  const own = rows.filter(({ row }) => !isHeading(row, headers))
  return signColumnOf(own, columns, headers)
}

// Pages repeat the header among the payments.
function isHeading({ cells }: TableRow['row'], headers: readonly string[]): boolean {
  return headers.length > 0 && headers.every((header, at) => textOf(cells[at]) === header)
}

function signColumnOf(
  rows: readonly TableRow[],
  columns: Columns,
  headers: readonly string[],
): number | null {
  const cells = Math.max(0, ...rows.slice(0, 50).map(({ row }) => row.cells.length))
  const width =
    headers.length === 0 ? cells : Math.max(headers.length, Math.min(cells, headers.length + 1))
  for (const index of candidates(columns, width)) {
    const headed = columns.sign?.includes(index) || headings.test(fold(headers[index] ?? ''))
    const known = headed || columns.type?.includes(index)
    const senses = sensesOf(rows, index, known ? 1 : 2)
    if (senses && (senses.size === 2 || (headed && senses.size === 1))) return index
    if (senses && known && onlyDebits(rows, index)) return index
    if (senses?.size === 1 && marksSome(rows, index)) return index
  }
  return null
}

/**
 * The column behind the balance whose letters say whether it is a debit (an overdraft) or a credit;
 * `null` where none does.
 */
export function balanceSignColumn(
  rows: readonly TableRow[],
  columns: Columns,
  ownSigns: number | null,
): number | null {
  const balance = columns.balance?.[0]
  if (balance === undefined) return null
  const index = balance + 1
  const isOwn = Object.entries(columns).some(
    ([role, indexes]) => role !== 'sign' && indexes.includes(index),
  )
  if (isOwn || index === ownSigns) return null
  // "Payment" beside a balance is what moved it.
  if (rows.some(({ row }) => movement.test(textOf(row.cells[index])))) return null
  return sensesOf(rows, index, 1)?.has(-1) ? index : null
}

const movement =
  /^(buy|sell|in|out|(in|out)flow|incoming|outgoing|deposit|withdrawal|expense|income|payment|purchase|receipt|refund|sent|received|spend|paid (in|out)|money (in|out))$/i

// A type that says "debit" in every row leaves no doubt; "credit" may name the card.
function onlyDebits(rows: readonly TableRow[], index: number): boolean {
  const filled = rows.map(({ row }) => textOf(row.cells[index])).filter((text) => text !== '')
  return filled.length > 0 && filled.every((text) => /^(debit|dr)$/i.test(text))
}

// CR beside a few rows and nothing beside the others marks those that went the other way.
function marksSome(rows: readonly TableRow[], index: number): boolean {
  const texts = rows.map(({ row }) => textOf(row.cells[index]))
  const filled = texts.filter((text) => text !== '')
  return (
    filled.length > 0 &&
    filled.length < texts.length &&
    filled.every((text) => /^[cd]r$/i.test(text))
  )
}

// A column of letters behind the balance speaks of the balance, not of the payment.
function candidates(columns: Columns, width: number): number[] {
  const named = [...(columns.sign ?? []), ...(columns.type ?? []), ...(columns.description ?? [])]
  const taken = new Set(Object.values(columns).flat())
  const balance = columns.balance?.[0]
  const free = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !taken.has(index) && !(balance !== undefined && index === balance + 1),
  )
  return [...named, ...free]
}

// The senses that occur; `null` as soon as a word has none, which makes it an ordinary type column.
// Under a header that says nothing, a single letter may mean anything.
function sensesOf(
  rows: readonly TableRow[],
  index: number,
  lettersMin: number,
): Set<1 | -1> | null {
  const words = new Set<string>()
  const senses = new Set<1 | -1>()
  for (const { row } of rows) {
    const text = textOf(row.cells[index])
    if (text === '' || words.has(text) || isNeitherWay(text)) continue
    const sense = signOfFlag(text, fold(text))
    if (sense === null || words.size === wordsMax) return null
    if (text.length < lettersMin && !/^[+\-dcshDCSH]$/.test(text)) return null
    words.add(text)
    senses.add(sense)
  }
  // Beside other words "paid" is what has become of an invoice.
  const isBooked = [...words].some((word) => /^paid$/i.test(word))
  return isBooked && ![...words].some((word) => /^rec/i.test(word)) ? null : senses
}
