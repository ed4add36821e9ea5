// The accountant's pack of books with an account that is not in pounds.
import * as xlsx from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeXlsx } from '../../../outside/workbook/write-xlsx.ts'
import { businessIdOf } from '../../../testing/books.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { uploadAndSettle } from '../../../testing/uploads.ts'
import { packSheets } from './pack.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

function rowsOf(book: xlsx.WorkBook, sheet: string): unknown[][] {
  const page = book.Sheets[sheet]
  if (!page) throw new Error(`no sheet ${sheet}`)
  return xlsx.utils.sheet_to_json(page, { header: 1, raw: true })
}

test('every sheet names the account that is not in pounds, and its rows are marked', async () => {
  const traveller = await server.signUp()
  await uploadAndSettle(
    traveller,
    `Date,Description,Amount,Currency
2026-10-05,ACME LTD,500.00,GBP
2026-10-06,TESCO,-20.00,GBP
2026-10-07,MUSTER GMBH,-300.00,EUR
`,
  )
  const { sheets } = await packSheets(server.context, await businessIdOf(server, traveller))
  const book = xlsx.read(writeXlsx(sheets), { type: 'buffer' })
  expect(book.SheetNames).toHaveLength(9)
  for (const name of book.SheetNames)
    expect(rowsOf(book, name).at(-1)?.[0], name).toMatch(
      /^Not counted in these totals, which are in pounds: .* \(EUR\)\.$/,
    )
  const listed = rowsOf(book, 'Transactions').slice(1, 4)
  expect(listed.map((row) => [row[7], row[8], row[9], row[10] ?? ''])).toEqual([
    ['GBP', 500, 'Yes', ''],
    ['GBP', -20, 'Yes', ''],
    ['EUR', -300, 'No', 'Not in pounds'],
  ])
  const october = rowsOf(book, 'Reconciliation').find(
    // The first of October 2026, as a workbook counts days.
    ([month]) => month === 46296,
  )
  expect(october?.slice(2, 6)).toEqual([480, 0, 480, 0])
})
