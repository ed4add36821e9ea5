// The forecast's calls through HTTP, on the demo company and on a year of books of an uploaded
// statement.

import type { ForecastLine } from '@plimsoll/contract/forecast'
import { listForecastMerchants } from '@plimsoll/contract/forecast'
import { computeForecast, saveForecastConfig } from '@plimsoll/contract/forecast-changes'
import { categoryForecast } from '@plimsoll/contract/forecast-levels'
import {
  forecastSettings,
  historicalStats,
  savedTransactions,
} from '@plimsoll/contract/forecast-line-facts'
import { addDays, addMonths } from '@plimsoll/domain/calendar'
import { type Minor, sum } from '@plimsoll/domain/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

const today = '2026-11-20'
let server: TestServer
let caller: Caller // has the demo company's books
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  caller = await withDemo()
})
afterAll(() => server.stop())

async function withDemo(): Promise<Caller> {
  const who = await server.signUp()
  expect((await who.get('/mock/load-data')).statusCode).toBe(200)
  return who
}

async function linesOf(who: Caller): Promise<ForecastLine[]> {
  const reply = await who.get('/data/forecast/merchants')
  expect(reply.statusCode).toBe(200)
  return z.decode(listForecastMerchants.reply, reply.json()).data.lines
}

async function levelOf(who: Caller, query = '') {
  const reply = await who.get(`/data/forecast/category/forecast${query}`)
  expect(reply.statusCode).toBe(200)
  return z.decode(categoryForecast.reply, reply.json()).data
}

/** A monthly cost of the demo company. */
const rent = (lines: ForecastLine[]) => {
  const line = lines.find(
    (each) => each.state === 'detected' && each.cadence === 'monthly' && each.side === 'out',
  )
  if (!line) throw new Error('the demo company pays something every month')
  return line
}

const monthlyRule = (amount: string, start = '2027-01-17') => ({
  start_date: start,
  direction: 'out',
  cadence: 'monthly',
  payment_day: { kind: 'date', date: 17 },
  roll: 'next',
  amount,
})

describe('the lines', () => {
  test('R-109 R-110 every line has its series id, hide flag, months and a next day', async () => {
    const lines = await linesOf(caller)
    expect(lines.length).toBeGreaterThan(10)
    expect(new Set(lines.map(({ seriesId }) => seriesId)).size).toBe(lines.length)
    for (const line of lines) {
      expect(line.hide).toBe(false)
      expect(line.months).toHaveLength(6)
      if (line.next) expect(line.next.day > today).toBe(true)
    }
    expect(rent(lines)).toMatchObject({ series_type: 'detected', cadence: 'monthly' })
  })

  test('the lines of a month add up to the month of the cash-flow table', async () => {
    const lines = await linesOf(caller)
    const all = await levelOf(caller)
    const month = lines[0]?.months[1]?.month ?? ''
    const byLine = sum(
      lines
        .flatMap((line) => line.months.filter((each) => each.month === month))
        .map(({ amount }) => amount),
    )
    expect(all.months.find((each) => each.month === month)?.forecast).toBe(byLine)
    const overview = (await caller.get('/data/cashflow-overview')).json()
    const record = overview.data[0].forecast[1]
    expect((byLine / 1e2).toFixed(2)).toBe(
      (Number(record.cash_in) - Number(record.cash_out)).toFixed(2),
    )
  })

  test('R-119 an empty business has no lines, and says that its forecast is empty', async () => {
    const empty = await server.signUp()
    expect(await linesOf(empty)).toEqual([])
    expect((await empty.get('/data/forecast/state')).json().data).toMatchObject({ state: 'empty' })
    expect((await empty.get('/data/forecast/category/forecast')).statusCode).toBe(404)
  })
})

