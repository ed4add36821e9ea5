// Transfers by hand, and splits whose parts add up and may go between own accounts.
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

describe('transfers', () => {
  test('two legs are paired and taken apart, stand in no cash total, and undo is exact', async () => {
    const books = await open()
    const before = await books.export()
    const [out, into] = [await books.row('QUAYSIDE TRADING'), await books.row('QUAY IN')]
    const tied = await books.edited(out.id, { transfer_with: into.id })
    await books.addUp()
    expect(await books.row('QUAY IN')).toMatchObject({
      transfer: true,
      sub_category: 'internal_transfer',
    })
    expect((await books.list('direction=out')).data.map((row) => row.text)).not.toContain(
      'QUAYSIDE TRADING',
    )
    const apart = await books.edited(into.id, { transfer_with: null })
    await books.addUp()
    expect(await books.row('QUAYSIDE TRADING')).toMatchObject({ transfer: false })
    expect(await conflict(books.undo(tied))).toMatch(/Transfer taken apart/)
    await books.undone(apart)
    await books.undone(tied)
    expect(await books.export()).toBe(before)
  })

  test('a leg that is called something else is no transfer any more, on either side', async () => {
    const books = await open()
    const [out, into] = [await books.row('QUAYSIDE TRADING'), await books.row('QUAY IN')]
    await books.edited(out.id, { transfer_with: into.id })
    await books.edited(out.id, { sub_category: 'fuel' })
    expect(await books.row('QUAYSIDE TRADING')).toMatchObject({
      transfer: false,
      sub_category: 'fuel',
    })
    expect(await books.row('QUAY IN')).toMatchObject({ transfer: false })
    await books.addUp()
  })

  test('what can be no pair is refused and says why, and nothing changes', async () => {
    const books = await open()
    const before = await books.export()
    const [quay, pebble, loan] = [
      await books.row('QUAYSIDE TRADING'),
      await books.row('-20.00'),
      await books.row('LOAN AND POT'),
    ]
    const [quayIn, oddIn] = [await books.row('QUAY IN'), await books.row('ODD IN')]
    expect(await conflict(books.edit(quay.id, { transfer_with: loan.id }))).toMatch(/same account/)
    expect(await conflict(books.edit(pebble.id, { transfer_with: oddIn.id }))).toMatch(
      /amounts differ/,
    )
    expect(await conflict(books.edit(quay.id, { transfer_with: quay.id }))).toMatch(/itself/)
    expect(
      (await books.edit(quay.id, { transfer_with: '0190b5a0-0000-7000-8000-000000000000' }))
        .statusCode,
    ).toBe(404)
    expect(await books.export()).toBe(before)
    await books.edited(quayIn.id, { excluded: true })
    expect(await conflict(books.edit(quay.id, { transfer_with: quayIn.id }))).toMatch(/excluded/)
    await books.edited(quayIn.id, { excluded: false })
    await books.call('PATCH', `/data/accounts/${quayIn.account.id}`, { included: false })
    expect(await conflict(books.edit(quay.id, { transfer_with: quayIn.id }))).toMatch(
      /does not count/,
    )
    await books.addUp()
  })
})

describe('splits', () => {
  const parts = [
    { amount: '-100.00', sub_category: 'loan_repayment', merchant: 'Lender' },
    { amount: '-50.00', sub_category: 'internal_transfer', note: 'to the pot' },
  ]

  test('a part between own accounts is tied to its leg; lists narrowed to a cell hold the parts, others the whole', async () => {
    const books = await open()
    const before = await books.export()
    const loan = await books.row('LOAN AND POT')
    const change = await books.edited(loan.id, { splits: parts })
    await books.addUp()
    expect(await books.row('POT IN')).toMatchObject({ transfer: true })
    expect((await books.row('LOAN AND POT')).splits).toMatchObject([
      { amount: '-100.00', transfer: false },
      { amount: '-50.00', transfer: true },
    ])
    const out = await books.list('direction=out')
    const part = out.data.find((row) => row.text === 'LOAN AND POT')
    expect(part).toMatchObject({
      id: loan.id,
      amount: '-100.00',
      part_of: { whole: '-150.00', parts: 2 },
      merchant: { name: 'Lender' },
    })
    expect(out.data.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0)).toBe(
      Math.round(Number(out.total.amount) * 100),
    )
    expect((await books.list('shown=split')).total).toEqual({ count: 1, amount: '-150.00' })
    const transaction = (await books.call('GET', `/data/transactions/${loan.id}`)).json().data
    expect(transaction.transfer).toMatchObject({ text: 'POT IN', amount: '50.00' })
    await books.undone(change)
    expect(await books.export()).toBe(before)
  })

  test('undoing the upload that brought the other leg frees the part, and the books add up', async () => {
    const books = await EditedBooks.open(server, current)
    const fileid = await books.upload(savings)
    await books.edited((await books.row('LOAN AND POT')).id, { splits: parts })
    expect((await books.row('POT IN')).transfer).toBe(true)
    expect((await books.call('DELETE', `/data/uploads/${fileid}`)).statusCode).toBe(200)
    expect((await books.row('LOAN AND POT')).splits?.map((part) => part.transfer)).toEqual([
      false,
      false,
    ])
    expect((await books.list('direction=out')).total.amount).toBe('-320.00')
    await books.addUp()
  })

  test('parts that do not add up are refused with what is missing, to the penny', async () => {
    const books = await open()
    const before = await books.export()
    const { id } = await books.row('LOAN AND POT')
    const split = (amounts: string[]) =>
      books.edit(id, { splits: amounts.map((amount) => ({ amount, sub_category: 'rent' })) })
    const short = (await split(['-100.00', '-49.99'])).json()
    expect([short.code, short.message]).toEqual([
      'split_differs',
      'The parts come to £0.01 less than the transaction.',
    ])
    expect((await split(['-100.00', '-50.01'])).json()).toMatchObject({
      code: 'split_differs',
      message: 'The parts come to £0.01 more than the transaction.',
    })
    expect((await split(['-150.00'])).statusCode).toBe(400)
    expect((await split(['-150.00', '0.00'])).statusCode).toBe(400)
    expect(
      (
        await books.edit(id, {
          splits: [
            { amount: '-100.00', sub_category: 'rent' },
            { amount: '-50.00', sub_category: 'nonsense' },
          ],
        })
      ).statusCode,
    ).toBe(400)
    expect(await books.export()).toBe(before)
  })

  test('the label of a split one is its parts’; made whole again it has its own', async () => {
    const books = await open()
    const { id } = await books.row('LOAN AND POT')
    await books.edited(id, { splits: parts })
    expect(await conflict(books.edit(id, { sub_category: 'fuel' }))).toMatch(/split/)
    await books.edited(id, { splits: null, sub_category: 'fuel' })
    expect(await books.row('LOAN AND POT')).toMatchObject({ sub_category: 'fuel' })
    expect((await books.row('POT IN')).transfer).toBe(false)
    await books.addUp()
  })
})
