// Scenarios, goal-seek and accuracy through HTTP, on the demo company.

import { forecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { compareScenarios, makeScenario, seekGoal } from '@plimsoll/contract/forecast-scenarios'
import { parseMinor, printMinor } from '@plimsoll/domain/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asTenant } from '../../../db/tenant.ts'
import { businessIdOf } from '../../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'

import { hasSnapshot } from '../accuracy/snapshots.store.ts'

const today = '2026-11-20'
let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  caller = await server.signUp()
  await caller.get('/mock/load-data')
})
afterAll(() => server.stop())

const path = '/data/forecast/scenarios'
const fewerSales = { scalings: [{ kind: 'side', side: 'in', percent: '-20', from: '2026-12' }] }
const make = async (body: object) => {
  const reply = await caller.post(path, body)
  expect(reply.statusCode).toBe(201)
  return z.decode(makeScenario.reply, reply.json()).data
}
const compare = async (ids: string[]) => {
  const reply = await caller.get(`${path}/compare?ids=${ids.join(',')}`)
  expect(reply.statusCode).toBe(200)
  return z.decode(compareScenarios.reply, reply.json()).data
}
const change = (id: string, payload: object) =>
  caller.call({ method: 'PUT', url: `/api${path}/${id}`, payload })

describe('scenarios', () => {
  test('a fifth less money in from December on is a fifth less, and the forecast stays as it is', async () => {
    const { id } = await make({ name: 'Slow winter', changes: fewerSales })
    const [base, slow] = await compare([id])
    expect(base?.name).toBe('Forecast')
    const january = (figures: typeof base) =>
      figures?.months.find(({ month }) => month === '2027-01')?.in ?? 0
    expect(january(slow) / january(base)).toBeCloseTo(0.8, 4)
    for (const { opening, in: into, out, closing } of slow?.months ?? [])
      expect(opening + into - out).toBe(closing)
    const again = await compare([])
    expect(again[0]).toEqual(base)
  })

  test('is copied, renamed, frozen and thawed; a frozen one keeps its figures', async () => {
    const { id } = await make({ name: 'One', changes: fewerSales })
    const copy = await make({ name: 'Two', copy_of: id })
    expect(copy.changes).toEqual((await make({ name: 'Three', copy_of: id })).changes)
    expect((await change(copy.id, { name: 'Deux', frozen: true })).json().data).toMatchObject({
      name: 'Deux',
      state: 'frozen',
    })
    const [, before] = await compare([copy.id])
    expect((await change(copy.id, { changes: {} })).statusCode).toBe(409)
    const [, after] = await compare([copy.id])
    expect(after).toEqual(before)
    const thawed = await change(copy.id, { frozen: false, changes: {} })
    expect(thawed.json().data).toMatchObject({ state: 'draft', changes: {} })
    const discarded = await caller.call({ method: 'DELETE', url: `/api${path}/${copy.id}` })
    expect(discarded.statusCode).toBe(200)
    expect((await caller.get(`${path}/compare?ids=${copy.id}`)).statusCode).toBe(404)
  })

  test('merged, its changes are part of the forecast; percentages of whole lines are refused', async () => {
    const who = await server.signUp()
    await who.get('/mock/load-data')
    const payment = {
      day: '2026-12-15',
      amount: '-3000.00',
      sub_category: 'rent',
      note: 'New lease',
    }
    const made = await who.post(path, { name: 'Lease', changes: { one_offs: [payment] } })
    const { id } = made.json().data
    const merged = await who.post(`${path}/${id}/merge`)
    expect(merged.json().data.scenario.state).toBe('merged')
    const { before, after } = merged.json().data.impact
    const closing = (figures: typeof before) => parseMinor(figures.months[1].closing)
    expect(closing(after) - closing(before)).toBe(-300_000)
    expect((await who.post(`${path}/${id}/merge`)).statusCode).toBe(409)
    const scaled = await who.post(path, { name: 'Slow', changes: fewerSales })
    expect((await who.post(`${path}/${scaled.json().data.id}/merge`)).statusCode).toBe(409)
  })

  test('more than four are not compared, and a nameless one is not kept', async () => {
    const { id } = await make({ name: 'Any' })
    expect(
      (await caller.get(`${path}/compare?ids=${Array(5).fill(id).join(',')}`)).statusCode,
    ).toBe(400)
    expect((await caller.post(path, { name: '  ' })).statusCode).toBe(400)
  })
})

