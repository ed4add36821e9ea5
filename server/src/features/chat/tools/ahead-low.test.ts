// How high and how low the balance gets, what is due over an amount, and what is still to come,
// against the forecast's own days and the payments that cash management lists.
import type { ForecastDay } from '@plimsoll/domain/forecast/engine'
import { magnitude, minor, sum } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { currentForecast, readKeptDue } from '../../forecast/service.ts'
import { openBooks } from '../assistant.ts'
import type { Fact } from '../facts.ts'
import { runTool } from './run-tool.ts'

const today = '2026-11-20'
let server: TestServer
let businessId: string
let days: readonly ForecastDay[]
let until: string
let now: number
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  const found = await server.context.pool.query('select business_id from membership')
  businessId = found.rows[0].business_id
  const forecast = await asTenant(server.context.db, businessId, (tx) =>
    currentForecast(tx, businessId, { today }),
  )
  days = forecast.days
  if (forecast.outlook.state === 'unknown') throw new Error('the demo company has a forecast')
  until = forecast.outlook.until
  now = forecast.outlook.balance
})
afterAll(() => server.stop())

function run(call: ToolCall): Promise<{ facts: readonly Fact[]; template: string }> {
  return asTenant(server.context.db, businessId, async (tx) => {
    const { tools } = await openBooks(tx, businessId, today)
    return runTool(tools, call)
  })
}

const stated = (facts: readonly Fact[], id: string) => {
  const fact = facts.find((each) => each.id === id)
  return fact?.minor === undefined ? fact?.value : Number(fact.minor)
}

test('when cash is at an amount again that it has not now', async () => {
  const ahead = days.filter(({ day }) => day > today && day <= until)
  const most = Math.max(...ahead.map(({ closing }) => closing))
  expect(most).toBeGreaterThan(now)
  const first = ahead.find(({ closing }) => closing >= most)
  const { facts } = await run({ tool: 'forecast_reach', args: { amount: minor(most) } })
  expect([stated(facts, 'day'), stated(facts, 'balance')]).toEqual([first?.day, most])
  const never = await run({ tool: 'forecast_reach', args: { amount: minor(most + 1) } })
  expect(never.template).toContain('not expected to be back')
  expect(stated(never.facts, 'balance')).toBe(most)
})

test('when cash falls below an amount that it has now, and when it is back', async () => {
  const ahead = days.filter(({ day }) => day > today && day <= until)
  const least = Math.min(...ahead.map(({ closing }) => closing))
  const limit = minor(Math.min(now, least + 1))
  const falls = ahead.find(({ closing }) => closing < limit)
  const back = ahead.find(({ day, closing }) => day >= (falls?.day ?? '') && closing >= limit)
  const { facts } = await run({ tool: 'forecast_reach', args: { amount: limit } })
  expect([stated(facts, 'falls'), stated(facts, 'day')]).toEqual([falls?.day, back?.day])
  const kept = await run({ tool: 'forecast_reach', args: { amount: minor(least) } })
  expect(kept.template).toContain('expected to stay above it')
  expect(stated(kept.facts, 'balance')).toBe(least)
})

test('what is still to come up to an end is what the balance moves by', async () => {
  const period = spanPeriod('2026-11-21', '2027-01-31')
  const totalOf = async (measure: 'in' | 'out') =>
    Number(
      stated(
        (await run({ tool: 'forecast_total', args: { measure, period, rest: true } })).facts,
        'total',
      ),
    )
  const closing = days.find(({ day }) => day === '2027-01-31')?.closing ?? 0
  expect((await totalOf('in')) - (await totalOf('out'))).toBe(closing - now)
})

test('what is due over an amount', async () => {
  const period = spanPeriod('2026-11-21', '2026-12-20')
  const due = await asTenant(server.context.db, businessId, (tx) =>
    readKeptDue(tx, businessId, today),
  )
  const large = (due?.items ?? []).filter(
    ({ day, side, open }) =>
      day >= period.from && day <= period.to && side === 'out' && magnitude(open) >= 1_000_00,
  )
  expect(large.length).toBeGreaterThan(1)
  const { facts } = await run({
    tool: 'upcoming',
    args: { side: 'out', period, next: false, amountFrom: minor(1_000_00) },
  })
  expect(stated(facts, 'count')).toBe(large.length)
  expect(stated(facts, 'total')).toBe(magnitude(sum(large.map(({ open }) => open))))
})

test('what a payment leaves, against an amount to be left in place of the buffer', async () => {
  const ahead = days.filter(({ day }) => day <= until)
  const least = Math.min(...ahead.map(({ closing }) => closing))
  const afford = (keep: number) =>
    run({ tool: 'afford', args: { amount: minor(1_00), keep: minor(keep) } })
  const fine = await afford(least - 1_00)
  expect(fine.template).toMatch(/^Yes/)
  expect([stated(fine.facts, 'left'), stated(fine.facts, 'gap')]).toEqual([least - 1_00, 0])
  expect((await afford(least)).template).toMatch(/^Not without going below {{buffer}}/)
})
