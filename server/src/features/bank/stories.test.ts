// Whatever happens at the bank, in whatever order: afterwards the books are the bank's, to the
// penny.
import { minor, parseMinor, printMinor } from '@plimsoll/domain/money'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type Banking,
  bookRows,
  connect,
  connectionsOf,
  connectOnly,
  expectSameAsBank,
  forgetBudget,
  hearOf,
  heldBy,
  settled,
  startBanking,
  syncAgain,
} from '../../testing/banking.ts'
import { expectBooksAddUp } from '../../testing/books.ts'
import type { Caller } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let world: Banking
beforeAll(async () => {
  world = await startBanking()
})
afterEach(() => world.bank.reset())
afterAll(() => world.stop())

const actions = [
  'add-transaction',
  'add-pending',
  'post-pending',
  'delete-transaction',
  'restore-transactions',
  'day',
  'update',
] as const

test('after any actions at the bank an update makes the books the bank’s own', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...actions), { minLength: 6, maxLength: 12 }),
      fc.constantFrom('always', 'never', 'as-the-bank-does'),
      async (story, newIdWhenPosted) => {
        await world.bank.reset()
        await world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 5, newIdWhenPosted })
        const caller = await world.server.signUp()
        await connect(caller)
        for (const action of story) {
          if (action === 'update') await syncAgain(world.server, caller)
          else if (action === 'day') await world.bank.act('advance-clock', { days: 1 })
          else await world.bank.act(action)
        }
        expect(await syncAgain(world.server, caller)).toMatchObject({ status: 'success' })
        await expectSameAsBank(world, caller)
      },
    ),
    { numRuns: 2, endOnFailure: true },
  )
})

test('a consent that ends in the middle of an update ends it with a sentence; what had come stays', async () => {
  await world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 8 })
  await world.bank.control({ historyMonthsAtFirst: 2, historyRestAfterMs: 600_000 })
  const caller = await world.server.signUp()
  await connectOnly(caller)
  await hearOf(world, 'new-transactions')
  await until(async () => (await replyFor(caller)).usable)
  await world.bank.act('expire-consent')
  await world.bank.control({ fault: 'unauthorized', faultPath: '/', faultTimes: 0 })
  await world.bank.act('hurry')
  const ended = await settled(caller)
  expect(ended.status).toBe('error')
  expect((await bookRows(world.server, caller)).length).toBeGreaterThan(0)
  await expectBooksAddUp(world.server, caller)
  await world.bank.control({ fault: 'none' })
  await forgetBudget(world.server, caller)
  expect((await connectionsOf(caller))[0]?.accounts).toHaveLength(3)
})

/** A statement of the rows, as a bank's web page gives it. */
function statementOf(rows: readonly { day: string; amount: number; text: string }[]): string {
  const line = ({ day, amount, text }: { day: string; amount: number; text: string }) => {
    const [year, month, date] = day.split('-')
    const pounds = (Math.abs(amount) / 10 ** 2).toFixed(2)
    return [`${date}/${month}/${year}`, text, ...(amount < 0 ? [pounds, ''] : ['', pounds])].join(
      ',',
    )
  }
  return ['Date,Description,Paid out,Paid in', ...rows.map(line), ''].join('\n')
}

const older = [
  { day: '2024-01-05', amount: -4500, text: 'OLD SUPPLIER' },
  { day: '2024-01-09', amount: 120_000, text: 'OLD CUSTOMER' },
]

async function currentAccount(caller: Caller): Promise<string> {
  const [connection] = await connectionsOf(caller)
  return connection?.accounts.find(({ kind }) => kind === 'current')?.id ?? ''
}

test('a statement uploaded beside a bank fills in what is older and doubles nothing', async () => {
  await world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 5 })
  const caller = await world.server.signUp()
  await connect(caller)
  const account = await currentAccount(caller)
  const before = await bookRows(world.server, caller)
  const own = before.filter((row) => row.account_id === account)
  await uploadAndSettle(caller, statementOf([...older, ...own]))
  const after = await bookRows(world.server, caller)
  expect(after.length).toBe(before.length + older.length)
  expect(after.filter((row) => row.account_id === account).length).toBe(own.length + older.length)
  await expectBooksAddUp(world.server, caller)
  expect((await caller.get('/data/user-data-exists')).json().data.source).toBe('bank')
  expect((await connectionsOf(caller))[0]?.accounts[0]?.difference).toBe('0.00')
})

