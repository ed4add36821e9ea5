// What the Accuracy page measures belongs to the books as they are, and widens the ranges on every
// screen whether or not anybody opened the page.
import { setTimeout as sleep } from 'node:timers/promises'
import { lastDayOf } from '@plimsoll/domain/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { uploadAndSettle } from '../../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' }, keepsSchedules: true })
})
afterAll(() => server.stop())

// Steady costs, and receipts that stop for the last half of a year: no range could have known.
const months = Array.from({ length: 18 }, (_, at) => {
  const month = (at + 5) % 12
  return `${2025 + Math.floor((at + 5) / 12)}-${String(month + 1).padStart(2, '0')}`
}).filter((month) => month < '2026-11')
const rows = months.flatMap((month, at) => {
  const row = (date: string, text: string, amount: number) =>
    `${date}/${month.slice(5)}/${month.slice(0, 4)},${text},${amount.toFixed(2)}`
  const received = at < 12 ? 9000 + ((at * 7919) % 400) : 300
  return [
    row('01', 'QUAYSIDE ESTATES RENT', -1850),
    row('09', 'PENNINE LOGISTICS INV', received),
    row('14', 'SCREWFIX', -(900 + ((at * 577) % 300))),
    row(lastDayOf(month).slice(8), 'A PATEL WAGES', -2400),
  ]
})
const statement = `Date,Description,Amount\n${rows.join('\n')}\n19/11/2026,SCREWFIX,-107.12\n`

const accuracyFor = async (caller: Caller) =>
  (await caller.get('/data/forecast/accuracy')).json().data
const outlookFor = async (caller: Caller) =>
  (await caller.get('/data/cash-management')).json().data.outlook

async function stateBalance(caller: Caller): Promise<void> {
  const [account] = (await caller.get('/data/account-balances')).json().data
  const balance = { balance: '20000.00', day: '2026-11-19' }
  const reply = await caller.post(`/data/accounts/${account.id}/balance`, balance)
  expect(reply.statusCode).toBe(200)
}

test('a balance entered later moves what was forecast and what came alike', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, statement)
  const before = await accuracyFor(caller)
  expect(before).toMatchObject({ balance_known: false, basis: 'backtest' })
  await stateBalance(caller)
  const after = await accuracyFor(caller)
  expect(after.balance_known).toBe(true)
  expect([after.held, after.lean, after.near]).toEqual([before.held, before.lean, before.near])
  const { confidence } = await outlookFor(caller)
  expect([confidence.in_range, confidence.days]).toEqual([after.held.in_range, after.held.count])
})

test('the past is tried soon after the books change, and opening the page moves no figure', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, statement)
  await stateBalance(caller)
  let outlook = await outlookFor(caller)
  for (let waited = 0; outlook.confidence.days === null && waited < 20_000; waited += 250) {
    await sleep(250)
    outlook = await outlookFor(caller)
  }
  expect(outlook.confidence).toMatchObject({ rough: true })
  await accuracyFor(caller)
  expect(await outlookFor(caller)).toEqual(outlook)
}, 40_000)
