// What payments that are due leave in an account, and the taxes of some kinds, in the demo company.
import { minor } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'

let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
})
afterAll(() => demo.server.stop())

const period = spanPeriod('2026-11-21', '2026-11-30')
const due = { side: 'out', period, next: false } as const

test('what is due is taken from the money in all accounts', async () => {
  const { facts: plain } = await demo.run({ tool: 'upcoming', args: due })
  const { facts: accounts } = await demo.run({ tool: 'account_balances', args: {} })
  const [total, balance] = [figureOf(plain, 'total'), figureOf(accounts, 'total')].map(Number)
  const { facts, template } = await demo.run({ tool: 'upcoming', args: { ...due, leaves: {} } })
  const left = (balance ?? 0) - (total ?? 0)
  expect(figureOf(facts, 'balance')).toBe(balance)
  expect(figureOf(facts, 'left')).toBe(Math.abs(left))
  expect(template).toContain(
    left < 0
      ? 'That is {{left}} more than the {{balance}} in the bank.'
      : 'That would leave {{left}} of the {{balance}} in the bank.',
  )
})

test('of an account that holds less it is no', async () => {
  const { facts: accounts } = await demo.run({ tool: 'account_balances', args: {} })
  const { rows } = await demo.server.context.pool.query(
    'select id, name from account where business_id = $1 order by name',
    [demo.businessId],
  )
  for (const { id, name } of rows) {
    const own = accounts.find(({ label }) => label === name)
    if (!own) continue
    const found = await demo.run({ tool: 'upcoming', args: { ...due, leaves: { id, asks: true } } })
    const total = Number(figureOf(found.facts, 'total'))
    const left = minor(Number(own.minor) - total)
    expect(found.template.startsWith(left >= 0 ? 'Yes: ' : 'No: ')).toBe(true)
    expect(figureOf(found.facts, 'left')).toBe(Math.abs(left))
    expect(figureOf(found.facts, 'account')).toBe(name)
  }
})

test('taxes of two kinds are what each of them comes to', async () => {
  const within = spanPeriod('2026-11-20', '2027-06-30')
  const sumOf = async (args: object) =>
    Number(
      figureOf(
        (await demo.run({ tool: 'tax_due', args: { period: within, ...args } })).facts,
        'amount',
      ),
    )
  const both = await sumOf({ kinds: ['vat', 'paye'] })
  expect(both).toBe((await sumOf({ kind: 'vat' })) + (await sumOf({ kind: 'paye' })))
  expect(both).toBeLessThan(await sumOf({}))
})
