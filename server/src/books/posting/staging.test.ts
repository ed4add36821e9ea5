// Rows on their way to the database: whatever their words hold arrives as it was, and totals are
// right whether their days are new to the books or not.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { businessIdOf, expectBooksAddUp } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function textsOf(caller: Caller): Promise<string[]> {
  const businessId = await businessIdOf(server, caller)
  return asTenant(server.context.db, businessId, async (tx) => {
    const { rows } = await sql<{ text: string }>`
      select text from transaction where business_id = ${businessId} order by position`.execute(tx)
    return rows.map(({ text }) => text)
  })
}

const oddWords = [
  'BACK\\SLASH LTD',
  'C:\\new\\table',
  'THE "QUOTED" CAFE',
  '{BRACES},AND,COMMAS',
  'NULL',
  'null',
  "O'NEILL & SONS £5",
  'Żółć 食堂 😀',
  '\\x4142',
]

test('words arrive as the file has them', async () => {
  const caller = await server.signUp()
  const rows = oddWords.map(
    (words, at) => `0${at + 1}/01/2026,"${words.replaceAll('"', '""')}",-1.00`,
  )
  const done = await uploadAndSettle(caller, `Date,Description,Amount\n${rows.join('\n')}\n`)
  expect(done).toMatchObject({ job_status: 'success', report: { transactions: oddWords.length } })
  expect(await textsOf(caller)).toEqual(oddWords)
})

function month(rows: readonly string[]): string {
  return `Date,Description,Amount\n${rows.join('\n')}\n`
}

test('totals are right when days are new, are known, and lie between known ones', async () => {
  const caller = await server.signUp()
  const files = [
    month(['03/01/2026,ACME LTD,500.00', '03/01/2026,RENT,-200.00', '20/01/2026,RENT,-10.00']),
    month(['02/02/2026,ACME LTD,700.00', '05/02/2026,RENT,-200.00']),
    month(['02/02/2026,ACME LTD,700.00', '02/02/2026,ACME LTD,1.00', '09/02/2026,RENT,-3.00']),
    month(['10/01/2026,ACME LTD,40.00', '11/01/2026,RENT,-20.00']),
  ]
  for (const file of files) {
    expect(await uploadAndSettle(caller, file)).toMatchObject({ job_status: 'success' })
    await expectBooksAddUp(server, caller)
  }
  const list = await caller.get('/data/transactions/list')
  expect(list.json()).toMatchObject({ total: { count: 9, amount: '808.00' } })
})
