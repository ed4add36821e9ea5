// Tabs that bear the names of people or places and whose payments went both ways on the same days
// are accounts that run side by side; tabs of purposes go one way, and months follow one another.
import type { Day } from '../calendar.ts'
import { isNegative } from './amount-cell.ts'
import { readDateCell } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import { isAmount, isDataLike, type Table } from './find-header.ts'
import { fold } from './fold.ts'
import { namesPeriod } from './row-words.ts'
import type { Row } from './statement.ts'

const rowsMin = 3

/** Whether tables under one header are most likely those of an account each. */
export function runSideBySide(tables: readonly Table[]): boolean {
  if (!tables.every(({ sheet }) => isOwnName(sheet.name))) return false
  const spans = tables.map(spanOf)
  const [first] = spans
  if (!first || !tables.every(goBothWays)) return false
  return spans.every((span) => span && span.from <= first.to && first.from <= span.to)
}

// Months follow one another, though one may begin with what the last one ended with.
function isOwnName(name: string): boolean {
  return properName.test(name) && !purpose.test(name) && !namesPeriod(fold(name))
}

const properName = /^\p{Lu}[\p{Ll}'’-]+( \p{Lu}[\p{L}'’-]*){0,2}$/u
const purpose =
  /\b(sheet|table|page|part|data|export|transactions?|statement|income|expenses?|sales|purchases|summary|draft|copy|old|new|final|receipts|payments)\b/i

function goBothWays({ headers, body }: Table): boolean {
  const data = body.filter(isDataLike)
  const columns = (role: string) =>
    (headers ?? []).flatMap((header, at) => (headingOf(header)?.role === role ? [at] : []))
  const fills = (row: Row, role: string) => columns(role).some((at) => isAmount(row.cells[at]))
  const below = (row: Row) => columns('amount').some((at) => isNegative(row.cells[at]))
  const isPaid = (row: Row) => fills(row, 'money_out') || below(row)
  const isReceived = (row: Row) => fills(row, 'money_in') || (fills(row, 'amount') && !below(row))
  return data.length >= rowsMin && data.some(isPaid) && data.some(isReceived)
}

// Only whole dates that are the workbook's own, or plain ones, are compared. A number may be a day
// as well as the total of a month.
function spanOf({ body }: Table): { from: Day; to: Day } | null {
  const days = body
    .flatMap(({ cells }) => {
      const written = cells.filter((cell) => typeof cell !== 'number')
      const date = written.map((cell) => readDateCell(cell)).find((each) => each?.kind === 'fixed')
      return date?.kind === 'fixed' ? [date.day] : []
    })
    .sort()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : null
}
