// Rules by the user: tried, kept, in order, applied to the past as one change, never over a
// person's hand, once for each row.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EditedBooks, startTestServer, type TestServer } from '../../../testing/edited-books.ts'

let server: TestServer
let books: EditedBooks
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const first = `Date,Description,Paid out,Paid in,Balance
03/01/2026,QUAYSIDE TRADING 1,120.00,,880.00
05/01/2026,QUAYSIDE TRADING 2,20.01,,859.99
06/01/2026,QUAYSIDE TRADING 3,300.00,,559.99
07/01/2026,PEBBLE REFUND,,5.00,564.99
`
const second = `Date,Description,Paid out,Paid in,Balance
08/01/2026,QUAYSIDE TRADING 4,10.00,,554.99
09/01/2026,PEBBLE HOUSE,3.00,,551.99
`
const quayside = { text: [{ how: 'contains', words: 'quayside' }] }
const fuel = { name: 'Quayside is fuel', conditions: quayside, actions: { sub_category: 'fuel' } }
const rules = async () => (await books.call('GET', '/data/rules')).json().data

test('a trial tells matches, changes, what is kept by hand and what an earlier rule decides; nothing changes', async () => {
  books = await EditedBooks.open(server, first)
  const mine = await books.row('QUAYSIDE TRADING 1')
  await books.edited(mine.id, { sub_category: 'rent' })
  const earlier = {
    name: 'Three',
    conditions: { amount_from: '300.00' },
    actions: { exclude: true },
  }
  expect((await books.call('POST', '/data/rules', earlier)).statusCode).toBe(201)
  const before = await books.export()
  const trial = (await books.call('POST', '/data/rules/try', fuel)).json().data
  expect(trial).toMatchObject({
    matches: 3,
    changes: 1,
    kept_by_hand: 1,
    decided_before: 1,
    first_day: '2026-01-03',
    last_day: '2026-01-06',
    total: '-440.01',
  })
  expect(trial.samples).toMatchObject([
    {
      before: { text: 'QUAYSIDE TRADING 2', sub_category: 'uncategorised_out' },
      after: { sub_category: 'fuel', label_source: 'rule' },
    },
  ])
  expect(await books.export()).toBe(before)
})

test('applied to the past it is one change that undo takes back to the byte, and the rule stays', async () => {
  const added = (await books.call('POST', '/data/rules', { ...fuel, apply_to_past: true })).json()
    .data
  expect(added).toMatchObject({ changed: 1, rule: { matched: 1, position: 2, enabled: true } })
  expect((await books.row('QUAYSIDE TRADING 2')).label_source).toBe('rule')
  expect((await books.row('QUAYSIDE TRADING 1')).sub_category).toBe('rent')
  await books.addUp()
  await books.undone(added.change_id)
  expect((await books.row('QUAYSIDE TRADING 2')).sub_category).toBe('uncategorised_out')
  expect((await rules()).map((rule: { name: string }) => rule.name)).toEqual([
    'Three',
    'Quayside is fuel',
  ])
  await books.addUp()
})

test('what comes later goes through the rules once, the first that fits decides', async () => {
  await books.upload(first + second.split('\n').slice(1).join('\n'))
  expect(await books.row('QUAYSIDE TRADING 4')).toMatchObject({
    sub_category: 'fuel',
    label_source: 'rule',
    edited: false,
  })
  expect(await books.row('PEBBLE HOUSE')).toMatchObject({ sub_category: 'uncategorised_out' })
  await books.addUp()
})

test('rules that lead to each other run in no circle: each transaction is decided once', async () => {
  const circle = await EditedBooks.open(server, first)
  const [alpha, omega] = ['Alpha Works', 'Omega Works']
  const row = await circle.row('PEBBLE REFUND')
  await circle.edited(row.id, { merchant: alpha })
  await circle.edited(row.id, { merchant: omega })
  const byName = new Map<string, string>(
    (await circle.call('GET', '/data/merchants'))
      .json()
      .data.map((m: { name: string; id: string }) => [m.name, m.id]),
  )
  const rule = (from: string, into: string) => ({
    name: `${from} to ${into}`,
    conditions: { merchant_ids: [byName.get(from)] },
    actions: { merchant: into },
    apply_to_past: true,
  })
  const quay = {
    name: 'Quayside',
    conditions: quayside,
    actions: { merchant: alpha },
    apply_to_past: true,
  }
  expect((await circle.call('POST', '/data/rules', rule(alpha, omega))).statusCode).toBe(201)
  expect((await circle.call('POST', '/data/rules', rule(omega, alpha))).statusCode).toBe(201)
  expect((await circle.call('POST', '/data/rules', quay)).json().data.changed).toBe(3)
  expect((await circle.row('QUAYSIDE TRADING 1')).merchant?.name).toBe(alpha)
  await circle.addUp()
})