describe('a level', () => {
  test('R-124 the parts of every figure add up to it, at every level', async () => {
    const lines = await linesOf(caller)
    const line = rent(lines)
    const periods = [
      '',
      '?side=out',
      `?category=${line.category}`,
      `?category=${line.sub_category}`,
      `?category=${line.category}&merchant=${line.merchant_id}`,
      ...lines.map(({ seriesId }) => `?line_id=${seriesId}`),
    ]
    for (const query of periods) {
      const level = await levelOf(caller, query)
      for (const { month, forecast, actual, parts } of level.months) {
        if (forecast === null) continue
        const expected = sum(parts.map(({ amount }) => amount))
        expect([query, month, (actual ?? 0) + expected]).toEqual([query, month, forecast])
      }
    }
  })

  test('a category’s months are those of the cash-flow table, past and to come', async () => {
    const level = await levelOf(caller, '?side=out&category=rent')
    const overview = (await caller.get('/data/cashflow-overview')).json().data[0]
    for (const record of [...overview.actuals, ...overview.forecast.slice(1)]) {
      const month = `${record.cf_year}-${String(record.cf_month).padStart(2, '0')}`
      const item = record.co_op_activities.find(
        (activity: { sub_category: string }) => activity.sub_category === 'rent',
      )
      const row = level.months.find((each) => each.month === month)
      const figure = month > '2026-11' ? row?.forecast : row?.actual
      expect([month, ((figure ?? 0) / -1e2).toFixed(2)]).toEqual([
        month,
        Number(item?.value ?? 0).toFixed(2),
      ])
    }
  })

  test('past months of the lines add up to those of their side', async () => {
    const lines = (await linesOf(caller)).filter(({ side }) => side === 'out')
    const side = await levelOf(caller, '?side=out')
    // One after the other: dozens at once would wait for connections longer than a request may.
    const own: (typeof side)[] = []
    for (const { seriesId } of lines) own.push(await levelOf(caller, `?line_id=${seriesId}`))
    for (const month of ['2026-07', '2026-08', '2026-09', '2026-10']) {
      const actualOf = (level: typeof side) =>
        level.months.find((each) => each.month === month)?.actual ?? 0
      const byLine = own.reduce((total, level) => total + actualOf(level), 0)
      expect([month, byLine]).toEqual([month, actualOf(side)])
    }
  })

  test('everything has the balance by day within its bands, never narrower further out', async () => {
    const { balance, low } = await levelOf(caller)
    expect(balance?.[0]?.day).toBe(addDays(today, 1))
    let width = 0
    for (const day of balance ?? []) {
      expect(day.low95 <= day.low80 && day.low80 <= day.low50 && day.low50 <= day.closing).toBe(
        true,
      )
      expect(
        day.closing <= day.high50 && day.high50 <= day.high80 && day.high80 <= day.high95,
      ).toBe(true)
      expect(day.high80 - day.low80).toBeGreaterThanOrEqual(width)
      width = day.high80 - day.low80
    }
    expect(low?.balance).toBeLessThanOrEqual(balance?.[0]?.closing ?? 0)
  })
})

describe('one line', () => {
  test('R-114 R-115 R-117 its settings show what was detected, with amounts to begin a rule', async () => {
    const { seriesId } = rent(await linesOf(caller))
    for (const path of [
      `/data/forecast/settings?series_id=${seriesId}&type=user`,
      `/data/forecast/detected/settings?series_id=${seriesId}&type=user&series_type=detected`,
    ]) {
      const reply = await caller.get(path)
      const { data } = z.decode(forecastSettings.reply, reply.json())
      expect(data).toMatchObject({ type: 'user', series_type: 'detected', configuration: null })
      expect(data.detected?.sightings).toBeGreaterThan(6)
      const [lastMonth] = data.suggestions
      expect(lastMonth?.amount).toBe(-(data.detected?.amount ?? 0))
    }
  })

  test('R-118 its past in figures', async () => {
    const line = rent(await linesOf(caller))
    for (const path of ['historical/stats', 'detected/historical/stats']) {
      const reply = await caller.get(`/data/forecast/${path}?series_id=${line.seriesId}`)
      const { data } = z.decode(historicalStats.reply, reply.json())
      expect(data.count).toBeGreaterThan(6)
      expect(data.smallest ?? 0).toBeLessThanOrEqual(data.median ?? 0)
      expect(data.next_day).toBe(line.next?.day)
    }
  })

  test('R-124 its occurrences carry the transactions that met them', async () => {
    const { seriesId } = rent(await linesOf(caller))
    const reply = await caller.get(`/data/forecast/transactions/saved?series_id=${seriesId}`)
    const { occurrences } = z.decode(savedTransactions.reply, reply.json()).data
    const met = occurrences.filter(({ state }) => state.startsWith('matched'))
    expect(met.length).toBeGreaterThan(6)
    for (const part of met)
      expect(sum(part.transactions.map(({ amount }) => amount))).toBe(part.matched)
    expect(occurrences.some(({ state }) => state === 'expected')).toBe(true)
  })

  test('an unknown line is not found', async () => {
    const unknown = '0190a000-0000-7000-8000-000000000000'
    const own = ['settings', 'historical/stats', 'transactions/saved'].map(
      (path) => `${path}?series_id=${unknown}`,
    )
    for (const query of [...own, `category/forecast?line_id=${unknown}`])
      expect((await caller.get(`/data/forecast/${query}`)).statusCode).toBe(404)
  })
})

