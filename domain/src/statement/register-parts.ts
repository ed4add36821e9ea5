// Registers of GnuCash print a payment as a line with its date and below it a line for each account
// that it moved. The line of the account itself holds the amount.
import { isBlank, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Cell, Row, Sheet } from './statement.ts'

const heads = {
  date: 'date',
  account: 'account name',
  description: 'description',
  category: 'category',
  into: 'to num',
  out: 'from num',
} as const
type Places = Record<keyof typeof heads, number>

/** The sheet with a row for each payment of the account; `null` for any other list. */
export function registerAsRows(sheet: Sheet): Sheet | null {
  const header = sheet.rows[0]
  const places = header ? placesIn(header) : null
  if (!header || !places) return null
  const groups: Row[][] = []
  for (const row of sheet.rows.slice(1)) {
    if (!isBlank(row.cells[places.date])) groups.push([row])
    else groups.at(-1)?.push(row)
  }
  const rows = groups.map((group) => paymentOf(group, places))
  if (rows.length === 0 || rows.includes(null)) return null
  const names = ['Date', 'Account', 'Description', 'Category', 'Money in', 'Money out']
  const first: Row = { ...header, cells: names }
  return { ...sheet, rows: [first, ...rows.filter((row) => row !== null)] }
}

function placesIn({ cells }: Row): Places | null {
  const words = cells.map((cell) => fold(textOf(cell)))
  const found = Object.entries(heads).map(([name, word]) => [name, words.indexOf(word)] as const)
  return found.some(([, at]) => at < 0) ? null : (Object.fromEntries(found) as Places)
}

// "Assets:Current Account" is the full name of the account "Current Account".
function paymentOf([whole, ...parts]: readonly Row[], places: Places): Row | null {
  if (!whole) return null
  const account = textOf(whole.cells[places.account])
  const nameOf = ({ cells }: Row) => textOf(cells[places.category])
  const isOwn = (row: Row) => nameOf(row) === account || nameOf(row).endsWith(`:${account}`)
  const [own, ...more] = parts.filter(isOwn)
  if (account === '' || !own || more.length > 0) return null
  const others = parts.filter((part) => part !== own).map(nameOf)
  const cells: Cell[] = [
    whole.cells[places.date] ?? null,
    account,
    whole.cells[places.description] ?? null,
    others.length === 1 ? (others[0] ?? null) : 'Split',
    own.cells[places.into] ?? null,
    own.cells[places.out] ?? null,
  ]
  return { ...whole, cells }
}
