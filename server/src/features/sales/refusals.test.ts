// What the calls about sales refuse, each with one clear sentence: entries that cannot be, ids that
// nobody has or another business has, and words outside a list of choices.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

const today = '2026-11-20'
let server: TestServer
let caller: Caller
let stranger: Caller
let projectId: string
let itemId: string
let foreignId: string
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  caller = await server.signUp()
  stranger = await server.signUp()
  const made = (await caller.post(path, shop)).json().data
  projectId = made.id
  itemId = made.milestones[0].id
  foreignId = (await stranger.post(path, shop)).json().data.id
})
afterAll(() => server.stop())

const path = '/v1/sales/projects'
const shop = {
  name: 'Harbour fit-out',
  client: { merchant_id: null, name: 'Harbour Group Ltd' },
  value: '10000.00',
  start: '2026-12-01',
  milestones: [{ label: 'Deposit', share: '30', invoice_date: '2026-12-01', terms_days: 14 }],
}

/** The status and the only sentence of a refusal. */
const refusal = (reply: { statusCode: number; json: () => { errors: { message: string }[] } }) => [
  reply.statusCode,
  ...reply.json().errors.map(({ message }) => message),
]

test.each([
  [
    { milestones: [{ ...shop.milestones[0], share: null, amount: '10000.01' }] },
    'The milestones come to £10,000.01, £0.01 more than the value of £10,000.00.',
  ],
  [
    {
      milestones: [
        { ...shop.milestones[0], share: '60' },
        { ...shop.milestones[0], share: '60' },
      ],
    },
    'The percentages of the milestones come to 120%, more than the whole value.',
  ],
  [
    { milestones: [{ ...shop.milestones[0], invoice_date: '2026-11-30' }] },
    '“Deposit” is invoiced on 30 November 2026, before the project starts on 1 December 2026.',
  ],
  [
    { milestones: [{ ...shop.milestones[0], amount: '5.00' }] },
    'Enter an amount or a percentage for “Deposit”, not both.',
  ],
  [
    { end: '2026-11-01' },
    'The project ends on 1 November 2026, before it starts on 1 December 2026.',
  ],
  [{ value: '0.00' }, 'Enter an amount above zero.'],
  [{ value: '12,000' }, 'Write amounts with two decimals, like 12.50.'],
  [{ value: '1000000000.01' }, 'Enter at most £1 billion.'],
  [{ probability: 101 }, 'Enter a probability from 0 to 100%.'],
  [{ start: '2026-02-30' }, 'There is no 30 February 2026. Choose a day that exists.'],
  [{ start: '1/2/2026' }, 'Write days as YYYY-MM-DD.'],
  [{ name: ' ' }, 'Enter a name.'],
  [{ value: null }, 'Enter an amount.'],
  [{ start: undefined }, 'Choose a date.'],
  [{ vat: { rate: 'luxury', included: true } }, 'Choose a VAT rate from the list.'],
])('refuses %j with one clear sentence', async (over, message) => {
  const reply = await caller.post(path, { ...shop, ...over })
  expect(refusal(reply)).toEqual([400, message])
})

test('R-153 R-155 a refused change has its sentence in errors and in details', async () => {
  const edit = (ending: string, payload: object) =>
    caller.call({ method: 'PATCH', url: `/api${path}/${projectId}${ending}`, payload })
  const ends = 'The project ends on 1 November 2026, before it starts on 1 December 2026.'
  const details = await edit('', { end: '2026-11-01' })
  expect(details.json()).toMatchObject({
    message: ends,
    errors: [{ message: ends, path: 'end' }],
    details: [{ message: ends, path: 'end' }],
  })
  const already = '“Harbour fit-out” is Proposed already.'
  const status = await edit('/status', { new_status: 'Proposed' })
  expect([status.statusCode, status.json().errors, status.json().details]).toEqual([
    409,
    [{ message: already }],
    [{ message: already }],
  ])
})

