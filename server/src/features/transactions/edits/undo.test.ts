// Undo in any order or refused, and items typed by hand or taken out of the books.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  conflict,
  current,
  EditedBooks,
  savings,
  startTestServer,
  type TestServer,
} from '../../../testing/edited-books.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const open = () => EditedBooks.open(server, current, savings)

describe('undo', () => {
  test('changes of different things are undone in any order; of the same thing, the later first', async () => {
    const books = await open()
    const before = await books.export()
    const { id } = await books.row('QUAYSIDE TRADING')
    const label = await books.edited(id, { sub_category: 'fuel' })
    const note = await books.edited(id, { note: 'why' })
    const merchant = await books.edited(id, { merchant: 'Fresh Name' })
    const again = await books.edited(id, { sub_category: 'rent' })
    expect(await conflict(books.undo(label))).toMatch(
      /“Category: Rent and service charge instead of Fuel” of 21 November 2026 builds on this|builds on this/,
    )
    await books.undone(note)
    await books.undone(again)
    await books.undone(label)
    await books.undone(merchant)
    expect(await books.export()).toBe(before)
    expect(await conflict(books.undo(note))).toMatch(/already/)
  })

  test('a merchant that one change made and another uses stays, and goes with the last', async () => {
    const books = await open()
    const before = await books.export()
    const first = await books.edited((await books.row('QUAYSIDE TRADING')).id, {
      merchant: 'Fresh Name',
    })
    const second = await books.edited((await books.row('-20.00')).id, { merchant: 'fresh name' })
    await books.undone(first)
    await books.addUp()
    expect((await books.row('-20.00')).merchant?.name).toBe('Fresh Name')
    await books.undone(second)
    expect(await books.export()).toBe(before)
  })

  test('what is remembered of a merchant counts hands, goes down with undo, and labels the next file', async () => {
    const books = await EditedBooks.open(server, current)
    const [pebble, second] = (await books.list('q=pebble')).data
    const first = await books.edited(pebble?.id ?? '', { sub_category: 'rent' })
    await books.edited(second?.id ?? '', { sub_category: 'rent' })
    await books.undone(first)
    await books.upload(`${current}08/01/2026,PEBBLE HOUSE,7.00,,673.00,Current\n`)
    expect(await books.row('-7.00')).toMatchObject({ sub_category: 'rent', label_source: 'memory' })
  })

  test('the trail tells who, what and how many, newest first, and of one transaction its own', async () => {
    const books = await open()
    const { id } = await books.row('QUAYSIDE TRADING')
    await books.edited(id, { sub_category: 'fuel' })
    await books.edited((await books.row('ODD IN')).id, { note: 'odd' })
    const { data } = (await books.call('GET', '/data/transactions/changes')).json()
    expect(data).toMatchObject([
      { by: 'Amara Osei', what: 'Note: odd', transactions: 1, undone: false, undoable: true },
      {
        by: 'Amara Osei',
        what: 'Category: Fuel instead of Uncategorised money out',
        transactions: 1,
      },
    ])
    const row = (await books.call('GET', `/data/transactions/${id}`)).json().data
    expect(row.history).toMatchObject([
      { what: 'Category: Fuel instead of Uncategorised money out' },
    ])
    expect(row.facts).toMatchObject({
      text: 'QUAYSIDE TRADING',
      sub_category: 'uncategorised_out',
      file: { name: 'statement.csv', line: 2 },
    })
  })
})

describe('manual items', () => {
  test('their amount, day and account change; a bank’s do not', async () => {
    const books = await open()
    const before = await books.export()
    const [bank, other] = [await books.row('QUAYSIDE TRADING'), await books.row('ODD IN')]
    const added = (
      await books.call('POST', '/data/transactions', {
        account: bank.account.id,
        day: '2026-01-04',
        amount: '-9.99',
        text: 'Stamps',
        sub_category: 'postage_couriers',
      })
    ).json().data
    await books.addUp()
    expect(await books.row('Stamps')).toMatchObject({
      origin: 'manual',
      amount: '-9.99',
      edited: true,
      label_source: 'user',
    })
    const moved = await books.edited(added.id, {
      amount: '-10.01',
      date: '2026-01-10',
      account: other.account.id,
    })
    await books.addUp()
    expect(await books.row('Stamps')).toMatchObject({
      amount: '-10.01',
      day: '2026-01-10',
      account: { id: other.account.id },
    })
    expect((await books.edit(added.id, { amount: '0.00' })).statusCode).toBe(400)
    expect(await conflict(books.edit(bank.id, { amount: '-1.00' }))).toMatch(/bank’s/)
    expect(await conflict(books.undo(added.change_id))).toMatch(/builds on this/)
    await books.undone(moved)
    await books.undone(added.change_id)
    expect(await books.export()).toBe(before)
  })

  test.each([
    [{ amount: '0.00' }, 400],
    [{ sub_category: 'nonsense' }, 400],
    [{ account: '0190b5a0-0000-7000-8000-000000000000' }, 404],
    [{ text: ' ' }, 400],
  ])('one with %j is refused', async (wrong, status) => {
    const books = await EditedBooks.open(server, current)
    const good = {
      account: (await books.row('-20.00')).account.id,
      day: '2026-01-04',
      amount: '-9.99',
      text: 'Stamps',
      sub_category: 'fuel',
    }
    expect((await books.call('POST', '/data/transactions', { ...good, ...wrong })).statusCode).toBe(
      status,
    )
  })

  test('what is taken out of the books does not come back with the file that tells it again; undo brings it back', async () => {
    const books = await EditedBooks.open(server, current)
    const { id } = await books.row('QUAYSIDE TRADING')
    const before = await books.export()
    const removed = (await books.call('DELETE', `/data/transactions/${id}`)).json().data.change_id
    await books.addUp()
    await books.upload(`${current}08/01/2026,PEBBLE HOUSE,7.00,,673.00,Current\n`)
    expect((await books.list()).data.map((row) => row.text)).not.toContain('QUAYSIDE TRADING')
    expect((await books.list()).total.count).toBe(4)
    await books.undone(removed)
    expect((await books.row('QUAYSIDE TRADING')).id).toBe(id)
    await books.addUp()
    expect(before).toContain(id)
    expect(
      (await books.call('DELETE', '/data/transactions/0190b5a0-0000-7000-8000-000000000000'))
        .statusCode,
    ).toBe(404)
  })
})
