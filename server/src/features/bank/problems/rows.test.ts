// The problems that people report most with payments from banks, each made to happen at the sandbox
// bank.
import { expect, test } from 'vitest'
import { annotate, bankOfFile } from '../../../testing/bank-problems.ts'
import {
  type BookRow,
  bookRows,
  connectionsOf,
  expectSameAsBank,
  heldBy,
  renew,
  settled,
  syncAgain,
} from '../../../testing/banking.ts'
import type { Caller } from '../../../testing/test-server.ts'

const world = bankOfFile()

test.each([
  ['under its own id', 'never'],
  ['under a new id', 'always'],
])('what was pending is booked once, %s, and keeps its row', async (_, ids) => {
  const caller = await world.connected()
  await world.bank.control({ newIdWhenPosted: ids })
  await world.bank.act('add-pending')
  await syncAgain(world.server, caller)
  const pending = await pendingOf(caller)
  expect(pending.length).toBeGreaterThan(0)
  const before = await bookRows(world.server, caller)
  await world.bank.act('post-pending')
  await syncAgain(world.server, caller)
  expect(await pendingOf(caller)).toEqual([])
  const after = await bookRows(world.server, caller)
  const fresh = after.filter((row) => !before.some(({ id }) => id === row.id))
  expect(fresh.map(({ id }) => id).sort()).toEqual(
    pending.map(({ id }: { id: string }) => id).sort(),
  )
  await expectSameAsBank(world, caller)
})

test('two payments alike in every word stay two', async () => {
  const caller = await world.connected()
  const before = await bookRows(world.server, caller)
  await world.bank.act('add-transaction')
  await world.bank.act('add-transaction')
  await syncAgain(world.server, caller)
  expect((await bookRows(world.server, caller)).length).toBe(before.length + 2)
  await syncAgain(world.server, caller)
  expect((await bookRows(world.server, caller)).length).toBe(before.length + 2)
  await expectSameAsBank(world, caller)
})

test('money spent with a card is money out, and paying its bill is a transfer', async () => {
  const caller = await world.connected()
  const card = (await connectionsOf(caller))[0]?.accounts.find(({ kind }) => kind === 'card')
  const rows = (await bookRows(world.server, caller)).filter((row) => row.account_id === card?.id)
  const out = rows.filter((row) => row.amount < 0)
  expect(out.length).toBeGreaterThan(rows.length / 2)
  const paid = rows.filter((row) => row.amount > 0)
  expect(paid.filter((row) => row.transfer_id !== null).length).toBeGreaterThan(paid.length / 2)
})

test('the difference of balance and rows is shown, and never evened out', async () => {
  const caller = await world.connected()
  const [connection] = await connectionsOf(caller)
  expect(connection?.accounts.map(({ difference }) => difference)).toEqual(['0.00', '0.00', '0.00'])
  const [row] = (await bookRows(world.server, caller)).filter(
    (each) => each.account_id === connection?.accounts[0]?.id && each.transfer_id === null,
  )
  await remove(caller, row?.id ?? '')
  await syncAgain(world.server, caller)
  const reported = (await connectionsOf(caller))[0]?.accounts[0]?.difference
  expect(reported).toBe(((row?.amount ?? 0) / 10 ** 2).toFixed(2))
})

test('days are the bank’s own', async () => {
  const caller = await world.connected()
  const held = new Map(
    (await heldBy(world, caller)).map((row) => [`${row.day} ${row.amount} ${row.text}`, row]),
  )
  for (const row of await bookRows(world.server, caller))
    expect(held.has(`${row.day} ${row.amount} ${row.text}`)).toBe(true)
})

test('what a person took out stays out, through updates and a renewal with new ids; undo brings it back', async () => {
  const caller = await world.connected()
  const rows = await bookRows(world.server, caller)
  const row = rows.findLast((each) => each.transfer_id === null)
  const changeId = await remove(caller, row?.id ?? '')
  await syncAgain(world.server, caller)
  await world.bank.control({ newAccountIdsOnRenewal: true })
  await renew(caller)
  await settled(caller)
  expect((await bookRows(world.server, caller)).length).toBe(rows.length - 1)
  expect((await caller.post(`/data/transactions/changes/${changeId}/undo`)).statusCode).toBe(200)
  await syncAgain(world.server, caller)
  expect((await bookRows(world.server, caller)).length).toBe(rows.length)
  await expectSameAsBank(world, caller)
})

