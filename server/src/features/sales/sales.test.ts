// Sales projects through HTTP: details, statuses, bulk changes, undo and refusals, on books with a
// few receipts.
import { project } from '@plimsoll/contract/sales-project'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

const today = '2026-11-20'
let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  caller = await server.signUp()
})
afterAll(() => server.stop())

const path = '/v1/sales/projects'
const shop = {
  name: 'Harbour fit-out',
  client: { merchant_id: null, name: 'Harbour Group Ltd' },
  value: '10000.00',
  vat: { rate: 'standard', included: false },
  start: '2026-12-01',
  end: '2027-03-31',
  probability: 60,
  milestones: [
    { label: 'Deposit', share: '30', invoice_date: '2026-12-01', terms_days: 14 },
    { label: 'Stage', share: '40', invoice_date: '2027-01-29', terms_days: 30 },
    { label: 'Final', share: '30', invoice_date: '2027-03-31', terms_days: 30 },
  ],
  costs: [
    { label: 'Joinery', kind: 'one_off', amount: '2400.00', day: '2026-12-10', vat: 'standard' },
    { label: 'Commission', kind: 'share', share: '5.00' },
  ],
}
const create = async (over: object = {}, by = caller) => {
  const reply = await by.post(path, { ...shop, ...over })
  expect([reply.statusCode, reply.json().message]).toEqual([201, undefined])
  return reply.json().data
}
const patch = (id: string, payload: object, by = caller) =>
  by.call({ method: 'PATCH', url: `/api${path}/${id}`, payload })
const read = async (id: string) => (await caller.get(`${path}/${id}`)).json().data

describe('a project', () => {
  test('R-151 has milestones that come to its value, with VAT, on working days, and costs that make a margin', async () => {
    const made = await create()
    expect(() => z.decode(project, made)).not.toThrow()
    expect(made.series_id).toBe(made.id)
    expect(
      made.milestones.map((milestone: Record<string, string>) => [
        milestone.amount,
        milestone.vat,
        milestone.gross,
      ]),
    ).toEqual([
      ['3000.00', '600.00', '3600.00'],
      ['4000.00', '800.00', '4800.00'],
      ['3000.00', '600.00', '3600.00'],
    ])
    // 15 December; 28 February is a Sunday; 30 April.
    expect(
      made.milestones.map((milestone: Record<string, string>) => milestone.expected_on),
    ).toEqual(['2026-12-15', '2027-03-01', '2027-04-30'])
    // Joinery is £2,000 and £400 of VAT; the commission 5 % of £10,000.
    expect([made.revenue, made.cost, made.margin_amount, made.margin]).toEqual([
      '10000.00',
      '2500.00',
      '7500.00',
      75,
    ])
    expect([made.vat, made.vat_due]).toEqual([shop.vat, '1600.00'])
    expect(made.peak_funding).toEqual({ day: '2026-12-10', amount: '2400.00' })
    expect(made.weighted).toBe('7200.00')
    expect(made.history[0].words).toBe('Created as Proposed')
  })

  test('R-152 is changed with its version; a stale window learns what changed and nothing of it is saved', async () => {
    const { id, version } = await create()
    const first = await patch(id, { value: '12000.00', version })
    expect([first.statusCode, first.json().message]).toEqual([200, 'Updated the project details'])
    const stale = await patch(id, { notes: 'Mine', version })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().details[0].message).toMatch(
      /^.+ changed this project: Value from £10,000.00 to £12,000.00\. Nothing of yours was saved\./,
    )
    expect(stale.json().details[1].path).toBe('value')
    expect((await read(id)).notes).toBe('')
  })
})

