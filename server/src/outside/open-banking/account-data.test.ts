// Accounts and transactions as the bank reports them: signs, days, balances, numbers, pages that
// move, ids that change.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenedAdapter, openAdapter } from '../../testing/bank-adapter.ts'
import { startBank, type TestBank, testBanks } from '../../testing/bank-world.ts'
import type { ProviderAccount, ProviderTransaction } from './bank-provider.ts'

let bank: TestBank
let adapter: OpenedAdapter

beforeAll(async () => {
  bank = await startBank({ today: '2026-11-18' })
  adapter = await openAdapter(bank)
})
beforeEach(() => bank.reset())
afterAll(() => bank.stop())

const accountOf = async (user: string, kind: ProviderAccount['kind'] = 'current') => {
  const found = (await adapter.banks.listAccounts(user)).find((account) => account.kind === kind)
  if (!found) throw new Error(`There is no ${kind} account.`)
  return found
}
const pagesOf = async (user: string, accountId: string, differing: object = {}) => {
  const pages: ProviderTransaction[][] = []
  let cursor: string | null = null
  do {
    const request = { user, accountId, from: null, modifiedSince: null, cursor, ...differing }
    const page = await adapter.banks.pullTransactions({ ...request, cursor })
    expect(page.unreadable).toEqual([])
    pages.push([...page.transactions])
    cursor = page.next
  } while (cursor !== null)
  return pages
}

describe('accounts', () => {
  test('an account shows its booked balance, its history and the last digits of its number', async () => {
    const { user, connectionId } = await adapter.connect()
    expect(await accountOf(user)).toEqual({
      id: expect.any(String),
      connectionId,
      name: 'Business Current Account',
      kind: 'current',
      currency: 'GBP',
      reference: '6819',
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      booked: { amount: expect.any(Number), day: '2026-11-18' },
      available: expect.any(Number),
      overdraft: null,
      count: expect.any(Number),
      earliest: expect.stringMatching(/^2024-1[12]-/),
    })
  })

  test('money spent on a card is negative, what is owed is negative, and paying it off is positive', async () => {
    const { user } = await adapter.connect()
    const card = await accountOf(user, 'card')
    expect(card.booked?.amount).toBeLessThan(0)
    const rows = (await pagesOf(user, card.id)).flat()
    const signOf = (words: RegExp) =>
      new Set(rows.filter(({ text }) => words.test(text)).map(({ amount }) => Math.sign(amount)))
    expect(signOf(/ADOBE|TRAINLINE|PRET/)).toEqual(new Set([-1]))
    expect(signOf(/PAYMENT RECEIVED/)).toEqual(new Set([1]))
  })

  test('what is pending lowers what is available and leaves the booked balance alone', async () => {
    const { user } = await adapter.connect()
    const before = await accountOf(user)
    await bank.act('add-pending')
    const after = await accountOf(user)
    expect(after.booked).toEqual(before.booked)
    expect((after.available ?? 0) - (before.available ?? 0)).toBe(-4_250)
  })

  test('the key names the same account after its ids have changed, and a starred card number names none', async () => {
    const own = await adapter.connect()
    const before = await accountOf(own.user)
    await bank.control({ newAccountIdsOnRenewal: true })
    const request = {
      ...own,
      how: 'reauth' as const,
      state: 's',
      consentUntil: new Date('2027-01-01'),
    }
    const { url } = await adapter.banks.beginRenewal(request)
    await fetch(url, { redirect: 'manual' })
    const after = await accountOf(own.user)
    expect(after.id).not.toBe(before.id)
    expect(after.key).toBe(before.key)
    expect((await accountOf(own.user, 'card')).key).toBeNull()
  })

  test('the key is another at another bank and under another secret, and holds nothing of the number', async () => {
    const here = await accountOf((await adapter.connect()).user)
    const there = await accountOf((await adapter.connect(testBanks.tamar)).user)
    expect(there.key).not.toBe(here.key)
    const other = await openAdapter(bank)
    const { user } = await other.connect()
    const [account] = await other.banks.listAccounts(user)
    expect(account?.reference).toBe(here.reference)
    expect(account?.key).not.toBe(here.key)
    expect(JSON.stringify([here, there])).not.toContain('31926819')
  })

  test('an account in euros says so', async () => {
    const { user } = await adapter.connect(testBanks.clyde)
    const currencies = (await adapter.banks.listAccounts(user)).map(({ currency }) => currency)
    expect(currencies.sort()).toEqual(['EUR', 'GBP'])
  })
})