describe('an id that this business does not have', () => {
  test.each<['GET' | 'PATCH' | 'POST', string, object?]>([
    ['GET', `${path}/:id`],
    ['GET', `${path}/:id/settings`],
    ['GET', `${path}/:id/candidates?item_id=:item`],
    ['PATCH', `${path}/:id`, { notes: 'x' }],
    ['PATCH', `${path}/:id/status`, { new_status: 'Won' }],
    ['POST', `${path}/:id/redate`, { item_id: ':item' }],
    [
      'POST',
      `${path}/:id/matches`,
      { item_id: ':item', transaction_ids: [randomUUID()], kind: 'match' },
    ],
    ['POST', `${path}/:id/compute`, {}],
    ['GET', '/v1/sales/chance?without=:id'],
    [
      'POST',
      `${path}/bulk-status`,
      { series_ids: [':id'], new_status: 'Won', effective_date: today },
    ],
    ['POST', `${path}/bulk-dates`, { series_ids: [':id'], days: 7 }],
    ['POST', `${path}/bulk-probability`, { series_ids: [':id'], probability: 10 }],
  ])('%s %s answers that there is no such project', async (method, url, payload) => {
    for (const id of ['nope', randomUUID(), foreignId]) {
      const fill = (text: string) => text.replace(':id', id).replace(':item', itemId)
      const reply = await caller.call({
        method,
        url: `/api${fill(url)}`,
        ...(payload && { payload: JSON.parse(fill(JSON.stringify(payload))) }),
      })
      expect([id, ...refusal(reply)]).toEqual([id, 404, 'There is no such project.'])
    }
    expect((await stranger.get(`${path}/${foreignId}`)).json().data.version).toBe(1)
  })

  test('within a project answers what is not in it', async () => {
    const match = (item: string, transaction: string) =>
      caller.post(`${path}/${projectId}/matches`, {
        item_id: item,
        transaction_ids: [transaction],
        kind: 'match',
      })
    for (const id of ['nope', randomUUID()]) {
      expect(refusal(await match(id, randomUUID()))).toEqual([
        404,
        'There is no such milestone or cost in this project.',
      ])
      expect(refusal(await match(itemId, id))).toEqual([404, 'There is no such transaction.'])
      expect(refusal(await caller.post(`${path}/${projectId}/redate`, { item_id: id }))).toEqual([
        404,
        'There is no such milestone or cost in this project.',
      ])
      expect(refusal(await caller.post(`/v1/sales/changes/${id}/undo`, {}))).toEqual([
        404,
        'There is no such change.',
      ])
      const client = { merchant_id: id, name: 'Harbour Group Ltd' }
      expect(refusal(await caller.post(path, { ...shop, client }))).toEqual([
        404,
        'There is no such client or supplier in your books.',
      ])
    }
  })
})

test.each([
  [
    `${path}?sort=nope`,
    'Sort by name, client, status, value, received, outstanding, probability, weighted, next_receipt, start, margin or slip_days.',
  ],
  [`${path}?order=up`, 'Choose asc or desc for the order.'],
  [`${path}?status=Done`, 'Choose one of the seven statuses.'],
  [`${path}?limit=all`, 'Choose a limit from 1 to 500 projects.'],
  [`${path}?cursor=next`, 'This list has changed. Load it again.'],
  [`${path}?search=${'a'.repeat(101)}`, 'Search for at most 100 characters.'],
  ['/v1/sales/export?format=pdf', 'Choose csv or xlsx for the file.'],
  ['/v1/sales/chance?threshold=5k', 'Write amounts with two decimals, like 12.50.'],
])('%s is refused with the choices there are', async (url, message) => {
  expect(refusal(await caller.get(url))).toEqual([400, message])
})

test.each([
  [
    'bulk-status',
    { series_ids: [], new_status: 'Won', effective_date: today },
    'Choose at least one project.',
  ],
  ['bulk-dates', { days: 0 }, 'Enter a number of days that isn’t zero.'],
  ['bulk-dates', { days: 1.5 }, 'Enter whole days.'],
  ['bulk-probability', { probability: 150 }, 'Enter a probability from 0 to 100%.'],
  ['compute', { project: shop, counting: 'off' }, 'Choose expected value or as if won.'],
  [
    'compute',
    { project: { ...shop, value: 'ten' } },
    'Write amounts with two decimals, like 12.50.',
  ],
])('%s with %j is refused with one clear sentence', async (call, body, message) => {
  const payload = call === 'compute' ? body : { series_ids: [projectId], ...body }
  expect(refusal(await caller.post(`${path}/${call}`, payload))).toEqual([400, message])
})
