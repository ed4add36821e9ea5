// Goods go in and out of a store, and leave a balance, as money does. A running balance proves
// their counts as well as sums of money, so that only words and whole numbers
// show which it is.
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import type { Entry } from './rows-read.ts'
import type { StatementRead } from './statement.ts'

const rowsMin = 3

/** Whether whole numbers that go in and out are worded as goods are. */
export function isOfGoods({ headers, columns }: KnownTable, entries: readonly Entry[]): boolean {
  const sides = [...(columns.money_in ?? []), ...(columns.money_out ?? [])]
  if (!areBare(sides.map((at) => headers[at] ?? '')) || entries.length < rowsMin) return false
  const printed = [...sides, ...(columns.balance ?? [])]
  const isWhole = entries.every(({ row }) =>
    printed.every((at) => /^(-?\d{1,6})?$/.test(textOf(row.cells[at]))),
  )
  return (
    isWhole &&
    areGoods(
      entries.map(({ flag, row }) => ({
        isIn: flag === 1,
        words: (columns.description ?? []).map((at) => textOf(row.cells[at])).join(' '),
      })),
    )
  )
}

/** Why what a reading takes for money may be goods, in words; `null` where nothing suggests it. */
export function goodsDoubt({ transactions, columns }: StatementRead): string | null {
  const sides = columns.filter(({ role }) => role === 'money_in' || role === 'money_out')
  if (!areBare(sides.map(({ header }) => header)) || transactions.length < rowsMin) return null
  const rows = transactions.map(({ amount, text }) => ({ isIn: amount > 0, words: text }))
  if (areGoods(rows)) return goods
  const printed = columns.filter(({ role }) => role === 'balance').concat(sides)
  const isWhole = printed.every(({ examples }) =>
    examples.every((each) => /^-?\d{1,6}$/.test(each)),
  )
  return isWhole && transactions.every(({ amount }) => amount % 100 === 0) ? counted : null
}

const bare = /^(in|out|received|issued|added|removed)$/

function areBare(headers: readonly string[]): boolean {
  return headers.length === 2 && headers.every((header) => bare.test(fold(header)))
}

// A purchase puts goods on the shelf and a sale takes them off, where money goes the other way.
const stocked =
  /\b(deliver(y|ed|ies)|goods (in|received)|restock(ed)?|purchased?|bought|produced|stock ?(in|take|count)|supplier)\b/
const taken =
  /\b(used|issued?|sold|sales?|dispatch(ed)?|despatch(ed)?|wast(e|ed|age)|scrap(ped)?|damaged|breakages?|consumed|picked|job|to (site|shop))\b/

function areGoods(rows: readonly { isIn: boolean; words: string }[]): boolean {
  const spoken = rows.flatMap(({ isIn, words }) => {
    const [into, out] = [stocked, taken].map((pattern) => pattern.test(fold(words)))
    return into === out ? [] : [isIn === into]
  })
  return spoken.length > 0 && spoken.every((agrees) => agrees)
}

const goods =
  'Some words speak of goods that come in and go out, and not of money. If this is a list of stock, leave the file out.'
const counted =
  'All figures are whole numbers without a currency. If they count something else than pounds, leave the file out.'