describe('statuses', () => {
  test('R-150 R-154 change from an effective date, with author and reason, and are undone', async () => {
    const { id } = await create()
    const url = `/api${path}/${id}/status`
    const payload = { new_status: 'Won', effective_date: today, reason: 'Signed' }
    const won = await caller.call({ method: 'PATCH', url, payload })
    expect([won.statusCode, won.json().message]).toEqual([200, 'Updated the project status'])
    expect(won.json().data).toMatchObject({
      status: 'Won',
      status_since: today,
      weighted: '12000.00',
    })
    expect(won.json().data.history[0]).toMatchObject({
      words: 'Proposed to Won',
      effective_date: today,
      reason: 'Signed',
      can_undo: true,
    })
    const lost = await caller.call({ method: 'PATCH', url, payload: { new_status: 'Lost' } })
    expect([lost.statusCode, lost.json().errors[0].message]).toEqual([
      409,
      '“Harbour fit-out” is Won and can’t become Lost.',
    ])
    const undone = await caller.post(`/v1/sales/changes/${won.json().change_id}/undo`, {})
    expect(undone.json().data.words).toBe('Undone: Proposed to Won')
    expect((await read(id)).status).toBe('Proposed')
    const again = await caller.post(`/v1/sales/changes/${won.json().change_id}/undo`, {})
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'This change has been undone already.',
    ])
  })

  test('R-156 of several change together or not at all, and the offenders are named', async () => {
    const [one, two] = [await create({ name: 'One' }), await create({ name: 'Two' })]
    const bulk = (ids: string[], new_status: string) =>
      caller.post(`${path}/bulk-status`, { series_ids: ids, new_status, effective_date: today })
    expect((await bulk([two.id], 'Cancelled')).statusCode).toBe(200)
    const refused = await bulk([one.id, two.id], 'Cancelled')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      message: 'Nothing was changed. “Two” is Cancelled already.',
      errors: [{ message: '“Two” is Cancelled already.', path: two.id }],
    })
    const three = await create({ name: 'Three', status: 'Lost' })
    const several = await bulk([two.id, one.id, three.id], 'Cancelled')
    expect(several.json()).toMatchObject({
      message: 'Nothing was changed. “Two” is Cancelled already. “Three” can’t change either.',
      errors: [
        { message: '“Two” is Cancelled already.', path: two.id },
        { message: '“Three” is Lost and can’t become Cancelled.', path: three.id },
      ],
    })
    for (const [effective_date, words] of [
      ['2026-02-30', 'There is no 30 February 2026. Choose a day that exists.'],
      ['2126-02-28', 'Choose a date between 2000 and 2099.'],
    ]) {
      const payload = { series_ids: [one.id], new_status: 'Won', effective_date }
      const undated = await caller.post(`${path}/bulk-status`, payload)
      expect([undated.statusCode, undated.json().message]).toEqual([400, words])
    }
    expect((await read(one.id)).status).toBe('Proposed')
    const stranger = await server.signUp()
    const foreign = await stranger.post(`${path}/bulk-status`, {
      series_ids: [one.id],
      new_status: 'Cancelled',
      effective_date: today,
    })
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, 'There is no such project.'])
    expect((await stranger.get(`${path}/${one.id}`)).statusCode).toBe(404)
    expect((await patch(one.id, { notes: 'x' }, stranger)).statusCode).toBe(404)
  })

  test('dates and probabilities of several move together and are undone as one', async () => {
    const [one, two] = [await create(), await create()]
    const ids = [one.id, two.id]
    const moved = await caller.post(`${path}/bulk-dates`, { series_ids: ids, days: 7 })
    expect((await read(one.id)).milestones[0]).toMatchObject({
      invoice_date: '2026-12-08',
      expected_on: '2026-12-22',
    })
    expect((await read(two.id)).slip_days).toBe(7)
    await caller.post(`${path}/bulk-probability`, { series_ids: ids, probability: 80 })
    expect((await read(two.id)).probability).toBe(80)
    const early = await caller.post(`/v1/sales/changes/${moved.json().data.change_id}/undo`, {})
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'The project was changed again since. Undo the later change first.',
    ])
    const { history } = await read(one.id)
    for (const { id } of history.slice(0, 2)) await caller.post(`/v1/sales/changes/${id}/undo`, {})
    expect(await read(two.id)).toMatchObject({ probability: 60, slip_days: 0 })
  })
})

describe('the list', () => {
  test('filters, sorts, pages and adds up', async () => {
    const other = await server.signUp()
    for (const [name, value] of [
      ['Alpha', '1000.00'],
      ['Beta', '3000.00'],
      ['Gamma', '2000.00'],
    ])
      await create(
        { name, value, costs: [], client: { merchant_id: null, name: `${name} Ltd` } },
        other,
      )
    const list = async (query: string) => (await other.get(`${path}?${query}`)).json()
    const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)
    expect(names(await list('sort=value&order=desc'))).toEqual(['Beta', 'Gamma', 'Alpha'])
    const page = await list('sort=value&limit=2')
    expect([names(page), page.totals.count, page.totals.value]).toEqual([
      ['Alpha', 'Gamma'],
      3,
      '6000.00',
    ])
    expect(names(await list(`sort=value&limit=2&cursor=${page.next_cursor}`))).toEqual(['Beta'])
    expect(page.tabs[0]).toEqual({ status: 'All', count: 3, value: '6000.00', plus_vat: true })
    expect(names(await list('search=gam'))).toEqual(['Gamma'])
    expect(names(await list('client=Beta%20Ltd'))).toEqual(['Beta'])
    expect((await list('status=Won')).tabs[1]).toMatchObject({ status: 'Proposed', count: 3 })
  })
})

