// For tests: writes one statement in every format that can be read, so that all can be compared
// with what was written.
import { createRequire } from 'node:module'
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { type Minor, minor, plus, printMinor, sum } from '@plimsoll/domain/money'
import { writeXlsx } from '../outside/workbook/write-xlsx.ts'

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')

/** A statement to write: entries oldest first. */
export type PlainStatement = {
  readonly account: string
  readonly opening: Minor
  readonly entries: readonly { readonly day: Day; readonly amount: Minor; readonly text: string }[]
}

/** What the library writes. */
export const bookTypes = ['biff8', 'biff5', 'biff2', 'xlsb', 'ods', 'fods', 'html', 'xlml'] as const

/**
 * A book of the library's with one sheet of these rows; days are real dates, shown as day, month,
 * year.
 */
function writeBook(
  rows: readonly (readonly (string | number | { day: Day } | null)[])[],
  bookType: (typeof bookTypes)[number],
): Buffer {
  const sheet = xlsx.utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)))
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, sheet, 'Statement')
  return xlsx.write(book, { type: 'buffer', bookType }) as Buffer
}

function cellOf(cell: string | number | { day: Day } | null) {
  if (cell === null || typeof cell !== 'object') return cell
  return { t: 'n', v: daysBetween('1899-12-30', cell.day), z: 'dd/mm/yyyy' }
}

/** The statement as rows of a table with a running balance. */
function tableOf(statement: PlainStatement) {
  let balance = statement.opening
  const rows = statement.entries.map(({ day, amount, text }) => {
    balance = plus(balance, amount)
    return [{ day }, text, Number(printMinor(amount)), Number(printMinor(balance))]
  })
  return [['Date', 'Description', 'Amount', 'Balance'], ...rows]
}

/** Writers by the name of their format. */
export const writers: Readonly<Record<string, (statement: PlainStatement) => Buffer>> = {
  csv: (statement) => separated(statement, ','),
  tsv: (statement) => separated(statement, '\t'),
  'sep=;': (statement) =>
    Buffer.from(`\ufeffsep=;\r\n${separated(statement, ';').toString()}`, 'utf16le'),
  xlsx: (statement) => writeXlsx([{ name: 'Statement', rows: tableOf(statement) }]),
  ...Object.fromEntries(
    bookTypes.map((type) => [
      type,
      (plainStatement: PlainStatement) => writeBook(tableOf(plainStatement), type),
    ]),
  ),
  'ofx 1': ofxSgml,
  'ofx 2': ofxXml,
  qif,
  'camt.053': (statement) => camt(statement),
  mt940: (statement) => mt940(statement),
}

function separated(statement: PlainStatement, separator: string): Buffer {
  const lines = tableOf(statement).map((row) =>
    row
      .map((cell) => (typeof cell === 'object' ? slashed(cell.day) : cell))
      .map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell))
      .join(separator),
  )
  return Buffer.from(`${lines.join('\r\n')}\r\n`)
}

function slashed(day: Day): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

function bare(day: Day): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** What the statement comes to. */
function closingOf(statement: PlainStatement): Minor {
  return plus(statement.opening, sum(statement.entries.map((each) => each.amount)))
}

function lastDayOf(statement: PlainStatement): Day {
  return statement.entries.at(-1)?.day ?? '2024-01-31'
}

function ofxSgml(statement: PlainStatement): Buffer {
  const entries = statement.entries.map(
    ({ day, amount, text }, at) =>
      `<STMTTRN>\n<TRNTYPE>${amount < 0 ? 'DEBIT' : 'CREDIT'}\n<DTPOSTED>${bare(day)}235900[-5:EST]\n<TRNAMT>${printMinor(amount)}\n<FITID>${bare(day)}F${at}\n<NAME>${escaped(text)}\n</STMTTRN>`,
  )
  const last = bare(lastDayOf(statement))
  return Buffer.from(
    `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP<BANKACCTFROM><BANKID>200000<ACCTID>${statement.account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20200101<DTEND>${last}\n${entries.join('\n')}\n</BANKTRANLIST><LEDGERBAL><BALAMT>${printMinor(closingOf(statement))}<DTASOF>${last}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`,
  )
}

function ofxXml(statement: PlainStatement): Buffer {
  const entries = statement.entries.map(
    ({ day, amount, text }, at) =>
      `<STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>${bare(day)}</DTPOSTED><TRNAMT>${printMinor(amount)}</TRNAMT><FITID>${bare(day)}F${at}</FITID><NAME>${escaped(text)}</NAME><MEMO/></STMTTRN>`,
  )
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>GBP</CURDEF><CCACCTFROM><ACCTID>${statement.account}</ACCTID></CCACCTFROM><BANKTRANLIST>${entries.join('')}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`,
  )
}

function qif(statement: PlainStatement): Buffer {
  const entries = statement.entries.map(
    ({ day, amount, text }) => `D${slashed(day)}\nT${printMinor(amount)}\nP${text}\n^`,
  )
  return Buffer.from(`!Type:Bank\n${entries.join('\n')}\n`)
}

/** The statement in CAMT.053. */
function camt(statement: PlainStatement, more: { closing?: Minor } = {}): Buffer {
  const amount = (value: Minor) =>
    `<Amt Ccy="GBP">${printMinor(minor(Math.abs(value)))}</Amt><CdtDbtInd>${value < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
  const balance = (code: string, value: Minor) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(value)}<Dt><Dt>${lastDayOf(statement)}</Dt></Dt></Bal>`
  const entries = statement.entries.map(
    ({ day, amount: pence, text }, at) =>
      `<Ntry>${amount(pence)}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${bare(day)}R${at}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${statement.account}</Id></Othr></Id><Ccy>GBP</Ccy></Acct>${balance('OPBD', statement.opening)}${balance('CLBD', more.closing ?? closingOf(statement))}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
  )
}

/** The statement in MT940. */
function mt940(statement: PlainStatement, more: { closing?: Minor } = {}): Buffer {
  const marked = (value: Minor) => (value < 0 ? 'D' : 'C')
  const written = (value: Minor) => printMinor(minor(Math.abs(value))).replace('.', ',')
  const balance = (value: Minor, day: Day) =>
    `${marked(value)}${bare(day).slice(2)}GBP${written(value)}`
  const entries = statement.entries.map(({ day, amount, text }) => {
    const digits = bare(day).slice(2)
    return `:61:${digits}${digits.slice(2)}${marked(amount)}${written(amount)}NTRFNONREF\r\n:86:${text}`
  })
  const last = lastDayOf(statement)
  const first = statement.entries[0]?.day ?? last
  return Buffer.from(
    `:20:STMT\r\n:25:${statement.account}\r\n:28C:1/1\r\n:60F:${balance(statement.opening, first)}\r\n${entries.join('\r\n')}\r\n:62F:${balance(more.closing ?? closingOf(statement), last)}\r\n-\r\n`,
  )
}
