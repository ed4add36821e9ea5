// Wages by the hour are no price: amounts that come back, and a single week of overtime.

import { addDays } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { businessIdOf } from '../../../testing/books.ts'
import { quiet } from '../../../testing/quiet.ts'
import { StatementStory } from '../../../testing/statement-story.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { uploadAndSettle } from '../../../testing/uploads.ts'
import { openBooks } from '../assistant.ts'
import { runTool } from './run-tool.ts'

const today = '2026-11-20'
let server: TestServer
let businessId: string
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
  const caller = await server.signUp()
  const weekly = (text: string, amounts: number[]) =>
    amounts.map((amount, at) => {
      return { day: addDays('2026-10-02', 7 * at), text, amount: minor(-amount) }
    })
  // Oldest first.
  const lines = [
    ...weekly('S KHAN WAGES', [22_800, 20_500, 24_300, 22_800, 24_300, 22_800, 22_800]),
    ...weekly('E BELL WAGES', [68_000, 68_000, 72_000, 68_000, 68_000, 68_000, 68_000]),
  ].sort((a, b) => (a.day < b.day ? -1 : 1))
  const done = await uploadAndSettle(caller, new StatementStory(minor(5000_00)).file(lines))
  expect(done.job_status).toBe('success')
  await quiet(server)
  businessId = await businessIdOf(server, caller)
})
afterAll(() => server.stop())

async function priceOf(name: string) {
  return asTenant(server.context.db, businessId, async (tx) => {
    const rows = await tx.selectFrom('merchant').select('id').where('name', '=', name).execute()
    const ids = rows.map(({ id }) => id)
    expect(ids).toHaveLength(1)
    const subject: Subject = { kind: 'merchant', ids, name, names: [name] }
    const { tools } = await openBooks(tx, businessId, today)
    const period = spanPeriod('2026-10-01', today)
    return runTool(tools, {
      tool: 'price_change',
      args: { side: 'out', period, subjects: [subject] },
    })
  })
}

test('amounts that come back show no price', async () => {
  const { template } = await priceOf('S Khan Wages')
  expect(template).toBe(
    'The latest payment to {{name}} was {{latest}} on {{day}}, the last of another amount {{before}} on {{day_before}}. The amount varies, so the bank data shows no price.',
  )
})

test('one week of overtime is no rise', async () => {
  const { template, facts } = await priceOf('E Bell Wages')
  expect(template).toBe(
    'No: {{same}} of the {{count}} payments to {{name}} in your records are {{latest}}; single ones between them were another amount.',
  )
  const values = Object.fromEntries(facts.map(({ id, minor, value }) => [id, minor ?? value]))
  expect(values).toMatchObject({ latest: '68000', count: 7, same: 6 })
})
