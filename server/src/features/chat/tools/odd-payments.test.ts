// What stands out within the days that were named, and of late, in a small firm's books.
import { monthPeriod, spanPeriod } from '@plimsoll/domain/question/period'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { businessIdOf } from '../../../testing/books.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { uploadAndSettle } from '../../../testing/uploads.ts'
import { openBooks } from '../assistant.ts'
import { renderTemplate } from '../render.ts'
import { runTool } from './run-tool.ts'

const today = '2026-11-24'
let server: TestServer
let businessId: string
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  const caller = await server.signUp()
  const months = Array.from({ length: 16 }, (_, at) => {
    const month = `${2025 + Math.floor((at + 7) / 12)}-${String(((at + 7) % 12) + 1).padStart(2, '0')}`
    return `${month}-03,JEWSON LTD,-${310 + at}.00\n${month}-09,BRISTOL MUSEUM FEES,1900.00\n${month}-14,SHELL,-${60 + at}.00`
  }).slice(0, 15)
  // A van, paid once in August, and a payment made twice in September.
  const odd = [
    '2026-08-13,RICHMOND MOTORS,-4500.00',
    '2026-09-15,CALDER SKIPS,-278.74',
    '2026-09-17,CALDER SKIPS,-278.74',
  ]
  const rows = [...months.flatMap((month) => month.split('\n')), ...odd]
  await uploadAndSettle(caller, `Date,Description,Amount\n${rows.join('\n')}\n`)
  businessId = await businessIdOf(server, caller)
  // The forecast that price rises are found in is made by a job.
  await expect
    .poll(async () => (await caller.get('/data/leaks')).json().data.payments, { timeout: 60_000 })
    .toBeGreaterThan(0)
})
afterAll(() => server.stop())

const answer = (args: Extract<ToolCall, { tool: 'anomalies' }>['args']) =>
  asTenant(server.context.db, businessId, async (tx) => {
    const { tools } = await openBooks(tx, businessId, today)
    const { template, facts } = await runTool(tools, { tool: 'anomalies', args })
    return renderTemplate(template, facts)
  })

test.each([
  [
    '2026-08',
    'One thing stands out in August 2026: a first large payment to Richmond Motors, £4,500.00 on 13 August 2026.',
  ],
  [
    '2026-09',
    'One thing stands out in September 2026: a possible duplicate payment to Calder Skips, £278.74 on 17 September 2026.',
  ],
  [
    '2026-10',
    'Nothing stands out in October 2026: no possible duplicate, price rise, forgotten trial or first large payment.',
  ],
])('%s', async (month, words) => {
  expect(await answer({ period: monthPeriod(month) })).toBe(words)
})

test('a year holds both, the dearest first; of one kind only that kind', async () => {
  const period = spanPeriod('2026-01-01', today)
  expect(await answer({ period })).toBe(
    '2 things stand out from 1 January to 24 November 2026. The dearest is a first large payment to Richmond Motors, £4,500.00 on 13 August 2026.',
  )
  expect(await answer({ kind: 'price_rise', period })).toBe(
    'No price rises were found from 1 January to 24 November 2026.',
  )
})

test('without days it is what the forecast page shows: the van is long known', async () => {
  expect(await answer({})).toBe(
    'One thing stands out: a possible duplicate payment to Calder Skips, £278.74 on 17 September 2026.',
  )
})
