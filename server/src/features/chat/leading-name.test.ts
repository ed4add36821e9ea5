// Whom "they" means after a ranking, and a payer taken for a payee, in the books of the demo
// company.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type DemoTools, startDemoTools } from '../../testing/demo-tools.ts'
import { converse } from './converse.ts'

const today = '2026-11-20'

let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools(today)
})
afterAll(() => demo.server.stop())

const ask = (prompt: string, previous: readonly string[] = []) =>
  converse(demo.server.context.db, demo.businessId, { prompt, previous, today })

// What a merchant paid between two days, by its name alone.
async function paidBy(name: string, from: string, to: string): Promise<number> {
  const { rows } = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    sql<{ total: number }>`
      select sum(t.amount_minor)::float8 as total from transaction t
        join merchant m on m.business_id = t.business_id and m.id = t.shown_merchant_id
      where t.business_id = ${demo.businessId} and m.name = ${name} and not t.split
        and t.shown_day between ${from} and ${to}`.execute(tx),
  )
  return rows[0]?.total ?? 0
}

const best = 'Which customer has paid us most this calendar year?'

test('they are the customer that the answer before named', async () => {
  const paid = await ask('How much did they pay us in October?', [best])
  expect(paid.args).toMatchObject({ subjects: [{ name: 'Northwind Hotels' }] })
  const total = await paidBy('Northwind Hotels', '2026-10-01', '2026-10-31')
  expect(total).toBeGreaterThan(0)
  expect(paid.facts).toContainEqual(expect.objectContaining({ minor: String(total) }))
})

test('when they last paid is of the customer that was named', async () => {
  const last = await ask('when did they last pay', [best])
  expect(last).toMatchObject({
    tool: 'payment_when',
    args: { subjects: [{ name: 'Northwind Hotels' }] },
  })
})

test('what follows is about the same customer', async () => {
  const answer = await ask('and in September?', [best, 'How much did they pay us in October?'])
  const total = await paidBy('Northwind Hotels', '2026-09-01', '2026-09-30')
  expect(answer.facts).toContainEqual(expect.objectContaining({ minor: String(total) }))
})

test('a payer that is taken for a payee is said to be one', async () => {
  const answer = await ask('why on earth are we paying Northwind Hotels so much?')
  expect(answer.response).toContain('Nothing went out to Northwind Hotels')
  const total = await paidBy('Northwind Hotels', '2025-05-01', today)
  expect(answer.facts).toContainEqual(expect.objectContaining({ minor: String(total) }))
})

test('an amount of other days is that of the supplier who led, and no ranking of those days', async () => {
  const biggest = 'Who is our biggest supplier this year?'
  const total = await paidBy('Premier Paper', '2026-09-01', '2026-09-30')
  for (const prompt of ['how much in September alone', 'and in September on its own?']) {
    const paid = await ask(prompt, [biggest])
    expect(paid.args).toMatchObject({ subjects: [{ name: 'Premier Paper' }], side: 'out' })
    expect(paid.facts).toContainEqual(expect.objectContaining({ minor: String(-total) }))
  }
  const monthly = await ask('how much a month is that', [biggest])
  expect(monthly).toMatchObject({
    tool: 'average',
    args: { subjects: [{ name: 'Premier Paper' }], side: 'out', per: 'month' },
  })
  const ranked = await ask('and in September?', [biggest])
  expect(ranked.tool).toBe('top')
})

test('the other accounts are those that were not answered', async () => {
  const first = await ask('What’s in the reserve account?')
  const all = await ask('What’s the balance of each account?')
  const others = await ask('and the other two?', ['What’s in the reserve account?'])
  const amount = (answer: typeof all, id: string) =>
    Number(answer.facts.find((fact) => fact.id === id && 'minor' in fact)?.minor)
  expect(others.response).toContain('Business current account')
  expect(others.response).not.toContain('reserve')
  const reserve = first.facts.map((fact) => Number('minor' in fact ? fact.minor : Number.NaN))
  expect(amount(all, 'total') - amount(others, 'total')).toBe(reserve.find(Number.isFinite))
})

test('a name within a category that is named beside it counts once', async () => {
  const { response } = await ask('How much on Uber and travel last quarter?')
  expect(response).toContain('they overlap')
  const apart = await ask('How much on Uber and fuel last quarter?')
  expect(apart.response).not.toContain('they overlap')
})