describe('goal-seek', () => {
  test('keeps cash above a line by the fewest moves, and the moves do what they say', async () => {
    const lines = (await caller.get('/data/forecast/merchants')).json().data.lines
    const movable = lines
      .filter(
        (line: { side: string; state: string; next: object | null }) =>
          line.side === 'out' && line.state !== 'project' && line.next,
      )
      .slice(0, 10)
      .map((line: { seriesId: string; next: { day: string } }) => ({
        line_id: line.seriesId,
        due: line.next.day,
      }))
    const dues = await Promise.all(
      movable.map(async (item: { line_id: string; due: string }) => {
        const saved = await caller.get(
          `/data/forecast/transactions/saved?series_id=${item.line_id}`,
        )
        const next = saved
          .json()
          .data.occurrences?.find((each: { open: string }) => each.open !== '0.00')
        return next ? { line_id: item.line_id, due: next.due, latest: '2027-03-31' } : null
      }),
    )
    const low = (await caller.get('/data/dashboard-analytics')).json().data.low
    const seek = async (keep: number) => {
      const reply = await caller.post('/data/forecast/goal-seek', {
        keep_above: printMinor((parseMinor(low.balance) + keep) as never),
        until: low.day,
        movable: dues.filter(Boolean),
      })
      expect(reply.statusCode).toBe(200)
      return z.decode(seekGoal.reply, reply.json()).data
    }
    const already = await seek(0)
    expect(already).toMatchObject({ reached: true, moves: [] })
    const some = await seek(50_000)
    if (some.reached) {
      expect(some.moves.length).toBeGreaterThan(0)
      expect(some.low_after.balance).toBeGreaterThanOrEqual(some.low_before.balance + 50_000)
    }
    const impossible = await seek(99_000_000)
    expect(impossible.reached).toBe(false)
    expect(impossible.short_by).toBeGreaterThan(0)
  })

  test('moves a tax that is expected, by its own payments to come', async () => {
    const { lines } = (await caller.get('/data/forecast/merchants')).json().data
    const vat = lines.find(({ seriesId }: { seriesId: string }) => seriesId === 'tax.vat')
    const { data } = (
      await caller.get('/data/forecast/transactions/saved?series_id=tax.vat')
    ).json()
    const [first] = data.occurrences
    expect(first).toMatchObject({ ...vat.next, state: 'expected', open: vat.next.amount })
    const reply = await caller.post('/data/forecast/goal-seek', {
      keep_above: '90000000.00',
      until: '2027-03-31',
      movable: [{ line_id: 'tax.vat', due: first.due, latest: '2027-03-31' }],
    })
    expect(reply.statusCode).toBe(200)
  })

  test('moves nothing of a sales project, whose days are changed in the project', async () => {
    const { lines } = (await caller.get('/data/forecast/merchants')).json().data
    const line = lines.find(
      (each: { state: string; side: string; next: object | null }) =>
        each.state === 'project' && each.side === 'out' && each.next,
    )
    const [, id] = line.seriesId.split('.')
    const { costs } = (await caller.get(`/v1/sales/projects/${id}`)).json().data
    const payments = costs.flatMap((cost: { payments: object[] }) => cost.payments)
    const { due } = payments.find(({ state }: { state: string }) => state === 'expected')
    const reply = await caller.post('/data/forecast/goal-seek', {
      keep_above: '5000.00',
      until: '2027-03-31',
      movable: [{ line_id: line.seriesId, due, latest: '2027-03-31' }],
    })
    const sentence = 'Change the dates and amounts of this payment in its sales project.'
    expect(reply.json().message).toBe(sentence)
    const saved = await caller.post(path, {
      name: 'Later',
      changes: {
        decisions: [{ line_id: line.seriesId, due, kind: 'redate', day: '2027-03-30' }],
      },
    })
    expect(saved.json().message).toBe(sentence)
  })
})

