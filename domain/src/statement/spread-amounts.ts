// Cash books spread payments over columns of what they were for, and some print no total beside
// them. Where every row fills one such column alone, that is its amount, and the heading says what
// it was for.
import { profileOf } from './column-profile.ts'
import { headingOf } from './dictionary.ts'
import { findTable, isBlank, isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Assumption, Cell, Row, Sheet } from './statement.ts'

const columnsMin = 3
const rowsMin = 3

/** The sheet with a column of amounts and one of categories; `null` where it needs none. */
export function withSpreadAmounts(sheet: Sheet): Sheet | null {
  const { headers, preamble, body } = findTable(sheet)
  if (!headers || headers.some(headsCategory)) return null
  if (!headers.some((header) => headingOf(header)?.role === 'date')) return null
  const data = body.filter(isDataLike)
  const columns = headers.flatMap((header, at) =>
    (mayBePurpose(header) || headsMoney(header)) && holdsMoney(data, at, header) ? [at] : [],
  )
  const wayBy = new Map(columns.map((at) => [at, wayAmong(headers, at)]))
  const taken = takenBy(headers, wayBy)
  for (const at of taken) wayBy.set(at, 1)
  const ways = [...wayBy.values()]
  if (data.length < rowsMin || !areSpread(columns, { headers, ways })) return null
  if (!data.every((row) => filledAmong(row, columns).length <= 1)) return null
  if (!data.every((row) => filledAmong(row, columns).length === 1 || isBalance(row, headers)))
    return null
  const isBothWays = ways.includes(1)
  // Of sales beside what nobody knows the way of, nothing can be gathered.
  if (isBothWays && (ways.includes(null) || !ways.includes(-1))) return null
  const width = Math.max(headers.length, ...body.map(({ cells }) => cells.length))
  const wide = (cells: readonly Cell[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? null)
  const named = headers.map((header, at) => (columns.includes(at) ? `Analysis: ${header}` : header))
  const rows = body.map((row): Row => {
    const [at = -1] = isDataLike(row) ? filledAmong(row, columns) : []
    const cell = row.cells[at] ?? null
    const isIn = wayBy.get(at) === 1
    const sides = isBothWays ? [isIn ? cell : null, isIn ? null : cell] : [cell]
    return { ...row, cells: [...wide(row.cells), headers[at] ?? null, ...sides] }
  })
  const isSpent = ways.every((way) => way === -1)
  const money = isBothWays ? ['Receipts', 'Payments'] : ['Amount']
  const line = (body[0]?.line ?? 2) - 1
  const category = isSpent ? 'Expense category' : 'Category'
  const header: Row = { line, cells: [...wide(named), category, ...money] }
  const notes = [...(sheet.notes ?? []), ...takenNotes(taken.map((at) => headers[at] ?? ''))]
  return { ...sheet, notes, rows: [...preamble, header, ...rows] }
}

function takenNotes(names: readonly string[]): Assumption[] {
  if (names.length === 0) return []
  const listed = names.map((name) => `‘${name}’`).join(' and ')
  const message = `${listed} are read as money in, because what was spent has a column of its own.`
  return [{ code: 'side_assumed', message }]
}

// Where headings say of all columns which way money went, two of one side are enough; a column of
// amounts that says nothing may be their sum.
function areSpread(
  columns: readonly number[],
  { headers, ways }: { headers: readonly string[]; ways: readonly (1 | -1 | null)[] },
): boolean {
  const isNamed = (at: number) => headsMoney(headers[at] ?? '')
  if (columns.every(isNamed)) return false
  if (!ways.includes(null)) return columns.length > 2 || new Set(ways).size === 1
  return columns.length >= columnsMin && !columns.some(isNamed)
}

// A line that states a balance has no amount.
function isBalance(row: Row, headers: readonly string[]): boolean {
  return headers.some(
    (header, at) => headingOf(header)?.role === 'balance' && !isBlank(row.cells[at]),
  )
}

/** Which way money goes by what a small firm calls a column: what it sells for, or pays for. */
export function wayOf(header: string): 1 | -1 | null {
  const words = fold(header)
  if (incoming.test(words)) return 1
  return outgoing.test(words) ? -1 : null
}

// "Cash" and "Card" beside "Spent" are how customers paid.
function takenBy(
  headers: readonly string[],
  ways: ReadonlyMap<number, 1 | -1 | null>,
): readonly number[] {
  const open = [...ways].filter(([, way]) => way === null).map(([at]) => at)
  const isHow = (at: number) =>
    /^(cash|cards?|cheques?|bacs|bank|paypal|online|transfers?)$/.test(fold(headers[at] ?? ''))
  const spent = [...ways.values()].filter((way) => way === -1).length
  const isOne = spent === 1 && ![...ways.values()].includes(1)
  return isOne && open.length > 0 && open.every(isHow) ? open : []
}

// "Flat 1 rent" came in where "Flat 1 costs" stands beside it.
function wayAmong(headers: readonly string[], at: number): 1 | -1 | null {
  const [, place, name = ''] = placed.exec(fold(headers[at] ?? '')) ?? []
  if (place === undefined) return wayOf(headers[at] ?? '')
  const hasCosts = headers.some((other) => {
    const [, own, cost = ''] = placed.exec(fold(other)) ?? []
    return own === place && wayOf(cost) === -1
  })
  return name === 'rent' && hasCosts ? 1 : wayOf(name)
}

const placed = /^((?:flat|unit|house|room|property|shop|apartment|no|number) \w+) (.+)$/
const incoming =
  /^((bar|cash|card|other|net|gross|online|shop|ticket|room|food|drink) )*(sales?|takings|income|receipts?|donations?|fees received|rents? received|rental income|collections?|subscriptions received|fundraising income)$|^(money |paid |cash |card )?(in|received)( by)?( cash| card| bank| cheque)?$/
const outgoing =
  /^((motor|office|bank|cash|general|other|staff|professional|accountancy|legal|travel|business) )*(fuel|petrol|diesel|wages|salaries|labour|overheads?|drawings|rent paid|rates|repairs|maintenance|insurance|stationery|postage|travel|motor|telephone|phone|mobile|materials|stock|purchases|charges|utilities|gas|electric(ity)?|water|heat light|heat and light|advertising|marketing|sundries|sundry|equipment|tools|costs?|expenses?|cleaning|feed|vet|training|paye|hmrc)( (costs?|expenses?))?$|^(money |cash |card )?(paid|spent|out)( out)?( by)?( cash| card| bank| cheque| credit card| debit card)?$/

/** Which of the columns hold something other than zero in a row. */
export function filledAmong({ cells }: Row, columns: readonly number[]): number[] {
  return columns.filter((at) => {
    const cell = cells[at]
    if (isBlank(cell) || cell === 0) return false
    return typeof cell !== 'string' || /[1-9]/.test(cell)
  })
}

function headsMoney(header: string): boolean {
  const role = headingOf(header)?.role
  return role === 'amount' || role === 'money_in' || role === 'money_out'
}

function headsCategory(header: string): boolean {
  return headingOf(header)?.role === 'category'
}

// Stock is bought as well as counted.
function mayBePurpose(header: string): boolean {
  if (header.trim() === '' || /^(total|sum)s?\b/.test(fold(header))) return false
  return headingOf(header) === null || fold(header) === 'stock'
}

// Whole numbers may be counts of something, unless their heading says which way money went, or they
// bear the sign of a currency.
function holdsMoney(data: readonly Row[], at: number, header: string): boolean {
  const { filled, amounts, decimals } = profileOf(at, data)
  const hasSign = data.some(({ cells }) => /^-?[£€$]/.test(textOf(cells[at])))
  const isMoney = decimals * 2 > filled || wayOf(header) !== null || hasSign
  return filled > 0 && amounts === filled && isMoney
}