test('the projects that fit are saved as CSV, text that looks like a formula made harmless', async () => {
  const stranger = await server.signUp()
  await create({ name: '=1+1', milestones: [], costs: [] }, stranger)
  await create({ name: 'Chapel, north aisle', status: 'Won', milestones: [], costs: [] }, stranger)
  const reply = await stranger.get('/v1/sales/export?status=Won')
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.body.split('\r\n')).toEqual([
    '\ufeffName,Client,Value,Stage,Probability,Close date,Start,VAT,Received,Outstanding,Weighted,Next receipt,Next receipt amount,In the forecast',
    '"Chapel, north aisle",Harbour Group Ltd,10000.00,Won,60,2027-03-31,2026-12-01,20% on top,0.00,0.00,0.00,,,No',
    '',
  ])
  const all = await stranger.get('/v1/sales/export')
  expect(all.body).not.toMatch(/^=1/m)
})

test('the export says of a project that it is in the forecast only where some of it is', async () => {
  const owner = await server.signUp()
  const { milestones } = shop
  await create({ name: 'Won', status: 'Won', costs: [] }, owner)
  await create(
    { name: 'Costs to come', status: 'Won', milestones: [], costs: shop.costs.slice(0, 1) },
    owner,
  )
  await create({ name: 'Waiting', status: 'On hold', milestones, costs: [] }, owner)
  await create({ name: 'Not ours', status: 'Lost', milestones, costs: [] }, owner)
  await create({ name: 'Kept out', include: false }, owner)
  const saved = async () => {
    const [, ...rows] = (await owner.get('/v1/sales/export')).body.trim().split('\r\n')
    return Object.fromEntries(
      rows.map((row) => [row.split(',')[0], row.slice(row.lastIndexOf(',') + 1)]),
    )
  }
  expect(await saved()).toEqual({
    Won: 'Yes',
    'Costs to come': 'Yes',
    Waiting: 'No',
    'Not ours': 'No',
    'Kept out': 'No',
  })
  await owner.call({ method: 'PUT', url: '/api/v1/sales/counting', payload: { counting: 'off' } })
  expect(new Set(Object.values(await saved()))).toEqual(new Set(['No']))
})

describe('a pipeline from a CRM', () => {
  test('whose headings nobody knows shows its columns, to choose what they hold', async () => {
    const file = 'What,Who,How much\nJetty,Pier Ltd,4000\n'
    const preview = async (mapping?: object) =>
      (await caller.post('/v1/sales/import/preview', { text: file, mapping })).json().data
    const { columns, rows } = await preview()
    expect([columns.map(({ field }: { field: string }) => field), rows]).toEqual([
      [null, null, null],
      [],
    ])
    const mapped = await preview({ What: 'name', Who: 'client', 'How much': 'value' })
    expect(mapped.rows).toMatchObject([
      { action: 'create', name: 'Jetty', client: 'Pier Ltd', value: '4000.00' },
    ])
  })

  const text = [
    'Deal Name,Account,Amount,Stage,Probability,Close Date',
    'Pier kiosk,Pier Ltd,"£12,000",Negotiation,60%,31/01/2027',
    'Pier kiosk,Pier Ltd,1.00,Negotiation,60%,31/01/2027',
    'Lighthouse,Trinity,abc,Proposal,40%,15/02/2027',
    'Quay,Quay Co,5000,Closed Won,,13/03/2027',
  ].join('\n')

  test('is planned, imported as planned, exported, read back as nothing new, and undone', async () => {
    const seller = await server.signUp()
    const preview = async (file: string) =>
      (await seller.post('/v1/sales/import/preview', { text: file })).json().data
    const plan = await preview(text)
    expect(plan.columns.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'client',
      'value',
      'stage',
      'probability',
      'close_date',
    ])
    expect(plan.rows.map(({ action, words }: Record<string, string>) => [action, words])).toEqual([
      ['create', 'New project'],
      ['problem', 'Line 3 is the same deal as line 2.'],
      ['problem', 'Line 4: “abc” is no amount above zero.'],
      ['create', 'New project'],
    ])
    const stale = await seller.post('/v1/sales/import/confirm', { text, plan: 'older' })
    expect(stale.statusCode).toBe(409)
    const done = await seller.post('/v1/sales/import/confirm', { text, plan: plan.plan })
    expect(done.json().data).toMatchObject({ created: 2, updated: 0 })
    const { data } = (await seller.get(`${path}?sort=value`)).json()
    expect(
      data.map(({ name, status, value }: Record<string, string>) => [name, status, value]),
    ).toEqual([
      ['Quay', 'Won', '5000.00'],
      ['Pier kiosk', 'Proposed', '12000.00'],
    ])
    const file = (await seller.get('/v1/sales/export')).body
    expect(file).toContain('Pier kiosk,Pier Ltd,12000.00,Proposed,60')
    expect((await preview(file)).counts).toEqual({ create: 0, update: 0, same: 2, problem: 0 })
    await seller.post(`/v1/sales/changes/${done.json().data.change_id}/undo`, {})
    expect((await seller.get(path)).json().totals.count).toBe(0)
  })
})