describe('accuracy', () => {
  test('a business with a past is shown how it would have been forecast, against plain methods', async () => {
    const reply = await caller.get('/data/forecast/accuracy')
    expect(reply.statusCode).toBe(200)
    const { data } = z.decode(forecastAccuracy.reply, reply.json())
    expect(data.basis).toBe('backtest')
    expect(data.balance_known).toBe(true)
    expect(data.horizons.map(({ label }) => label)).toContain('1 month')
    expect(data.bands.map(({ promised }) => promised)).toEqual([50, 80, 95])
    for (const { in_range, count: of } of data.bands) expect(in_range).toBeLessThanOrEqual(of)
    expect(data.months.length).toBeGreaterThanOrEqual(5)
    expect(data.months.at(-1)?.forecast_1).not.toBeNull()
    const { near, held, lean } = data
    if (!near || !held || !lean) throw new Error('A statement is missing.')
    // Every figure of a statement is one of the tables'.
    const rows = data.months.flatMap(({ closing, forecast_1 }) =>
      forecast_1 ? [{ ...forecast_1, off: forecast_1.closing - closing }] : [],
    )
    expect(near.months).toBe(rows.length)
    expect(near.near).toBe(rows.filter(({ off }) => Math.abs(off) <= near.within).length)
    const range = data.bands.find(({ promised }) => promised === held.promised)
    expect(held).toMatchObject({ in_range: range?.in_range, count: range?.count })
    const total = rows.reduce((all, { off }) => all + off, 0)
    expect(Math.abs(lean.mean - total / rows.length)).toBeLessThanOrEqual(0.5)
    expect([lean.above, lean.below]).toEqual([
      rows.filter(({ off }) => off < 0).length,
      rows.filter(({ off }) => off > 0).length,
    ])
    // A month ahead is the same six closings as in the table of months.
    const month = data.horizons.find(({ label }) => label === '1 month')
    const misses = rows.reduce((all, { off }) => all + Math.abs(off), 0)
    expect(month?.count).toBe(rows.length)
    expect(Math.abs((month?.mean_error ?? 0) - misses / rows.length)).toBeLessThanOrEqual(0.5)
    for (const { low, high, closing } of rows) {
      expect(low).toBeLessThanOrEqual(closing)
      expect(high).toBeGreaterThanOrEqual(closing)
    }
    // Categories are of the same months, each counted once.
    for (const side of ['in', 'out'] as const) {
      const lines = data.categories.filter((line) => line.side === side)
      const sumOf = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
      expect(sumOf(lines.map(({ expected }) => expected))).toBe(sumOf(rows.map((row) => row[side])))
      expect(sumOf(lines.map(({ happened }) => happened))).toBe(
        sumOf(data.months.flatMap((row) => (row.forecast_1 ? [row[`happened_${side}`]] : []))),
      )
    }
    expect(data.categories.length).toBeGreaterThan(3)
  })

  test('a snapshot is kept once a day', async () => {
    const businessId = await businessIdOf(server, caller)
    const isKept = () =>
      asTenant(server.context.db, businessId, (tx) => hasSnapshot(tx, businessId, today))
    await expect.poll(isKept).toBe(true)
  })

  test('an empty business learns that there is nothing to measure', async () => {
    const empty = await server.signUp()
    expect((await empty.get('/data/forecast/accuracy')).json().data).toMatchObject({
      basis: 'none',
    })
  })
})
