// The VAT of a return that is still to be paid, of one that was paid, and of no quarter of the
// business's own, in the demo company.
import type { Day } from '@plimsoll/domain/calendar'
import { magnitude, minor } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'
import { readKeptDue } from '../../forecast/service.ts'

const today = '2026-11-20'
let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools(today)
})
afterAll(() => demo.server.stop())

const vatOf = (from: Day, to: Day) =>
  demo.run({
    tool: 'tax_due',
    args: { kind: 'vat', period: spanPeriod(from, to), isOfReturn: true },
  })

test('the VAT of a quarter that is to come is that of its return', async () => {
  const due = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    readKeptDue(tx, demo.businessId, today),
  )
  const own = due?.taxes.find(({ period }) => period === '1 August to 31 October 2026')
  const { facts } = await vatOf('2026-08-01', '2026-10-31')
  expect(figureOf(facts, 'amount')).toBe(magnitude(own?.amount ?? minor(0)))
  expect(figureOf(facts, 'due')).toBe('2026-12-07')
})

test('the VAT of the quarter under way is that of the return which holds the day', async () => {
  const { facts } = await vatOf(today, today)
  // The demo company's quarters end in January, April, July and October.
  expect(figureOf(facts, 'year')).toBe('1 November 2026 to 31 January 2027')
  expect(figureOf(facts, 'due')).toBe('2027-03-07')
})

test('that of a quarter before is what left the account after it', async () => {
  const paid = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    tx
      .selectFrom('transaction')
      .select(['shown_day', 'amount_minor'])
      .where('shown_sub_category', '=', 'vat_payment')
      .where('shown_day', '>=', '2026-08-01')
      .where('shown_day', '<=', '2026-09-30')
      .execute(),
  )
  expect(paid).toHaveLength(1)
  const { facts } = await vatOf('2026-05-01', '2026-07-31')
  expect([figureOf(facts, 'amount'), figureOf(facts, 'day')]).toEqual([
    -Number(paid[0]?.amount_minor),
    paid[0]?.shown_day,
  ])
})

test('of a quarter that is not one of the business’s own none is given', async () => {
  const { template } = await vatOf('2026-07-01', '2026-09-30')
  expect(template).toMatch(/^No payment of \{\{kind\}\} for \{\{year\}\} is expected/)
})
