// The way in: a grid of cells becomes transactions that are understood and, where the file allows,
// proved; or a refusal with a sentence. Pure: the day is passed in, the bytes were turned into
// cells elsewhere.
import type { Day } from '../calendar.ts'
import { accountHeader } from './account-header.ts'
import { accountsApart, arrangedSheets } from './arrange-sheets.ts'
import { askCardSheet, cardsAmong } from './card-sheets.ts'
import { accountsOfJournal, askAccount } from './entries-twice.ts'
import { findTable, isBlank, isDataLike, signatureOf, type Table } from './find-header.ts'
import { fold } from './fold.ts'
import { joinedReading } from './join-readings.ts'
import { areBanks, askBank, sectionsOfLedger } from './ledger-sections.ts'
import { withLettersInDates } from './letter-dates.ts'
import { refuseLoneAccount } from './lone-account.ts'
import { readTable } from './read-table.ts'
import { refuse, sheetQuestion } from './refuse.ts'
import { yearsOfTitles } from './sheet-years.ts'
import type {
  Answers,
  Assumption,
  Grid,
  Sheet,
  StatementRead,
  StatementRefused,
  StatementResult,
} from './statement.ts'
import { suspectSheets } from './suspect-table.ts'
import { isAccountName, isFirmName } from './tab-names.ts'
import { sideOf } from './table-evidence.ts'
import { readOneBelow, tablesBelow } from './tables-below.ts'
import { runSideBySide } from './tabs-apart.ts'
import { accountsOfTransfers, askOwnEnd, ownEndAssumed } from './two-ends.ts'
import { withUnprovedNoted } from './unproved-reading.ts'

/**
 * Reads a statement. Dates lie between 1990 and 400 days after `today`; amounts are signed whole
 * pence, cash out negative. When the file neither proves itself nor leaves a British default
 * reasonable, it is refused with questions, never guessed at.
 */
export function readStatement(
  grid: Grid,
  options: { answers: Answers; today: Day },
): StatementResult {
  if (!grid.sheets.some((sheet) => sheet.rows.some((row) => row.cells.some((c) => !isBlank(c))))) {
    return refuse('empty', 'This file is empty.')
  }
  const lettered = withLettersInDates(grid)
  const result = withUnprovedNoted(readGrid(lettered.grid, options), grid, options.answers)
  if (result.kind === 'refused' || lettered.assumptions.length === 0) return result
  return { ...result, assumptions: [...lettered.assumptions, ...result.assumptions] }
}

function readGrid(grid: Grid, options: { answers: Answers; today: Day }): StatementResult {
  const accounts = accountsOfJournal(grid.sheets)
  if (accounts && options.answers.sheet === undefined) return askAccount(accounts)
  const sections = accounts ? null : sectionsOfLedger(grid.sheets)
  if (sections && options.answers.sheet === undefined && !areBanks(sections))
    return askBank(sections)
  const lone = accounts || sections ? null : refuseLoneAccount(grid.sheets)
  if (lone) return lone
  const ends = accounts || sections ? null : accountsOfTransfers(grid.sheets)
  if (ends && options.answers.sheet === undefined && ends.sheets.length > 1) return askOwnEnd(ends)
  const parts = accounts ?? sections ?? ends?.sheets ?? arrangedSheets(grid.sheets)
  const named = chosenSheets(parts, options.answers)
  const isOfTable = options.answers.sheet !== undefined && named.length === 0
  const sheets = isOfTable ? chosenSheets(parts.flatMap(tablesBelow), options.answers) : named
  const groups = candidateGroups(sheets, options.answers)
  const group = groups[0]
  if (!group) return refuse('no_transactions', noneSentence)
  if (groups.length > 1) {
    const joined = belongTogether(groups) ? readTogether(groups, grid, options) : null
    if (joined) return joined
    const names = groups.flatMap((tables) => tables.map((table) => table.sheet.name))
    const message = 'Several sheets of this file hold different tables. Choose one.'
    return refuse('choose_sheet', message, { questions: [sheetQuestion(names)] })
  }
  const isUnanswered = options.answers.amountSign === undefined
  const suspect = suspectSheets(group) ?? (isUnanswered ? askCardSheet(group) : null)
  if (suspect) return suspect
  const assumptions = [
    ...hiddenSheets(grid.sheets, group),
    ...sheetsSetAside(parts, options.answers),
    ...(ends?.isSure ? [ownEndAssumed(ends)] : []),
    ...sheetsJoined(group),
    ...hiddenRows(group),
    ...yearsTaken(grid.sheets),
    ...group.flatMap(({ sheet }) => sheet.notes ?? []),
  ]
  const epoch1904 = grid.epoch1904 ?? false
  const statementResult = readTable(group, { ...options, epoch1904, assumptions })
  const below = isOfSeveralTables(statementResult) ? tablesBelow(group[0]?.sheet ?? noSheet) : []
  if (below.length > 1) {
    const readPart = (part: Sheet) =>
      readTable([findTable(part)], { ...options, epoch1904, assumptions })
    return readApart(accountsApart(below) ?? below, grid, options) ?? readOneBelow(below, readPart)
  }
  const isOpen = statementResult.kind === 'read' && statementResult.proof.kind === 'unproved'
  const apart = isOpen ? accountsApart(sheets) : null
  return (apart && readApart(apart, grid, options)) ?? statementResult
}

