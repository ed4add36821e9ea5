// Two figures beside each other and questions answered in turn, in the demo company of 27 November
// 2026. The amounts were added up from its rows.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { answerQuestion, openBooks } from '../assistant.ts'
import { frameAfter } from '../reading-books.ts'

let server: TestServer
let businessId: string
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-27' } })
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  businessId = (await server.context.pool.query('select business_id from membership')).rows[0]
    .business_id
})
afterAll(() => server.stop())

const answer = (...prompts: readonly string[]) =>
  asTenant(server.context.db, businessId, async (tx) => {
    const books = await openBooks(tx, businessId, '2026-11-27')
    const before = await frameAfter(books, prompts.slice(0, -1))
    return answerQuestion(books, prompts.at(-1) ?? '', before)
  })

test('the cheapest month beside the dearest', async () => {
  const { response } = await answer(
    'Which month was our cheapest for Octopus Energy, and how does it compare with the dearest?',
  )
  expect(response).toBe(
    '£307.03 was paid out to Octopus Energy in July 2026, the lowest month, against £719.39 paid out to Octopus Energy in January 2026, the highest month: £412.36 less.',
  )
})

test('what was received beside what was paid out', async () => {
  const { response } = await answer(
    'How much did Northwind pay us in October 2026?',
    'was that enough to cover wages?',
  )
  expect(response).toBe(
    'Yes: £27,240.00 was received from Northwind Hotels in October 2026, against £15,677.76 paid out in Wages and salaries (net) in October 2026: £11,562.24 more.',
  )
})

test('the larger of two that are due is named', async () => {
  const { response } = await answer('Which is larger in January, the wages or the rent?')
  expect(response).toMatch(/: £9,737\.76 more\. Wages and salaries \(net\) is the larger\.$/)
})

test('three questions in turn keep a figure of each', async () => {
  const { response, facts, parts } = await answer(
    'What came in, what went out, and who was the biggest customer in October?',
  )
  expect(parts.map(({ tool }) => tool)).toEqual(['flow_total', 'flow_total', 'top'])
  expect(response).toMatch(/^You received £59,854\.18 .*You spent £76,211\.83 .*£27,240\.00\.$/)
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
})

test('a half that is not understood is named', async () => {
  const { response, status } = await answer(
    'How much did Northwind pay us in October 2026 and how did the wibble go?',
  )
  expect(status).toBe('partial')
  expect(response).toContain('£27,240.00')
  expect(response).toContain('I couldn’t read the rest, “how did the wibble go”')
})

test('what the first answer gives is not given again', async () => {
  const { response } = await answer('Has Etsy stopped paying us, and when was their last payment?')
  expect(response).toBe(
    'Not as far as the bank shows: the latest payment received from Etsy was £139.56 on 23 November 2026, 4 days ago, and no other with a known day is expected.',
  )
})

test('“that month” is the one that was named', async () => {
  const { response } = await answer(
    'Which month was our best for sales?',
    'how much did we spend that month',
  )
  expect(response).toBe('You spent £48,343.76 in March 2026, in 87 payments.')
})

test('beside the latest payment stands the next', async () => {
  const { response } = await answer('When did we last pay HMRC VAT?')
  expect(response).toMatch(
    /^The latest payment for VAT was £21,010\.87 on 12 October 2026, .*The next payment out, £[\d,.]+, is expected on 12 January 2027\.$/,
  )
})

test('an answer to both names the next once', async () => {
  const { response } = await answer('When did we last pay rent and when is the next due?')
  expect(response.match(/next/g)).toHaveLength(1)
})

test('of days that nobody named the total of all records is stated, too', async () => {
  const { response, facts } = await answer('How much went out?')
  expect(response).toMatch(
    /^You spent £[\d,.]+ from 1 to 27 November 2026, .* You named no period, so I chose that one\. In all your records, since 1 May 2025, it is £[\d,.]+ in [\d,]+ payments\.$/,
  )
  expect(facts.map(({ id }) => id)).toContain('all_total')
})

test('the latest pay run is stated with all of its payments', async () => {
  const { response } = await answer('When did the wages last go out?')
  expect(response).toMatch(
    / on 30 October 2026, .* That day there were \d of them, £15,677\.76 in all\./,
  )
})

test('tax that falls due holds PAYE, too', async () => {
  const { response } = await answer('what wages are due this month', 'and the tax on top')
  expect(response).toMatch(/PAYE and National Insurance/)
})
