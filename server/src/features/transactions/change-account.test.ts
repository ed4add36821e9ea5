// Settings of an account: one that counts no more takes its money out of every figure and its
// transfers apart; taken in again, everything is as it was.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EditedBooks, startTestServer, type TestServer } from '../../testing/edited-books.ts'

let server: TestServer
let books: EditedBooks
beforeAll(async () => {
  server = await startTestServer()
  books = await EditedBooks.open(server, current, savings)
})
afterAll(() => server.stop())

const current = `Date,Description,Paid out,Paid in,Balance,Account
03/01/2026,TRANSFER TO SAVINGS,120.00,,880.00,Current
05/01/2026,PEBBLE HOUSE,20.00,,860.00,Current
`
const savings = `Date,Description,Paid out,Paid in,Balance,Account
03/01/2026,TRANSFER FROM CURRENT,,120.00,1120.00,Savings
04/01/2026,INTEREST,,5.00,1125.00,Savings
`
const change = (id: string, body: object) => books.call('PATCH', `/data/accounts/${id}`, body)

test('an account that counts no more takes its money out of the figures, and what went to it has left; back in, all is as before', async () => {
  const before = await books.export()
  const { account } = await books.row('INTEREST')
  expect(await books.row('TRANSFER TO SAVINGS')).toMatchObject({ transfer: true })
  expect((await books.list('direction=out')).total.amount).toBe('-20.00')
  expect((await change(account.id, { included: false })).statusCode).toBe(200)
  await books.addUp()
  expect(await books.row('TRANSFER TO SAVINGS')).toMatchObject({ transfer: false })
  expect((await books.list('direction=out')).total.amount).toBe('-140.00')
  expect((await books.list('direction=in')).total.count).toBe(0)
  expect((await change(account.id, { included: true })).statusCode).toBe(200)
  await books.addUp()
  expect(await books.export()).toBe(before)
})

test('name, kind, buffer and overdraft are kept, and saying nothing changes nothing', async () => {
  const { account } = await books.row('INTEREST')
  expect(
    (
      await change(account.id, {
        name: 'Rainy days',
        kind: 'savings',
        buffer: '100.00',
        overdraft: '50.00',
      })
    ).statusCode,
  ).toBe(200)
  expect((await books.row('INTEREST')).account.name).toBe('Rainy days')
  const before = await books.export()
  expect((await change(account.id, {})).statusCode).toBe(200)
  expect(await books.export()).toBe(before)
})

test('what cannot be is refused, and another business’s account is not there', async () => {
  const { account } = await books.row('INTEREST')
  const before = await books.export()
  expect((await change(account.id, { buffer: '-1.00' })).statusCode).toBe(400)
  expect((await change('0190b5a0-0000-7000-8000-000000000000', { name: 'x' })).statusCode).toBe(404)
  const stranger = await EditedBooks.open(server)
  expect(
    (await stranger.call('PATCH', `/data/accounts/${account.id}`, { included: false })).statusCode,
  ).toBe(404)
  expect(await books.export()).toBe(before)
})