const noSheet: Sheet = { name: '', hidden: false, rows: [] }

function isOfSeveralTables(result: StatementResult): boolean {
  return (
    result.kind === 'refused' && result.code === 'choose_sheet' && result.questions.length === 0
  )
}

function yearsTaken(sheets: readonly Sheet[]): Assumption[] {
  return yearsOfTitles(sheets).map((year) => ({
    code: 'year_by_title',
    message: `Dates without a year are taken to be in ${year}, because the title names it.`,
  }))
}

// Balances that do not follow through the file as a whole may run through each of its tables alone:
// those are accounts.
function readApart(
  apart: readonly Sheet[],
  grid: Grid,
  options: { answers: Answers; today: Day },
): StatementRead | null {
  const statementResult = readTogether(candidateGroups(apart, options.answers), grid, options)
  if (
    statementResult?.kind !== 'read' ||
    statementResult.proof.kind !== 'proved' ||
    statementResult.proof.breaks.length > 0
  )
    return null
  const [first, ...others] = statementResult.accounts
  // Months follow one another; accounts run side by side.
  if (
    !first ||
    !others.some(({ firstDay, lastDay }) => firstDay < first.lastDay && first.firstDay < lastDay)
  ) {
    return null
  }
  const names = statementResult.accounts.map(({ account }) => `'${account}'`).join(', ')
  const message = `Read as ${statementResult.accounts.length} accounts, because each has its own running balance: ${names}.`
  return {
    ...statementResult,
    assumptions: [...statementResult.assumptions, { code: 'accounts_apart', message }],
  }
}

// Tabs named after months, or after what comes in and what goes out, are one set of books although
// their headers differ.
function belongTogether(groups: readonly Table[][]): boolean {
  const names = groups.flat().map((table) => fold(table.sheet.name))
  if (names.every((name) => period.test(name))) return true
  if (groups.flat().every(({ headers }) => headers?.at(-1) === accountHeader)) return true
  const sides = groups.flat().map(({ headers, sheet }) => sideOf(headers ?? [], sheet.name))
  return sides.includes(1) && sides.includes(-1) && !sides.includes(null)
}