describe('hiding', () => {
  test('R-111 leaves a line out with its sentence, and brings it back', async () => {
    const who = await withDemo()
    const line = rent(await linesOf(who))
    const before = await levelOf(who)
    const hidden = await who.call({
      method: 'PUT',
      url: `/api/data/forecast/merchants/${line.seriesId}?hide=true`,
    })
    expect(hidden.json()).toMatchObject({
      status: 'success',
      message: 'Excluded from the forecast',
    })
    expect(hidden.json().data[0].hides.length).toBeGreaterThan(3)
    const without = await levelOf(who)
    const next = line.months[1]
    const at = (level: typeof before) =>
      level.months.find(({ month }) => month === next?.month)?.forecast ?? 0
    expect(at(without) - at(before)).toBe(-(next?.amount ?? 0))
    expect((await linesOf(who)).find(({ seriesId }) => seriesId === line.seriesId)).toMatchObject({
      hide: true,
      state: 'hidden',
    })
    const shown = await who.call({
      method: 'PUT',
      url: `/api/data/forecast/merchants/${line.seriesId}?hide=false`,
    })
    expect(shown.json().message).not.toBe('Excluded from the forecast')
    expect((await levelOf(who)).months).toEqual(before.months)
  })

  test('R-112 takes several lines in its body, what no series explains among them', async () => {
    const who = await withDemo()
    const lines = await linesOf(who)
    const rest = lines.find(({ state }) => state === 'rest')
    const ids = [rent(lines).seriesId, rest?.seriesId]
    const reply = await who.call({
      method: 'PUT',
      url: '/api/data/forecast/merchants',
      payload: { seriesId: ids, hide: true },
    })
    expect(reply.json().data).toHaveLength(2)
    const hidden = (await linesOf(who)).filter(({ hide }) => hide).map(({ seriesId }) => seriesId)
    expect(hidden.sort()).toEqual([...ids].sort())
  })
})