test('what the bank takes back goes, and comes back restored with its edits', async () => {
  const caller = await world.connected()
  const row = await notedCoffee(caller)
  const before = await bookRows(world.server, caller)
  const held = (await heldBy(world, caller)).find(
    (other) => other.text === row.text && other.day === row.day && other.amount === row.amount,
  )
  await world.bank.act('delete-transaction', { transactionId: held?.id })
  await syncAgain(world.server, caller)
  await expectSameAsBank(world, caller)
  expect((await bookRows(world.server, caller)).length).toBe(before.length - 1)
  await world.bank.act('restore-transactions')
  await syncAgain(world.server, caller)
  expect(await bookRows(world.server, caller)).toEqual(before)
  await expectSameAsBank(world, caller)
})

test('a restored row has every edit that it had', async () => {
  const caller = await world.connected()
  const { id, text, day, amount } = await notedCoffee(caller)
  const edit = {
    id,
    sub_category: 'fuel',
    merchant: 'Corner cafe',
    date: '2026-01-05',
    excluded: true,
  }
  expect(
    (await caller.post('/data/update-transactions', { transactions: [edit] })).statusCode,
  ).toBe(200)
  const read = async () => (await caller.get(`/data/transactions/${id}`)).json().data.transaction
  const before = await read()
  expect(before).toMatchObject({
    sub_category: 'fuel',
    merchant: { name: 'Corner cafe' },
    day: '2026-01-05',
    excluded: true,
    note: 'Client coffee',
    edited: true,
  })
  const held = (await heldBy(world, caller)).find(
    (other) => other.text === text && other.day === day && other.amount === amount,
  )
  await world.bank.act('delete-transaction', { transactionId: held?.id })
  await syncAgain(world.server, caller)
  await world.bank.act('restore-transactions')
  await syncAgain(world.server, caller)
  expect(await read()).toEqual(before)
})

test('the user’s words survive every update of the bank’s', async () => {
  const caller = await world.connected()
  const row = await notedCoffee(caller)
  await world.bank.act('advance-clock', { days: 1 })
  await syncAgain(world.server, caller)
  const after = (await bookRows(world.server, caller)).find(({ id }) => id === row.id)
  expect(after?.note).toBe('Client coffee')
})

test('after weeks away nothing is missing, and own transfers are counted once', async () => {
  const caller = await world.connected()
  await world.bank.act('advance-clock', { days: 40 })
  await syncAgain(world.server, caller)
  await expectSameAsBank(world, caller)
  const rows = await bookRows(world.server, caller)
  expect(rows.filter((row) => row.transfer_id !== null).length).toBeGreaterThan(4)
})

test('a row inserted between two pages is neither lost nor doubled', async () => {
  await world.bank.control({ insertBetweenPages: true })
  const caller = await world.connected()
  await syncAgain(world.server, caller)
  await expectSameAsBank(world, caller)
})

const pendingOf = async (caller: Caller) => (await caller.get('/mh/pending')).json().data

/** A coffee that the bank reports, with a note of the user's. */
async function notedCoffee(caller: Caller): Promise<BookRow> {
  await world.bank.act('add-transaction')
  await syncAgain(world.server, caller)
  const row = (await bookRows(world.server, caller)).findLast((each) => each.text.includes('COSTA'))
  if (!row) throw new Error('The bank reported no coffee.')
  await annotate(caller, row.id, 'Client coffee')
  return row
}

async function remove(caller: Caller, id: string): Promise<string> {
  const reply = await caller.call({ method: 'DELETE', url: `/api/data/transactions/${id}` })
  expect([reply.statusCode, reply.json().message]).toEqual([200, undefined])
  return reply.json().data.change_id
}
