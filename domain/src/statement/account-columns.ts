// Sheets that give each account a column of money, or a pair of columns, become tables with a
// column that names the account.
import { readAmount } from './amount-cell.ts'
import { splitAmount } from './amount-text.ts'
import { bankNames } from './bank-names.ts'
import { headingOf } from './dictionary.ts'
import { findTable, isBlank, isDataLike, type Table, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Cell, Row, Sheet } from './statement.ts'

const accountNames =
  'a c|acct|account|bank|current|savings?|saver|reserve|deposit account|petty cash|cash|till|tin|float|credit card|card'
const accountHeading = new RegExp(
  `^(.*\\b)?(${accountNames}|${bankNames})( (a c|acct|account|card|tin|box))?$`,
)
const sumHeading = /^(grand |row )?(total|sum|amount|net|balance)$/
const rowsMin = 3

/** A span of columns that belongs to one account. */
type Block = { readonly account: string; readonly from: number; readonly to: number }

/**
 * The sheet with its accounts in rows instead of columns; `null` where no column is one account's.
 */
export function withAccountRows(sheet: Sheet): Sheet | null {
  const table = findTable(sheet)
  if (!table.headers) return null
  const blocks = pairBlocks(table) ?? namedPairs(table) ?? singleBlocks(table)
  if (!blocks) return null
  const headers = table.headers
  const inBlock = (at: number) => blocks.some(({ from, to }) => at >= from && at < to)
  const isSum = (at: number) => sumHeading.test(fold(headers[at] ?? ''))
  const kept = headers.map((_, at) => at).filter((at) => !inBlock(at) && !isSum(at))
  const [first] = blocks
  if (!first) return null
  const money =
    first.to - first.from === 1
      ? ['Amount']
      : headers.slice(first.from, first.to).map((header) => withoutName(header, first.account))
  const body = table.body.flatMap((row): Row[] => {
    const rows = blocks.flatMap(({ account, from, to }): Row[] => {
      const cells = Array.from({ length: to - from }, (_, at) => row.cells[from + at] ?? null)
      if (!cells.some(isMoved)) return []
      return [{ ...row, cells: [...kept.map((at) => row.cells[at] ?? null), ...cells, account] }]
    })
    return isDataLike(row) ? rows : []
  })
  const header: Row = {
    line: (body[0]?.line ?? 1) - 1,
    cells: [...kept.map((at) => headers[at] ?? null), ...money, 'Account'],
  }
  return {
    ...sheet,
    rows: [...table.preamble.filter((row) => !isNames(row, blocks)), header, ...body],
  }
}

// "Cash in" heads what came into the cash.
function withoutName(header: string, account: string): string {
  const isNamed = fold(header).startsWith(`${fold(account)} `)
  return isNamed ? header.slice(account.length).trim() : header
}

function isNames({ cells }: Row, blocks: readonly Block[]): boolean {
  return blocks.every(({ account, from }) => textOf(cells[from]) === account)
}

function isMoved(cell: Cell): boolean {
  return !isBlank(cell) && /[1-9]/.test(textOf(cell))
}

// One column to an account: nearly every payment stands in exactly one of them.
function singleBlocks({ headers, body }: Table): Block[] | null {
  const blocks = (headers ?? []).flatMap((header, at): Block[] => {
    const role = headingOf(header)?.role
    const isCard = /\bcard$/.test(fold(header)) // a credit card is no column of credits
    const isOther = !isCard && role !== undefined && role !== 'account' && role !== 'amount'
    if (isOther || !accountHeading.test(fold(header)) || !isMoney(body, at)) return []
    return [{ account: header, from: at, to: at + 1 }]
  })
  if (blocks.length < 2) return null
  const moneyColumns = (headers ?? []).filter((header, at) => {
    const isBlock = blocks.some(({ from }) => from === at)
    return !isBlock && isNamedMoney(header) && !sumHeading.test(fold(header)) && isMoney(body, at)
  })
  if (moneyColumns.length > 0) return null
  const data = body.filter(isDataLike)
  const single = data.filter((row) => isOfAccounts(row, blocks))
  const used = blocks.every(({ from }) => data.some(({ cells }) => isMoved(cells[from] ?? null)))
  return used && data.length >= rowsMin && single.length * 10 >= data.length * 9 ? blocks : null
}

