// Every code with which a file is refused, through the HTTP API: the sentence, the questions, and
// nothing in the books. And what a file is, recognised by its content, whatever it calls itself.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeXlsx } from '../../outside/workbook/write-xlsx.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

const headed = (...rows: string[]) => ['Date,Description,Amount', ...rows, ''].join('\n')
const plain = headed('15/01/2026,ACME LTD,500.00', '16/01/2026,BRITISH GAS,-120.00')

// The mark of an OLE file, and in its directory, in UTF-16, the name of the part that a password
// locks.
const locked = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(504),
  Buffer.from('EncryptedPackage', 'utf16le'),
  Buffer.alloc(512),
])
const report = (inside: string, head = '') =>
  `<?xml version="1.0"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${inside}</Stmt></BkToCstmrStmt></Document>`
const entry = (words: string) =>
  `<Ntry><Amt Ccy="GBP">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-01-15</Dt></BookgDt><AddtlNtryInf>${words}</AddtlNtryInf></Ntry>`
const cell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const unworked = '<table:table-cell table:formula="of:=1+1"/>'
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
const unworkedBook = `<?xml version="1.0"?><office:document xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="S">${row(cell('Date'), cell('Description'), cell('Amount'))}${row(cell('15/01/2026'), cell('A'), unworked)}${row(cell('16/01/2026'), cell('B'), unworked)}</table:table></office:spreadsheet></office:body></office:document>`
const sheet = (name: string, what: string) => ({
  name,
  rows: [
    ['Date', what, 'Amount'],
    ['15/01/2026', 'ACME', 12.5],
    ['16/01/2026', 'TESCO', -2.5],
  ],
})

test.each<[code: string, content: string | Buffer, question: string | null]>([
  ['encrypted', locked, null],
  ['corrupt', report(entry('A')).slice(0, -40), null],
  ['unsafe', report(entry('A'), '<!DOCTYPE x [<!ENTITY a "b">]>'), null],
  ['too_large', report(entry('x'.repeat(3 * 2 ** 20))), null],
  ['unsupported', '%PDF-1.7', null],
  ['empty', ' \r\n', null],
  ['no_transactions', headed(), null],
  ['no_valid_rows', headed('31/02/2026,A,-1.00', '30/02/2026,B,2.00'), null],
  ['ambiguous_dates', headed('03/04/2026,A,-$1.00', '05/06/2026,B,$2.00'), 'date_order'],
  ['ambiguous_sign', headed('15/01/2026,A,1.00', '16/01/2026,B,2.00'), 'amount_sign'],
  ['choose_sheet', writeXlsx([sheet('Bank', 'Details'), sheet('Card', 'Shop')] as never), 'sheet'],
  ['uncached_formulas', unworkedBook, null],
])('a file is refused as %s', async (code, content, question) => {
  const caller = await server.signUp()
  const checked = await uploadAndSettle(caller, content, { plan: true })
  expect(checked).toMatchObject({ job_status: 'failure', error_code: code })
  expect(checked.message).toMatch(/^[A-Z].+\.$/)
  expect(checked.questions?.map((each) => each.code) ?? []).toEqual(question ? [question] : [])
  const list = await caller.get('/data/transactions/list')
  expect(list.json()).toMatchObject({ total: { count: 0 } })
})

test.each([
  ['statement.pdf', plain],
  ['statement.xlsx', plain],
  ['statement', `\ufeff${plain.replaceAll(',', '\t')}`],
  ['photo.jpg', writeXlsx([sheet('Bank', 'Details')] as never)],
  ['a.csv', report(entry('A') + entry('B'))],
  ['b.xls', '!Type:Bank\nD15/01/2026\nT-5.00\nPA\n^\nD16/01/2026\nT7.00\nPB\n^\n'],
])('%s is recognised by its content', async (filename, content) => {
  const caller = await server.signUp()
  const checked = await uploadAndSettle(caller, content, { plan: true, filename })
  expect(checked).toMatchObject({ job_status: 'success', report: { transactions: 2 } })
})
