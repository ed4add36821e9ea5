// Large files: fifty thousand rows right to the penny, with how long they took printed; and nothing
// that grows with the square.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksAddUp } from '../../testing/books.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const rows = 50_000
// Firms that pay and are paid alike, as the signs of these rows have it.
const firms = ['ACME LTD INV', 'OSEI JOINERY', 'NORTH QUAY PLC', 'MILL LANE', 'SMITH & SONS']
const merchants = ['TESCO STORES 1234', 'ACME LTD INV', 'BRITISH GAS', 'SHELL FUEL', 'AMZNMKTPLACE']

test('50,000 rows are stored to the penny', async () => {
  const lines = ['Date,Description,Paid out,Paid in,Balance']
  let balance = 0
  for (let row = 0; row < rows; row++) {
    const day = new Date(Date.UTC(2023, 0, 1 + Math.floor(row / 50))).toISOString().slice(0, 10)
    const pence = (row % 997) + 1
    const isIn = row % 3 === 0
    balance += isIn ? pence : -pence
    const paid = (pence / 100).toFixed(2)
    const words = `${merchants[row % merchants.length]} ${row % 700}`
    lines.push(
      `${day},${words},${isIn ? ',' : `${paid},`}${isIn ? paid : ''},${(balance / 100).toFixed(2)}`,
    )
  }
  const caller = await server.signUp()
  const started = performance.now()
  const done = await uploadAndSettle(caller, `${lines.join('\n')}\n`)
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(`50,000 rows from upload to books: ${seconds.toFixed(1)} s\n`)
  expect(done).toMatchObject({
    job_status: 'success',
    report: { transactions: rows, duplicates: 0, closing_balance: (balance / 100).toFixed(2) },
  })
  await expectBooksAddUp(server, caller)
})

// Each of these once took a minute and more for so many rows, and four times as long for twice as
// many.
test('4,000 rows beside 4,000 of another account, the same file again, and undoing it take seconds', async () => {
  // As the planner sees a business that came after its statistics were made.
  await server.owner.query('analyze')
  const caller = await server.signUp()
  const first = await uploadAndSettle(caller, statementOf('Date,Description,Amount,Balance', -1))
  const starling = `Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes`
  const second = await uploadAndSettle(caller, statementOf(starling, 1))
  const again = await uploadAndSettle(caller, statementOf(starling, 1))
  expect(
    [first, second, again].map(({ report }) => [report?.transactions, report?.duplicates]),
  ).toEqual([
    [4_000, 0],
    [4_000, 0],
    [0, 4_000],
  ])
  const undone = await caller.call({ method: 'DELETE', url: `/api/data/uploads/${second.fileid}` })
  expect(undone.statusCode).toBe(200)
  await expectBooksAddUp(server, caller)
})

// Without statistics, each row that is looked for reads every row of its account: 20 s for such a
// file.
test('a second file of thousands of different payments finds the first with fresh statistics', async () => {
  const caller = await server.signUp()
  for (const month of ['01', '02']) {
    const lines = ['Date,Description,Amount']
    for (let row = 0; row < 4_000; row++)
      lines.push(
        `${String((row % 28) + 1).padStart(2, '0')}/${month}/2026,SHOP ${month}-${row},-1.25`,
      )
    const { report } = await uploadAndSettle(caller, `${lines.join('\n')}\n`)
    expect(report).toMatchObject({ transactions: 4_000, duplicates: 0 })
  }
  const { rows } = await server.owner.query(
    "select reltuples >= 4000 as known from pg_class where oid = 'transaction'::regclass",
  )
  expect(rows).toEqual([{ known: true }])
})

function statementOf(header: string, sign: 1 | -1): string {
  const lines = [header]
  let balance = 0
  for (let row = 0; row < 4_000; row++) {
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(row / 20))).toISOString().slice(0, 10)
    const pence = sign * (row % 3 === 0 ? 1 : -1) * (100 + ((row * 7919) % 5000))
    balance += pence
    const [amount, after] = [(pence / 100).toFixed(2), (balance / 100).toFixed(2)]
    const words = `${firms[row % firms.length]} ${row % 300}`
    const isPlain = header.startsWith('Date,Description')
    lines.push(
      isPlain
        ? `${day},${words},${amount},${after}`
        : `${day},${words},REF,PAYMENT,${amount},${after},NONE,`,
    )
  }
  return `${lines.join('\n')}\n`
}