describe('changes', () => {
  test('R-120 R-121 come back before and after, with the request’s id, and nothing is kept', async () => {
    const line = rent(await linesOf(caller))
    const draft = {
      selectedMerchants: [line.seriesId],
      customConfigurations: [
        {
          line_id: line.seriesId,
          sub_category: line.sub_category,
          rules: [monthlyRule('9999.00')],
        },
      ],
    }
    const tried = await caller.post('/data/forecast/changeset/forecast', draft)
    expect(tried.statusCode).toBe(200)
    const computed = await caller.post('/data/forecast/compute', { ...draft, request_id: 'r-7' })
    const { data } = z.decode(computeForecast.reply, computed.json())
    expect(data).toMatchObject({ request_id: 'r-7', stale: false })
    expect(tried.json().data.after).toEqual(computed.json().data.after)
    const [looked] = data.lines
    const february = looked?.after.find(({ month }) => month === '2027-02')
    expect(february?.amount).toBe(-999_900)
    const closings = (figures: typeof data.before) => figures.months.map(({ closing }) => closing)
    expect(closings(data.after)).not.toEqual(closings(data.before))
    expect((await caller.get('/data/forecast/state')).json().data.request_id).toBe('r-7')
    expect(rent(await linesOf(caller)).state).toBe('detected')
  })

  test('a preview that changes nothing leaves a line as it was', async () => {
    const line = rent(await linesOf(caller))
    const reply = await caller.post('/data/forecast/changeset/forecast', {
      selectedMerchants: [line.seriesId],
    })
    expect(reply.json().data.after).toEqual(reply.json().data.before)
  })

  test('R-122 R-123 saving makes each start the first of its month, and adds no first day of its own', async () => {
    const who = await withDemo()
    const line = rent(await linesOf(who))
    const reply = await who.post('/data/forecast/config/save', {
      configurations: [
        {
          line_id: line.seriesId,
          sub_category: 'rent',
          rules: [monthlyRule('1500.00', '2026-12-17')],
        },
      ],
    })
    expect(reply.statusCode).toBe(200)
    const { data } = z.decode(saveForecastConfig.reply, reply.json())
    expect(data.configurations[0]?.rules[0]).toMatchObject({
      start_date: '2026-12-01',
      first_day: null,
    })
    const settings = await who.get(`/data/forecast/settings?series_id=${line.seriesId}&type=user`)
    expect(settings.json().data.configuration.rules[0].start_date).toBe('2026-12-01')
    const saved = (await linesOf(who)).find(({ seriesId }) => seriesId === line.seriesId)
    expect(saved?.state).toBe('rule')
    expect(saved?.months[1]?.amount).toBe(-150_000)
    expect(saved?.months[2]?.amount).toBe(-150_000)
    // Saved without rules, what was detected counts again.
    const [configuration] = data.configurations
    await who.post('/data/forecast/config/save', {
      configurations: [{ ...configuration, rules: [] }],
    })
    expect((await linesOf(who)).find(({ seriesId }) => seriesId === line.seriesId)).toMatchObject({
      state: 'detected',
      months: line.months.map(({ month, amount }) => ({ month, amount })),
    })
  })

  test('a percentage of itself, an unknown category, a day gone by and a stranger’s line are refused', async () => {
    const line = rent(await linesOf(caller))
    const save = (configurations: object[], more = {}) =>
      caller.post('/data/forecast/config/save', { configurations, ...more })
    const circle = {
      ...monthlyRule('1.00'),
      amount: null,
      percent_of: { kind: 'sub_category', side: 'out', of: line.sub_category, percent: '10' },
    }
    const replies = [
      await save([{ line_id: line.seriesId, sub_category: line.sub_category, rules: [circle] }]),
      await save([{ sub_category: 'nonsense', name: 'X', rules: [monthlyRule('1.00')] }]),
      await save([], {
        one_offs: [{ day: '2026-11-01', amount: '-5.00', sub_category: 'rent', note: 'Past' }],
      }),
      await save([
        {
          line_id: 'rest.out.rent.0190a000-0000-7000-8000-000000000000',
          sub_category: 'rent',
          rules: [monthlyRule('1.00')],
        },
      ]),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 404])
    for (const reply of replies) expect(reply.json().message).toMatch(/^[A-Z].*\.$/)
  })

  test('a one-off is expected on its day, and gone once removed', async () => {
    const who = await withDemo()
    const before = await levelOf(who)
    const payment = { day: '2026-12-09', amount: '-2500.00', sub_category: 'rent', note: 'Deposit' }
    await who.post('/data/forecast/config/save', { configurations: [], one_offs: [payment] })
    const after = await levelOf(who)
    const at = (level: typeof before) =>
      level.months.find(({ month }) => month === '2026-12')?.forecast ?? 0
    expect(at(after) - at(before)).toBe(-250_000)
    const part = after.months
      .flatMap(({ parts }) => parts)
      .find(({ source }) => source === 'one_off')
    expect(part).toMatchObject({ label: 'Deposit', day: '2026-12-09', amount: -250_000 })
    const id = part?.line_id.replace('one_off.', '')
    await who.post('/data/forecast/config/save', { configurations: [], removed_one_offs: [id] })
    expect((await levelOf(who)).months).toEqual(before.months)
  })
})

