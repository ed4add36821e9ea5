// What next turns ask of an answer: a price rise over a year, how late a milestone is, the smallest
// of the unpaid invoices.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'
import { converse } from '../converse.ts'

const today = '2026-11-20'
let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools(today)
})
afterAll(() => demo.server.stop())

function ask(prompt: string, ...previous: readonly string[]) {
  const { businessId, server } = demo
  return converse(server.context.db, businessId, { prompt, previous, today })
}

// Adobe rose from £155.94 to £181.20, and is paid monthly: 12 times £25.26.
test('a price rise over a year is what it is more in each payment of that year', async () => {
  for (const first of ['Has Adobe gone up?', 'Which subscriptions have gone up in price?']) {
    const { response, facts } = await ask('how much extra is that over a year?', first)
    expect(response).toMatch(/^Over a year that is £303\.12 more/)
    expect(figureOf(facts, 'yearly')).toBe(303_12)
    expect((await ask(first)).response).not.toContain('£303.12')
  }
})

test('an overdue milestone is so many days past its due day', async () => {
  const first = 'How much is Harbour Festival Trust late paying?'
  const { response, facts } = await ask('how many days late is that?', first)
  // From 26 October to 20 November.
  expect(response).toContain('due on 26 October 2026, 25 days ago')
  expect(figureOf(facts, 'late_days')).toBe(25)
})

test('the smallest of the unpaid invoices', async () => {
  const entry = { side: 'in', number: null, issued: null, email: null, source: 'typed' }
  const reply = await demo.caller.post('/data/invoices', {
    add: [
      { ...entry, party: 'Beech Ltd', due: '2026-12-05', amount: '250.00' },
      { ...entry, party: 'Ash Ltd', due: '2026-12-10', amount: '100.00' },
    ],
  })
  expect(reply.statusCode).toBe(200)
  const { response } = await ask('which is the smallest?', 'List our unpaid invoices')
  expect(response).toMatch(/^The smallest unpaid invoice is £100\.00 from Ash Ltd/)
})

test('what varies has no price, and so no change over a year', async () => {
  const first = 'Has Shell gone up?'
  expect((await ask(first)).response).toContain('The amount varies')
  const { response, facts } = await ask('how much extra is that over a year?', first)
  expect(response).not.toMatch(/^Over a year/)
  expect(facts.filter(({ label }) => label === 'Over a year')).toEqual([])
})