test('a rule that splits shares the pence so that they add up, and an earlier split of a rule gives way to a label', async () => {
  const split = await EditedBooks.open(server, first)
  const before = await split.export()
  const added = (
    await split.call('POST', '/data/rules', {
      name: 'Halves',
      conditions: quayside,
      apply_to_past: true,
      actions: {
        split: [
          { share: 3333, sub_category: 'rent' },
          { share: 6667, sub_category: 'fuel' },
        ],
      },
    })
  ).json().data
  expect(added.changed).toBe(3)
  expect((await split.row('QUAYSIDE TRADING 2')).splits).toMatchObject([
    { amount: '-6.67' },
    { amount: '-13.34' },
  ])
  await split.addUp()
  await split.call('PATCH', `/data/rules/${added.rule.id}`, { enabled: false })
  const labelled = (
    await split.call('POST', '/data/rules', { ...fuel, apply_to_past: true })
  ).json().data
  expect(labelled.changed).toBe(3)
  expect(await split.row('QUAYSIDE TRADING 2')).toMatchObject({ sub_category: 'fuel' })
  expect((await split.row('QUAYSIDE TRADING 2')).splits).toBeUndefined()
  await split.addUp()
  expect((await split.undo(added.change_id)).statusCode).toBe(409)
  await split.undone(labelled.change_id)
  await split.undone(added.change_id)
  for (const change of (await split.call('GET', '/data/transactions/changes')).json().data)
    if (change.undoable) await split.undone(change.id)
  expect(await split.export()).toBe(before)
})

const refused: [string, object, number][] = [
  ['that asks nothing', { name: 'x', conditions: {}, actions: { exclude: true } }, 400],
  ['that does nothing', { name: 'x', conditions: quayside, actions: {} }, 400],
  [
    'with an unknown category',
    { name: 'x', conditions: quayside, actions: { sub_category: 'nonsense' } },
    400,
  ],
  [
    'with shares that are no whole',
    {
      name: 'x',
      conditions: quayside,
      actions: {
        split: [
          { share: 1, sub_category: 'rent' },
          { share: 2, sub_category: 'fuel' },
        ],
      },
    },
    400,
  ],
  [
    'with amounts the wrong way round',
    {
      name: 'x',
      conditions: { amount_from: '2.00', amount_to: '1.00' },
      actions: { exclude: true },
    },
    400,
  ],
  [
    'with a merchant that is not there',
    {
      name: 'x',
      conditions: { merchant_ids: ['0190b5a0-0000-7000-8000-000000000000'] },
      actions: { exclude: true },
    },
    404,
  ],
  [
    'with an account that is not there',
    {
      name: 'x',
      conditions: { account: '0190b5a0-0000-7000-8000-000000000000' },
      actions: { exclude: true },
    },
    404,
  ],
]
test.each(refused)('a rule %s is refused, on trial too', async (_, body, status) => {
  const before = await books.export()
  expect((await books.call('POST', '/data/rules', body)).statusCode).toBe(status)
  expect((await books.call('POST', '/data/rules/try', body)).statusCode).toBe(status)
  expect(await books.export()).toBe(before)
})

test('the order is all rules, each once; a rule goes and what it did stays', async () => {
  const [upper, lower] = await rules()
  expect((await books.call('PUT', '/data/rules/order', { ids: [lower.id] })).statusCode).toBe(409)
  expect(
    (await books.call('PUT', '/data/rules/order', { ids: [lower.id, lower.id] })).statusCode,
  ).toBe(409)
  expect(
    (await books.call('PUT', '/data/rules/order', { ids: [lower.id, upper.id] })).statusCode,
  ).toBe(200)
  expect((await rules()).map((rule: { id: string }) => rule.id)).toEqual([lower.id, upper.id])
  expect((await books.call('DELETE', `/data/rules/${lower.id}`)).statusCode).toBe(200)
  expect((await books.call('DELETE', `/data/rules/${lower.id}`)).statusCode).toBe(404)
  expect((await books.row('QUAYSIDE TRADING 4')).sub_category).toBe('fuel')
})

test('another business sees, tries, changes and orders none of them', async () => {
  const stranger = await EditedBooks.open(server)
  const [rule] = await rules()
  expect((await stranger.call('GET', '/data/rules')).json().data).toEqual([])
  expect(
    (await stranger.call('PATCH', `/data/rules/${rule.id}`, { name: 'Mine' })).statusCode,
  ).toBe(404)
  expect((await stranger.call('DELETE', `/data/rules/${rule.id}`)).statusCode).toBe(404)
  expect((await stranger.call('PUT', '/data/rules/order', { ids: [rule.id] })).statusCode).toBe(409)
  expect(
    (await stranger.call('POST', '/data/rules/try', { ...fuel, id: rule.id })).statusCode,
  ).toBe(404)
})

test('a rule leaves money in that its category of spending isn’t for as it is, and counts it', async () => {
  const quay = await EditedBooks.open(server, first + second.split('\n').slice(1).join('\n'))
  const pebble = {
    name: 'Pebble is equipment',
    conditions: { text: [{ how: 'contains', words: 'pebble' }] },
    actions: { sub_category: 'equipment' },
  }
  const trial = (await quay.call('POST', '/data/rules/try', pebble)).json().data
  expect(trial).toMatchObject({ matches: 2, changes: 1, receipts_left: 1 })
  const added = await quay.call('POST', '/data/rules', { ...pebble, apply_to_past: true })
  expect(added.json().data).toMatchObject({ changed: 1, receipts_left: 1 })
  expect((await quay.row('PEBBLE HOUSE')).sub_category).toBe('equipment')
  expect((await quay.row('PEBBLE REFUND')).sub_category).toBe('supplier_refunds')
  await quay.addUp()
  // What comes in later is treated alike.
  await quay.upload(
    `${first}${second.split('\n').slice(1).join('\n')}10/01/2026,PEBBLE AGAIN,,4.00,555.99\n`,
  )
  expect((await quay.row('PEBBLE AGAIN')).sub_category).not.toBe('equipment')
})