// A payment of one account, a transfer between them, or what each of them began with.
function isOfAccounts({ cells }: Row, blocks: readonly Block[]): boolean {
  const moved = blocks.map(({ from }) => cells[from] ?? null).filter(isMoved)
  if (moved.length === 1) return true
  const pence = moved.map((cell) => {
    const read = readAmount(cell, '.')
    return read.kind === 'amount' ? read.pence : Number.NaN
  })
  if (moved.length === 2 && pence[0] === -(pence[1] ?? 0)) return true
  return moved.length > 1 && cells.some((cell) => ofBalances.test(textOf(cell)))
}

const ofBalances = /^(opening |starting )?balances?( (b|brought)[ /]?(f|d|forward|fwd|down))?$/i

function isNamedMoney(header: string): boolean {
  const role = headingOf(header)?.role
  return role === 'amount' || role === 'money_in' || role === 'money_out'
}

// The names of the accounts stand above pairs of columns headed alike: in and out, in and out.
function pairBlocks({ headers, preamble }: Table): Block[] | null {
  const names = preamble.at(-1)
  if (!headers || !names) return null
  const starts = names.cells.flatMap((cell, at) => (isBlank(cell) ? [] : [at]))
  if (starts.length < 2) return null
  const end = headers.findLastIndex((header) => header !== '') + 1
  const blocks = starts.map((from, at) => ({
    account: textOf(names.cells[from]),
    from,
    to: Math.min(starts[at + 1] ?? end, end),
  }))
  const heads = blocks.map(({ from, to }) => headers.slice(from, to).map(fold).join('|'))
  const roles = headers.slice(blocks[0]?.from, blocks[0]?.to).map((each) => headingOf(each)?.role)
  const isPaid =
    fold(headers[blocks[0]?.from ?? -1] ?? '') === 'paid' || heads[0]?.endsWith('|paid')
  const isPair = roles.includes('money_in') && (roles.includes('money_out') || isPaid)
  return isPair && new Set(heads).size === 1 ? blocks : null
}

const sideOfAccount =
  /^(.+) (in|out|receipts?|payments?|paid in|paid out|money in|money out|debits?|credits?|dr|cr)$/

// Each account's own pair, named after it: "Cash in", "Cash out", "Bank in", "Bank out".
function namedPairs({ headers }: Table): Block[] | null {
  const named = (headers ?? []).map((header) => sideOfAccount.exec(fold(header)))
  const blocks = named.flatMap((name, at): Block[] => {
    const next = named[at + 1]
    if (!name?.[1] || name[1] !== next?.[1] || !accountHeading.test(name[1])) return []
    const roles = [name[2], next[2]].map((side) => headingOf(side ?? '')?.role)
    if (!roles.includes('money_in') || !roles.includes('money_out')) return []
    const account = (headers?.[at] ?? '').slice(0, name[1].length)
    return [{ account, from: at, to: at + 2 }]
  })
  const sides = new Set(blocks.map(({ from }) => `${named[from]?.[2]} ${named[from + 1]?.[2]}`))
  return blocks.length > 1 && sides.size === 1 ? blocks : null
}

function isMoney(body: readonly Row[], at: number): boolean {
  const filled = body.filter(isDataLike).flatMap(({ cells }) => {
    const cell = cells[at] ?? null
    return isBlank(cell) ? [] : [cell]
  })
  return filled.every((cell) => {
    if (typeof cell === 'number') return true
    const written = typeof cell === 'string' ? splitAmount(cell) : null
    return written !== null
  })
}
