// Invoices and bills through HTTP: added they are expected, replace what was forecast, are met by
// payments, and come back with undo.

import { type CashManagement, cashManagement } from '@plimsoll/contract/cash-management'
import { type Invoice, listInvoices } from '@plimsoll/contract/invoices'
import { magnitude, sum } from '@plimsoll/domain/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { multipart } from '../../../testing/uploads.ts'

const today = '2026-11-20'
let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  caller = await server.signUp()
  await caller.get('/mock/load-data')
})
afterAll(() => server.stop())

const entry = (more: object = {}) => ({
  side: 'in',
  party: 'Somebody New Ltd',
  number: '1042',
  issued: null,
  due: '2026-12-15',
  amount: '1200.00',
  email: null,
  source: 'typed',
  ...more,
})

async function managed(): Promise<CashManagement> {
  const { data } = z.decode(
    cashManagement.reply,
    (await caller.get('/data/cash-management')).json(),
  )
  if (!data) throw new Error('the demo company has books')
  return data
}

async function listed(): Promise<Invoice[]> {
  const reply = await caller.get('/data/invoices')
  expect(reply.statusCode).toBe(200)
  return z.decode(listInvoices.reply, reply.json()).data
}

async function save(body: object) {
  const reply = await caller.post('/data/invoices', body)
  expect(reply.json()).toMatchObject({ status: 'success' })
  return reply.json().data.undo as { keep: object[]; remove: string[]; cancel: string[] }
}

const addsUp = ({ items, irregular, weeks }: CashManagement) => {
  for (const side of ['in', 'out'] as const)
    for (const week of weeks) {
      const isWithin = (day: string) => day >= week.from && day <= week.to
      const own = items.filter((item) => item.side === side && isWithin(item.day))
      const rest = irregular
        .filter((each) => each.side === side)
        .flatMap(({ days }) => days.filter(({ day }) => isWithin(day)))
      const listedSum = sum([
        ...own.map(({ open }) => magnitude(open)),
        ...rest.map(({ amount }) => amount),
      ])
      expect([side, week.from, listedSum]).toEqual([side, week.from, week[side]])
    }
}

test('lists and strip add up week by week, with and without invoices', async () => {
  addsUp(await managed())
  const undo = await save({
    add: [entry(), entry({ side: 'out', party: 'Howdens', number: null })],
  })
  const after = await managed()
  addsUp(after)
  const item = after.items.find(({ source, side }) => source === 'invoice' && side === 'in')
  expect(item).toMatchObject({
    merchant: 'Somebody New Ltd',
    day: '2026-12-15',
    due: '2026-12-15',
    open: 120_000,
    state: 'expected',
    words: 'Invoice 1042, due 15 December',
    entered: 'typed',
  })
  expect(await listed()).toHaveLength(2)
  await save(undo)
  expect(await listed()).toHaveLength(0)
})

test('an invoice of a known payer replaces what was forecast of it, is moved, marked as paid, and undone', async () => {
  const before = await managed()
  const regular = before.items.find(
    ({ side, source, merchant_id, day }) =>
      side === 'in' && source === 'series' && merchant_id && day > '2026-12-01',
  )
  if (!regular) throw new Error('the demo company has regular payers')
  const closing = before.weeks.at(-1)?.closing ?? 0
  const amount = (regular.open / 1e2).toFixed(2)
  await save({
    add: [entry({ party: regular.merchant, amount, due: regular.due, number: 'A-1' })],
  })
  const after = await managed()
  // The same sum about the same day: nothing is doubled.
  expect(after.weeks.at(-1)?.closing).toBe(closing)
  const gone = after.items.filter(
    ({ line_id, due }) => line_id === regular.line_id && due === regular.due,
  )
  expect(gone).toEqual([])
  const [invoice] = await listed()
  if (!invoice) throw new Error('it was kept')
  expect(invoice.merchant_id).toBe(regular.merchant_id)
  const item = after.items.find(({ line_id }) => line_id === `invoice.${invoice.id}`)
  if (!item) throw new Error('it is due')

  const decide = (kind: string, more = {}) =>
    caller.post('/data/forecast/occurrences', {
      line_id: item.line_id,
      due: item.due,
      kind,
      ...more,
    })
  expect((await decide('redate', { day: '2027-01-28' })).statusCode).toBe(200)
  const moved = (await managed()).items.find(({ line_id }) => line_id === item.line_id)
  expect(moved?.day).toBe('2027-01-28')
  expect((await decide('restore')).statusCode).toBe(200)

  const {
    merchant_id: _,
    state: _s,
    expected: _e,
    usual_delay: _u,
    matched: _m,
    open: _o,
    payments: _p,
    ...kept
  } = invoice
  const undo = await save({
    keep: [{ ...kept, amount: (invoice.amount / 1e2).toFixed(2), paid_on: today }],
  })
  expect((await listed())[0]).toMatchObject({ open: 0, paid_on: today })
  expect((await managed()).paid.some(({ line_id }) => line_id === item.line_id)).toBe(true)
  await save(undo)
  expect((await listed())[0]?.paid_on).toBeNull()
  await save({ remove: [invoice.id] })
  // Ranges may widen meanwhile, as a job measures how well they held; the path may not move.
  expect((await managed()).days).toEqual(before.days)
})