const period =
  /^((week|wk|w|month|period|quarter|q|year|y|p|m) ?\d{1,4}|(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*( ?\d{2,4})?|\d{1,4}( \d{1,4}){0,2})$/

function readTogether(
  groups: readonly Table[][],
  grid: Grid,
  options: { answers: Answers; today: Day },
): StatementResult | null {
  const epoch1904 = grid.epoch1904 ?? false
  const read: StatementRead[] = []
  const { amountSign, ...others } = options.answers
  for (const tables of groups) {
    const context = { ...options, epoch1904, assumptions: hiddenRows(tables) }
    // An answer is about the sheet that asked, and not about those that needed none.
    const plain = readTable(tables, { ...context, answers: others })
    const isAsked = plain.kind === 'refused' && plain.questions[0]?.code === 'amount_sign'
    const result = isAsked && amountSign ? readTable(tables, context) : plain
    if (isAsked && !amountSign) return aboutSheet(plain, tables[0]?.sheet.name ?? '')
    if (result.kind === 'refused') return null
    read.push(result)
  }
  return joinedReading(read)
}

function aboutSheet(refused: StatementRefused, name: string): StatementRefused {
  const questions = refused.questions.map((each) => ({
    ...each,
    message: `${each.message.replace(/\?$/, '')} on the sheet ‘${name}’?`,
  }))
  return { ...refused, questions }
}

const noneSentence =
  'We found no rows with a date and an amount in this file. Upload a statement with a date, a description and an amount in each row.'

function chosenSheets(sheets: readonly Sheet[], answers: Answers): readonly Sheet[] {
  if (answers.sheet !== undefined) return sheets.filter((sheet) => sheet.name === answers.sheet)
  const visible = sheets.filter((sheet) => !sheet.hidden)
  const useful = visible.some((sheet) => sheet.rows.some(isDataLike))
  if (!useful) return sheets
  const kept = visible.filter((sheet) => !isSetAside(sheet))
  return kept.some((sheet) => sheet.rows.some(isDataLike)) ? kept : visible
}

// What was deleted is no payment any more, and an example never was one.
function isSetAside(sheet: Sheet): boolean {
  return /^(deleted|removed|void(ed)?|cancelled|examples?|samples?|specimen|template|dummy|do not use|recycle bin)\b/.test(
    fold(sheet.name),
  )
}

function sheetsSetAside(sheets: readonly Sheet[], answers: Answers): Assumption[] {
  const chosen = new Set(chosenSheets(sheets, answers))
  const left = sheets.filter(
    (sheet) => !sheet.hidden && !chosen.has(sheet) && sheet.rows.some(isDataLike),
  )
  if (left.length === 0 || answers.sheet !== undefined) return []
  const names = left.map((sheet) => `'${sheet.name}'`).join(', ')
  return [
    { code: 'hidden_sheets', message: `Sheets were left out because of their names: ${names}.` },
  ]
}

// Monthly tabs with one header are one table. A summary beside them loses to the rows it sums.
function candidateGroups(sheets: readonly Sheet[], answers: Answers): Table[][] {
  const tables = sheets
    .map((sheet) => findTable(sheet, answers.headerLine))
    .filter((table) => isCandidate(table))
  const groups = new Map<string, Table[]>()
  for (const table of tables) {
    const key = signatureOf(table)
    const group = groups.get(key)
    if (group) group.push(table)
    else groups.set(key, [table])
  }
  const all = [...groups.values()]
  if (all.length < 2) return all
  const detailed = all.filter((group) => !group.every((table) => isSummary(table.sheet)))
  return detailed.length > 0 ? detailed : all
}

function isCandidate(table: Table): boolean {
  if (table.body.length === 0) return false
  if (table.headers && table.body.length > 0) {
    return table.body.some((row) => isDataLike(row)) || isHeadedTable(table)
  }
  return table.body.some(isDataLike)
}

// Dates that are bare serials or broken are seen only in the light of the header above them.
function isHeadedTable(table: Table): boolean {
  const signature = ` ${signatureOf(table).replaceAll('|', ' ')} `
  return /date|datum|fecha|data|dato/.test(signature) && table.body.length > 0
}

function isSummary(sheet: Sheet): boolean {
  return /\b(summary|notes?|pivot|totals?|chart|dashboard|overview|instructions|read ?me|help|lists?|lookups?|categories|budget|forecast|profit|by (month|quarter|year|category|supplier|customer))\b/.test(
    fold(sheet.name),
  )
}

function hiddenSheets(sheets: readonly Sheet[], group: readonly Table[]): Assumption[] {
  const used = new Set(group.map((table) => table.sheet))
  const left = sheets.filter((sheet) => sheet.hidden && !used.has(sheet))
  if (left.length === 0) return []
  const names = left.map((sheet) => `'${sheet.name}'`).join(', ')
  return [{ code: 'hidden_sheets', message: `Hidden sheets were left out: ${names}.` }]
}

// Tabs named after months or pages are parts of one table; other names may be those of accounts, or
// of firms.
function sheetsJoined(group: readonly Table[]): Assumption[] {
  const names = [...new Set(group.map(({ sheet }) => sheet.name))]
  const isPart = (name: string) => period.test(fold(name)) || part.test(fold(name))
  if (names.length < 2 || names.some(isPart)) return []
  const listed = names.map((name) => `'${name}'`).join(', ')
  if (group.some(({ headers }) => headers?.at(-1) === accountHeader)) {
    if (runSideBySide(group) && !names.some(isAccountName)) {
      const message = `The sheets ${listed} are read as an account each. If they are parts of one account, put them on one sheet.`
      return [{ code: 'sheets_joined', message }]
    }
    if (!names.some(isFirmName)) return cardsAmong(names, group)
    const message = `The sheets ${listed} are read as an account each. If one is of another firm, upload it there.`
    return [{ code: 'sheets_joined', message }]
  }
  if (group.every(({ headers, sheet }) => sideOf(headers ?? [], sheet.name) !== null)) return []
  const message = `The sheets ${listed} are read as one account. If they are several, upload each on its own.`
  return [{ code: 'sheets_joined', message }]
}

const part = /^(sheet|table|page|part|transactions?|export|statement|data)( ?\d+)*$|\d{4}/

function hiddenRows(group: readonly Table[]): Assumption[] {
  const hidden = group.flatMap((table) => table.body).filter((row) => row.hidden).length
  if (hidden === 0) return []
  const rows = hidden === 1 ? '1 hidden row was' : `${hidden} hidden rows were`
  return [{ code: 'hidden_rows', message: `${rows} read like the others.` }]
}