describe('occurrences', () => {
  test('one that is not happening counts as nothing and does not come back; restored, it does', async () => {
    const who = await withDemo()
    const line = rent(await linesOf(who))
    const saved = await who.get(`/data/forecast/transactions/saved?series_id=${line.seriesId}`)
    const coming = saved
      .json()
      .data.occurrences.find((occurrence: { state: string }) => occurrence.state === 'expected')
    const decide = (kind: string, more = {}) =>
      who.post('/data/forecast/occurrences', {
        line_id: line.seriesId,
        due: coming.due,
        kind,
        ...more,
      })
    const month = coming.day.slice(0, 7)
    const amountIn = async () =>
      (await linesOf(who))
        .find(({ seriesId }) => seriesId === line.seriesId)
        ?.months.find((each) => each.month === month)?.amount
    const before = await amountIn()
    expect((await decide('cancel')).statusCode).toBe(200)
    expect(Math.abs((await amountIn()) as Minor)).toBeLessThan(Math.abs(before as Minor))
    await decide('restore')
    expect(await amountIn()).toBe(before)
    const later = addDays(coming.day, 3)
    expect((await decide('redate', { day: later })).statusCode).toBe(200)
    const again = await who.get(`/data/forecast/transactions/saved?series_id=${line.seriesId}`)
    expect(
      again
        .json()
        .data.occurrences.find((occurrence: { due: string }) => occurrence.due === coming.due),
    ).toMatchObject({ day: later })
    expect((await decide('redate', { day: '2020-01-01' })).statusCode).toBe(400)
  })
})

describe('confirming what was found', () => {
  test('a payment marked as not recurring stops being a series', async () => {
    const who = await withDemo()
    const found = (await who.get('/data/forecast/recurring')).json().data
    expect(found.length).toBeGreaterThan(5)
    const [first, second] = found
    const reply = await who.post('/data/forecast/recurring', {
      verdicts: [
        { seriesId: first.seriesId, verdict: 'accepted' },
        { seriesId: second.seriesId, verdict: 'not_recurring' },
      ],
    })
    expect(reply.json().data).toMatchObject({ accepted: 1, not_recurring: 1 })
    const lines = await linesOf(who)
    expect(lines.find(({ seriesId }) => seriesId === first.seriesId)?.state).toBe('confirmed')
    expect(lines.some(({ seriesId }) => seriesId === second.seriesId)).toBe(false)
    expect((await who.get('/data/forecast/state')).json().data.confirmed).toBe(true)

    // It stays in the list, so that the answer can be taken back.
    const listed = async () => (await who.get('/data/forecast/recurring')).json().data
    const denied = (await listed()).filter((each: { verdict: string }) => {
      return each.verdict === 'not_recurring'
    })
    expect(denied).toMatchObject([{ seriesId: second.seriesId, merchant: second.merchant }])
    await who.post('/data/forecast/recurring', {
      verdicts: [{ seriesId: second.seriesId, verdict: 'accepted' }],
    })
    expect((await linesOf(who)).some(({ seriesId }) => seriesId === second.seriesId)).toBe(true)
  })

  test('at most five are asked about, and what is left out has its reason', async () => {
    const who = await withDemo()
    const found = (await who.get('/data/forecast/recurring')).json().data as {
      review: string
      probability: number
    }[]
    const doubtful = found.filter(({ review }) => review === 'asked')
    expect(doubtful.length).toBeGreaterThanOrEqual(3)
    expect(doubtful.length).toBeLessThanOrEqual(5)
    expect(doubtful.every(({ probability }) => probability < 0.65)).toBe(true)
    const state = (await who.get('/data/forecast/state')).json().data
    expect(state.series.unconfirmed).toBe(doubtful.length)
    const left = (await who.get('/data/forecast/recurring/left-out')).json().data as {
      name: string
      reason: string
    }[]
    expect(left.filter(({ reason }) => reason === 'tax').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['VAT', 'PAYE']),
    )
    expect(left.some(({ reason }) => reason !== 'tax')).toBe(true)
  })
})

test('the same data and day give the same forecast', async () => {
  const [first, second] = [await withDemo(), await withDemo()]
  const [a, b] = [await levelOf(first), await levelOf(second)]
  const figures = (level: typeof a) =>
    level.months.map(({ month, actual, forecast }) => [month, actual, forecast])
  expect(figures(a)).toEqual(figures(b))
  expect(a.balance).toEqual(b.balance)
})

test('the day after, what has been paid is not expected again', async () => {
  const level = await levelOf(caller)
  expect(level.months.find(({ month }) => month === addMonths('2026-11', 1))?.actual).toBeNull()
})