test('a person matches an invoice with a payment of another name, and parts them again', async () => {
  const amount = '321.09'
  await save({ add: [entry({ party: 'Nobody In The Books', amount, number: 'M-1' })] })
  const [invoice] = await listed()
  if (!invoice) throw new Error('it was kept')
  const line_id = `invoice.${invoice.id}`
  const saved = async () =>
    (await caller.get(`/data/forecast/transactions/saved?series_id=${line_id}`)).json().data
  const { occurrences, unmatched } = await saved()
  expect(occurrences).toMatchObject([{ due: '2026-12-15', open: amount, transactions: [] }])
  const payment = unmatched.find((each: { amount: string }) => Number(each.amount) > 1000)
  const decide = (kind: string) =>
    caller.post('/data/forecast/occurrences', {
      line_id,
      due: invoice.due,
      kind,
      transaction_ids: [payment.id],
    })
  expect((await decide('match')).json()).toMatchObject({ status: 'success' })
  const paidRow = async () => (await managed()).paid.find((each) => each.line_id === line_id)
  expect(await paidRow()).toMatchObject({ open: 0, transactions: [payment.id] })
  expect((await saved()).occurrences[0].transactions).toMatchObject([{ id: payment.id }])
  // A transaction that pays an invoice says so where it is edited.
  const record = (await caller.get(`/data/transactions/${payment.id}`)).json().data
  expect(record.occurrence).toMatchObject({ line_id, words: 'Nobody In The Books' })
  expect((await decide('unmatch')).json()).toMatchObject({ status: 'success' })
  expect(await paidRow()).toBeUndefined()
  expect((await listed())[0]).toMatchObject({ state: 'expected', open: 32_109 })
  await save({ remove: [invoice.id] })
})

test('a file of open invoices is read as rows, and refused where it is none', async () => {
  const read = async (name: string, text: string) => {
    const { payload, type } = multipart([{ filename: name, content: text }])
    return caller.call({
      method: 'POST',
      url: '/api/data/invoices/read-file',
      payload,
      headers: { 'content-type': type },
    })
  }
  const reply = await read(
    'open.csv',
    'Customer,Due date,Amount due\nBrightwater,01/12/2026,"1,200.00"\n',
  )
  expect(reply.json().data.rows).toEqual([
    ['Customer', 'Due date', 'Amount due'],
    ['Brightwater', '01/12/2026', '1,200.00'],
  ])
  const none = await caller.post('/data/invoices/read-file', {})
  expect(none.statusCode).toBe(400)
})

test('an amount of nothing, a nameless party and a foreign id are refused', async () => {
  expect(
    (await caller.post('/data/invoices', { add: [entry({ amount: '0.00' })] })).statusCode,
  ).toBe(400)
  expect((await caller.post('/data/invoices', { add: [entry({ party: ' ' })] })).statusCode).toBe(
    400,
  )
  expect(
    (await caller.post('/data/invoices', { add: [entry({ due: '2026-02-30' })] })).statusCode,
  ).toBe(400)
})

test('one that is cancelled is listed as that, counts nowhere, and is restored and undone', async () => {
  const undo = await save({ add: [entry({ party: 'Ghost Ltd', number: 'G-1' })] })
  const [invoice] = (await listed()).filter(({ number }) => number === 'G-1')
  const line_id = `invoice.${invoice?.id}`
  const cancelled = await caller.post('/data/forecast/occurrences', {
    line_id,
    due: '2026-12-15',
    kind: 'cancel',
  })
  expect(cancelled.statusCode).toBe(200)
  const isMeant = (item: { line_id: string }) => item.line_id === line_id
  const found = async () => (await listed()).find(({ id }) => id === invoice?.id)
  const gone = await managed()
  expect([gone.items.filter(isMeant), gone.paid.filter(isMeant)]).toEqual([[], []])
  expect(gone.cancelled.filter(isMeant)).toMatchObject([
    { state: 'cancelled', amount: 120_000, matched: 0, open: 0, due: '2026-12-15' },
  ])
  expect(await found()).toMatchObject({ state: 'cancelled', open: 0 })
  const back = await save({ restore: [invoice?.id] })
  expect(back).toMatchObject({ cancel: [invoice?.id], keep: [], remove: [] })
  expect((await managed()).items.filter(isMeant)).toMatchObject([{ open: 120_000 }])
  await save(back)
  expect(await found()).toMatchObject({ state: 'cancelled' })
  await save(undo)
  expect((await managed()).cancelled.filter(isMeant)).toEqual([])
})

test('one that is too late to be counted on is listed as owed, and nowhere else', async () => {
  const undo = await save({ add: [entry({ party: 'Slow Payer Ltd', due: '2026-07-01' })] })
  const isMeant = ({ merchant }: { merchant: string }) => merchant === 'Slow Payer Ltd'
  const due = await managed()
  // 142 days late; nobody counts on what is more than 90 days late.
  expect(due.missed.filter(isMeant)).toMatchObject([
    { state: 'missed', side: 'in', amount: 120_000, matched: 0, open: 120_000, due: '2026-07-01' },
  ])
  expect([...due.items, ...due.paid, ...due.cancelled].filter(isMeant)).toEqual([])
  addsUp(due)
  await save(undo)
})