test('a statement that ends before the bank’s history begins is recognised by its balance, and opens no account in silence', async () => {
  await world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 5 })
  const caller = await world.server.signUp()
  await connect(caller)
  const account = await currentAccount(caller)
  const own = (await bookRows(world.server, caller)).filter((row) => row.account_id === account)
  const [connection] = await connectionsOf(caller)
  const shown = connection?.accounts.find(({ id }) => id === account)
  const booked = parseMinor(shown?.balance as unknown as string)
  const opening = booked - own.reduce((sum, row) => sum + row.amount, 0)
  const lines = [
    'Date,Description,Amount,Balance',
    `05/01/2024,OLD SUPPLIER,-45.00,${printMinor(minor(opening - 120_000))}`,
    `09/01/2024,OLD CUSTOMER,1200.00,${printMinor(minor(opening))}`,
    '',
  ]
  const { report } = await uploadAndSettle(caller, lines.join('\n'))
  expect(report?.assumptions.map(({ code }) => code)).toContain('account_by_balance')
  const after = await bookRows(world.server, caller)
  expect(after.filter((row) => row.account_id === account).length).toBe(own.length + 2)
  await expectBooksAddUp(world.server, caller)
  const strange = await uploadAndSettle(caller, statementOf(older))
  expect(strange.report?.doubts?.map(({ code }) => code)).toContain('account_opened')
})

test('a bank connected to books of statements meets their account and doubles nothing; undoing the statement leaves the bank’s', async () => {
  await world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 5 })
  const other = await world.server.signUp()
  await connect(other)
  const account = await currentAccount(other)
  const own = (await bookRows(world.server, other)).filter((row) => row.account_id === account)
  const caller = await world.server.signUp()
  const { fileid } = await uploadAndSettle(caller, statementOf([...older, ...own.slice(0, -3)]))
  await connect(caller)
  const held = (await heldBy(world, caller)).filter((row) => row.status === 'posted')
  expect((await bookRows(world.server, caller)).length).toBe(held.length + older.length)
  expect((await caller.get('/data/account-balances')).json().data).toHaveLength(3)
  await expectBooksAddUp(world.server, caller)
  await caller.call({ method: 'DELETE', url: `/api/data/uploads/${fileid}` })
  await expectSameAsBank(world, caller)
  expect((await caller.get('/data/user-data-exists')).json().data.source).toBe('bank')
})

test('R-131 edits that race an update from the bank and an upload are each made once, and the books add up', async () => {
  await world.bank.control({ syncEverySeconds: 0, historyMonthsMax: 5 })
  const caller = await world.server.signUp()
  await connect(caller)
  await world.bank.act('add-transaction')
  await world.bank.act('post-pending')
  await forgetBudget(world.server, caller)
  // Of a transfer the other side would change as well.
  const single = (await bookRows(world.server, caller)).filter((row) => row.transfer_id === null)
  const edited = single.slice(-8)
  const categoryOf = (amount: number) => (amount < 0 ? 'rent' : 'product_sales')
  const edits = edited.map(({ id, amount }, at) =>
    caller.post('/data/update-transactions', {
      transactions: [
        at % 2 ? { id, excluded: true, note: `n${at}` } : { id, sub_category: categoryOf(amount) },
      ],
    }),
  )
  const [synced, , ...replies] = await Promise.all([
    syncAgain(world.server, caller),
    uploadAndSettle(caller, statementOf(older)),
    ...edits,
  ])
  expect(synced).toMatchObject({ status: 'success' })
  for (const reply of replies)
    expect([reply.statusCode, reply.json().data.changed]).toEqual([200, 1])
  await expectBooksAddUp(world.server, caller)
  const after = new Map((await bookRows(world.server, caller)).map((row) => [row.id, row]))
  for (const [at, { id, amount }] of edited.entries()) {
    if (at % 2) expect(after.get(id)?.note).toBe(`n${at}`)
    else expect(after.get(id)?.shown_sub_category).toBe(categoryOf(amount))
  }
  const held = (await heldBy(world, caller)).filter((row) => row.status === 'posted')
  expect([...after.values()].filter((row) => row.origin === 'bank')).toHaveLength(held.length)
})

const replyFor = async (caller: Caller) => (await caller.get('/mh/txn-sync-done')).json().data

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let polls = 0; polls < 1_000; polls++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It never came to it.')
}
