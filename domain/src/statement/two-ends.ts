// Lists of transfers that name both ends, as "From" and "To", "Source" and "Target", and print each
// amount without a sign: read from the end that is the file's own account.
import { isNegative, readAmount } from './amount-cell.ts'
import { readDateText } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import { findTable, isDataLike, type Table, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { isBank } from './ledger-sections.ts'
import { refuse } from './refuse.ts'
import type { Assumption, Cell, Row, Sheet, StatementRefused } from './statement.ts'

const fromWords =
  /^(from|from account|transfer from|paid from|source account|credit account|cr account|account credited)$/
const toWords =
  /^(to|to account|transfer to|destination|destination account|target account|debit account|dr account|account debited)$/
const ofJourneys = /\b(miles?|mileage|km|kilomet\w+|distance|journeys?|trips?|odometer|route)\b/
const rowsMin = 3
const accountsMax = 12

/** A list of transfers from the view of each account that may be the file's own. */
export type TwoEnds = { readonly sheets: readonly Sheet[]; readonly isSure: boolean }

/** The views of a list of transfers; `null` where the file is no such list. */
export function accountsOfTransfers(sheets: readonly Sheet[]): TwoEnds | null {
  const [sheet, ...others] = sheets.filter(({ hidden, rows }) => !hidden && rows.some(isDataLike))
  if (!sheet || others.length > 0) return null
  const table = findTable(sheet)
  const ends = endsOf(table)
  if (!ends) return null
  const rows = table.body.filter(isDataLike)
  const [sources, targets] = [ends.from, ends.to].map((at) =>
    rows.map(({ cells }) => textOf(cells[at])),
  )
  if (!sources || !targets || rows.length < rowsMin) return null
  if ([...sources, ...targets].some((name) => name === '' || readDateText(name) !== null))
    return null
  const names = [...new Set([...sources, ...targets])]
  const always = names.filter((name) =>
    sources.every((source, at) => (source === name) !== (targets[at] === name)),
  )
  const both = names.filter((name) => sources.includes(name) && targets.includes(name))
  const own = always.length === 1 ? always : both.length > 0 ? both : names.filter(isBank)
  if (own.length === 0 || own.length > accountsMax) return null
  return {
    sheets: own.map((name) => seenFrom(name, { sheet, table, ends })),
    isSure: always.length === 1,
  }
}

/** The question which account of a list of transfers is the file's own. */
export function askOwnEnd({ sheets }: TwoEnds): StatementRefused {
  const message =
    'This list names where each payment came from and where it went. Choose the account that it is about; payments between others are left out.'
  const question = {
    code: 'sheet' as const,
    message: 'Which account is your own?',
    options: sheets.map(({ name }) => ({ value: name, label: name })),
  }
  return refuse('choose_sheet', message, { questions: [question] })
}

/** What was taken for the file's own account. */
export function ownEndAssumed({ sheets: [own] }: TwoEnds): Assumption {
  const message = `What came in and what went out is read from the view of '${own?.name}', which every payment came from or went to.`
  return { code: 'sign_by_words', message }
}

type Ends = { readonly from: number; readonly to: number; readonly amount: number }

function endsOf({ headers, body }: Table): Ends | null {
  const heads = (headers ?? []).map(fold)
  const at = (words: RegExp) => heads.findIndex((head) => words.test(head))
  const roles = (headers ?? []).map((header) => headingOf(header)?.role)
  const [amount, ...others] = roles.flatMap((role, index) => (role === 'amount' ? [index] : []))
  const [from, to] = [at(fromWords), at(toWords)]
  if (heads.some((head) => ofJourneys.test(head))) return null
  if (from < 0 || to < 0 || amount === undefined || others.length > 0) return null
  const settled = ['balance', 'money_in', 'money_out', 'sign']
  if (roles.some((role, index) => index !== from && index !== to && settled.includes(role ?? '')))
    return null
  const isUnsigned = body.every(({ cells }) => !isNegative(cells[amount]))
  return isUnsigned ? { from, to, amount } : null
}

function seenFrom(
  own: string,
  { sheet, table, ends }: { sheet: Sheet; table: Table; ends: Ends },
): Sheet {
  const kept = (cells: readonly Cell[]) =>
    cells.map((cell, at) => (at === ends.from || at === ends.to ? null : cell))
  const body = table.body.flatMap((row): Row[] => {
    const [source, target] = [ends.from, ends.to].map((at) => textOf(row.cells[at]))
    if (!isDataLike(row)) return [row]
    if ((source === own) === (target === own)) return []
    const cells = kept(row.cells)
    if (source === own) cells[ends.amount] = negative(row.cells[ends.amount])
    cells[ends.from] = (source === own ? target : source) ?? null
    return [{ ...row, cells }]
  })
  const heads = kept([...(table.headers ?? [])])
  heads[ends.from] = 'Payee'
  const line = (table.body[0]?.line ?? 2) - 1
  return { ...sheet, name: own, rows: [...table.preamble, { line, cells: heads }, ...body] }
}

function negative(cell: Cell | undefined): Cell {
  if (typeof cell === 'number') return -cell
  return readAmount(cell, '.').kind === 'blank' ? null : `-${textOf(cell)}`
}