describe('transactions', () => {
  test('a row has whole pence, on the bank’s own day, in its own words', async () => {
    const { user } = await adapter.connect()
    const { id } = await accountOf(user)
    const rows = (await pagesOf(user, id)).flat()
    for (const row of rows) {
      expect(row.accountId).toBe(id)
      expect(Number.isSafeInteger(row.amount)).toBe(true)
      expect(row.day).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(row.currency).toBe('GBP')
      expect(row.modifiedAt).toBeInstanceOf(Date)
    }
    expect(rows.find(({ bankType }) => bankType === 'DD')).toMatchObject({
      status: 'posted',
      text: expect.any(String),
      counterparty: expect.any(String),
      balance: null,
    })
  })

  test('pages hold all rows once, and the last has no next', async () => {
    const { user } = await adapter.connect()
    const account = await accountOf(user)
    const pages = await pagesOf(user, account.id)
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.slice(0, -1).every((page) => page.length === 50)).toBe(true)
    const ids = pages.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(account.count ?? -1)
  })

  test('a row that is inserted between two pages repeats one and loses none', async () => {
    const { user } = await adapter.connect()
    const account = await accountOf(user)
    await bank.control({ insertBetweenPages: true })
    const ids = (await pagesOf(user, account.id)).flat().map(({ id }) => id)
    expect(ids).toHaveLength((account.count ?? 0) + 1)
    expect(new Set(ids).size).toBe(account.count)
  })

  test('a cursor that leads to another call or host stays on the transactions', async () => {
    const { user } = await adapter.connect()
    const { id } = await accountOf(user)
    const request = { user, accountId: id, from: null, modifiedSince: null }
    const page = await adapter.banks.pullTransactions({ ...request, cursor: '?limit=1&offset=0' })
    expect(page.transactions.length + page.unreadable.length).toBe(1)
    const other = await adapter.banks.pullTransactions({
      ...request,
      cursor: '@127.0.0.1:9/../accounts?limit=2',
    })
    expect(other.transactions.every(({ accountId }) => accountId === id)).toBe(true)
  })

  test('only the days wanted, and only what has changed since', async () => {
    const { user } = await adapter.connect()
    const { id } = await accountOf(user)
    const since = (await pagesOf(user, id, { from: '2026-11-02' })).flat()
    expect(since.length).toBeGreaterThan(0)
    expect(since.every(({ day }) => day >= '2026-11-02')).toBe(true)
    const newest = Math.max(...since.map(({ modifiedAt }) => modifiedAt?.getTime() ?? 0))
    await bank.act('advance-clock', { days: 1 })
    await bank.act('add-transaction')
    const changed = (await pagesOf(user, id, { modifiedSince: new Date(newest + 1_000) })).flat()
    expect(changed.map(({ amount }) => amount)).toEqual([-4_250])
  })

  test('the rows of another user’s account are not seen', async () => {
    const [first, second] = [await adapter.connect(), await adapter.connect()]
    const { id } = await accountOf(first.user)
    expect((await pagesOf(second.user, id)).flat()).toEqual([])
  })
})

describe('pending, then posted', () => {
  const addPending = async (bankId: string) => {
    const { user } = await adapter.connect(bankId)
    const { id: accountId } = await accountOf(user)
    const ids = new Set((await pagesOf(user, accountId)).flat().map(({ id }) => id))
    await bank.act('add-pending')
    const added = (await pagesOf(user, accountId)).flat().find(({ id }) => !ids.has(id))
    expect(added).toMatchObject({ status: 'pending', amount: -4_250 })
    return { user, accountId, pending: added?.id ?? '' }
  }

  test('the same id where the bank keeps it, with other words', async () => {
    const { user, pending } = await addPending(testBanks.northgate)
    await bank.act('post-pending')
    const { transactions, gone } = await adapter.banks.pullByIds({ user, ids: [pending] })
    expect(transactions).toMatchObject([{ id: pending, status: 'posted', amount: -4_250 }])
    expect(transactions[0]?.text).not.toContain('DEB CARD')
    expect(gone).toEqual([])
  })

  test('a new id where the bank gives one, and the old one is gone', async () => {
    const { user, accountId, pending } = await addPending(testBanks.tamar)
    await bank.act('post-pending')
    const { transactions, gone } = await adapter.banks.pullByIds({ user, ids: [pending] })
    expect([transactions, gone]).toEqual([[], [pending]])
    const rows = (await pagesOf(user, accountId)).flat()
    expect(
      rows.filter(({ amount, status }) => amount === -4_250 && status === 'posted'),
    ).toHaveLength(1)
  })
})

describe('by ids', () => {
  test('more than fifty are fetched fifty at a time, and one named twice is fetched once', async () => {
    const { user } = await adapter.connect()
    const { id } = await accountOf(user)
    const ids = (await pagesOf(user, id))
      .flat()
      .slice(0, 120)
      .map((row) => row.id)
    const requested = [...ids, ...ids.slice(0, 5), 'never-was']
    const { transactions, gone, unreadable } = await adapter.banks.pullByIds({
      user,
      ids: requested,
    })
    expect(transactions.map((row) => row.id).sort()).toEqual([...ids].sort())
    expect(gone).toEqual(['never-was'])
    expect(unreadable).toEqual([])
  })

  test('no ids, no request', async () => {
    expect(await adapter.banks.pullByIds({ user: 'nobody', ids: [] })).toEqual({
      transactions: [],
      gone: [],
      unreadable: [],
    })
  })

  test('what was deleted is gone, and comes back under its id', async () => {
    const { user } = await adapter.connect()
    const { id } = await accountOf(user)
    const row = (await pagesOf(user, id)).flat().find(({ status }) => status === 'posted')
    const ids = [row?.id ?? '']
    await bank.act('delete-transaction', { transactionId: row?.id })
    expect((await adapter.banks.pullByIds({ user, ids })).gone).toEqual(ids)
    await bank.act('restore-transactions')
    expect((await adapter.banks.pullByIds({ user, ids })).transactions).toMatchObject([
      { id: row?.id },
    ])
  })
})
