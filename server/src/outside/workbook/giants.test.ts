// Bank data files as large as an upload may be, and made to take for ever: each gets its code from
// the child in good time.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadBytesMax } from './limits.ts'
import { readWholeFile } from './read-file.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plimsoll-giants-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fill(head: string, unit: string, tail: string): string {
  const room = uploadBytesMax - head.length - tail.length - 1
  return head + unit.repeat(Math.floor(room / unit.length)) + tail
}
const message = ':20:A\n:25:1\n:60F:C240101GBP1,00\n'
const excel = 'xmlns="urn:schemas-microsoft-com:office:spreadsheet"'

test.each([
  [
    'entries of OFX',
    fill('<OFX><STMTRS>', '<STMTTRN><DTPOSTED>20240103<TRNAMT>-1', '</STMTRS></OFX>'),
    'too_large',
  ],
  ['records of QIF', fill('!Type:Bank\n', 'D14/1/24\nT-1\n^\n', ''), 'too_large'],
  ['entries of MT940', fill(message, ':61:240103D1,N\n', ':62F:C240101GBP1,00\n'), 'too_large'],
  ['quotes in XML', fill('<Document xmlns="camt.053"><Stmt a="', '>', ''), 'too_large'],
  ['depth in XML', fill('<Document xmlns="camt.053">', '<Stmt>', ''), 'corrupt'],
  ['tables in a page', fill('', '<table>', ''), 'unsafe'],
  ['quotes in a page', fill('<table>', '<td a="', ''), 'corrupt'],
  [
    'cells of Excel XML',
    fill(
      `<?xml version="1.0"?><Workbook ${excel}><Worksheet><Table>`,
      '<Row><Cell Index="250"><Data Type="Number">1</Data></Cell></Row>',
      '</Table></Worksheet></Workbook>',
    ),
    'too_large',
  ],
])('%s without end', async (name, content, code) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { transactions, outcome } = await readWholeFile({ path, answers: {}, today: '2026-11-20' })
  expect(outcome).toMatchObject({ kind: 'refused', code })
  expect(transactions).toEqual([])
})
