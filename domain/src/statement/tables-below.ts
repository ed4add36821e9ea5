// Unlike tables one below the other in one sheet: the payments of an account, and below them its
// fees or its rates. Each is taken as a sheet of its own, named after the line above it.
import { filledCells, findTable, isDataLike, isHeaderRow, textOf } from './find-header.ts'
import { refuse, sheetQuestion } from './refuse.ts'
import { joinedCells } from './row-text.ts'
import { count } from './sentences.ts'
import type { Assumption, Row, Sheet, StatementRead, StatementResult } from './statement.ts'

/** The tables of a sheet that holds several under headings of their own, else none. */
export function tablesBelow(sheet: Sheet): Sheet[] {
  const { headers } = findTable(sheet)
  if (!headers) return []
  const first = joinedCells({ line: 0, cells: headers })
  const cuts = sheet.rows.flatMap((row, at) => {
    const isFirst = joinedCells(row) === first
    return isFirst || isHeaderRow(row) ? [at] : []
  })
  if (new Set(cuts.map((at) => joinedCells(sheet.rows[at] ?? blank))).size < 2) return []
  const starts = cuts.map((at) => (isTitle(sheet.rows[at - 1]) ? at - 1 : at))
  const parts = cuts.map((cut, at) => {
    const title = (starts[at] ?? cut) < cut ? joinedCells(sheet.rows[cut - 1] ?? blank) : ''
    const line = sheet.rows[cut]?.line ?? 0
    const name = title || `Table from row ${line}`
    return { ...sheet, name, rows: sheet.rows.slice(at === 0 ? 0 : cut, starts[at + 1]) }
  })
  const names = parts.map(({ name }) => name)
  return parts.map((part, at) =>
    names.indexOf(part.name) === at ? part : { ...part, name: `${part.name} (${at + 1})` },
  )
}

const blank: Row = { line: 0, cells: [] }

function isTitle(row: Row | undefined): boolean {
  const [only, ...others] = row ? filledCells(row) : []
  return typeof only === 'string' && others.length === 0
}

/**
 * The one table of several that its own balances prove, with a doubt that names the others; the
 * question which to read where that is open.
 */
export function readOneBelow(
  parts: readonly Sheet[],
  readPart: (part: Sheet) => StatementResult,
): StatementResult {
  const results = parts.map((part) => ({ part, result: readPart(part) }))
  const payments = results.filter(({ result }) => !isOfNoPayments(result))
  const [list] = payments
  if (list?.result.kind === 'read' && payments.length === 1) {
    const about = 'Only the table of payments was read.'
    const others = parts.filter((part) => part !== list.part)
    return withLeftOut(list.result, others, about)
  }
  const proved = results.flatMap(({ part, result }) => (isProved(result) ? [{ part, result }] : []))
  const [only] = proved
  const others = parts.filter((part) => part !== only?.part)
  const isMain = only && rowsIn([only.part]) > rowsIn(others)
  if (only && proved.length === 1 && isMain) {
    return withLeftOut(only.result, others, 'Only the table whose balances follow was read.')
  }
  const message = 'This sheet holds several tables, one below the other. Choose one.'
  const names = parts.filter((part) => rowsIn([part]) > 0).map(({ name }) => name)
  return refuse('choose_sheet', message, { questions: [sheetQuestion(names)] })
}

function isProved(result: StatementResult): result is StatementRead {
  if (result.kind === 'refused' || result.proof.kind !== 'proved') return false
  return result.proof.breaks.length === 0 && result.transactions.length > 1
}

function rowsIn(parts: readonly Sheet[]): number {
  return parts.reduce((sum, { rows }) => sum + rows.filter(isDataLike).length, 0)
}

// Fees to come, journeys, rates: what a list says of itself.
function isOfNoPayments(result: StatementResult): boolean {
  return result.kind === 'refused' && result.code === 'no_transactions'
}

function withLeftOut(result: StatementRead, parts: readonly Sheet[], about: string): StatementRead {
  const names = parts.map((part) => {
    const words =
      findTable(part)
        .headers?.map(textOf)
        .filter((text) => text !== '') ?? []
    return `‘${words.join(', ')}’ (${count(rowsIn([part]), 'row')})`
  })
  const message = `${about} Left out: ${names.join('; ')}.`
  const noted: Assumption = { code: 'tables_left_out', message }
  return { ...result, assumptions: [...result.assumptions, noted] }
}
