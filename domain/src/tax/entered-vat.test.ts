// VAT as the user entered it, against what past payments show.
import { expect, test } from 'vitest'
import { firstMonthOf, type Trade, taxPayments, tradeTotals } from '../testing/tax-books.ts'
import { expectedTaxes } from './expected-taxes.ts'
import { learnTaxes } from './learn-taxes.ts'
import type { TaxProfile } from './tax-rhythm.ts'
import { explains } from './tax-stream.ts'

const asOf = '2026-11-21'
const nation = 'england_and_wales'
const trade: Trade = { service_sales: 1_200_000, rent: 200_000, net_wages: 400_000 }
const totals = tradeTotals(trade, '2025-05', '2026-11')
const firstFullMonth = firstMonthOf(totals, asOf)
// £12,000 of sales with VAT a month, a sixth of which is £2,000, less a sixth of £2,000 of costs:
// £1,666.67, three times over.
const quarterPence = 500_000
const payments = taxPayments({
  schedule: { kind: 'vat', rhythm: { every: 'quarter', stagger: 1 } },
  subCategory: 'vat_payment',
  from: '2025-05-01',
  to: asOf,
  paying: 'direct_debit',
  pence: quarterPence,
})
const learn = (vat: TaxProfile['vat']) =>
  learnTaxes({
    payments,
    totals,
    nation,
    asOf,
    firstFullMonth,
    profile: vat === undefined ? {} : { vat },
  })

test('who is not registered pays no VAT, and its payments are expected by nobody', () => {
  const learned = learn('none')
  expect(learned.streams).toEqual([])
  expect(learned.notes).toEqual([
    {
      topic: 'vat',
      reason: 'not_registered',
      sentence: expect.stringMatching(/^Your settings state that you’re not registered for VAT/),
    },
  ])
  for (const payment of payments) expect(explains(learned, payment)).toBe(true)
})

test('a month of VAT is a third of a quarter’s, not a whole one', () => {
  const learned = learn({ every: 'month' })
  const [stream] = learned.streams
  expect(stream?.schedule).toEqual({ kind: 'vat', rhythm: { every: 'month' } })
  expect(stream?.evidence).toBe(
    'You entered VAT as paid each month, but the payments seen so far are as if paid each quarter, periods ending in March, June, September and December. Check your settings.',
  )
  const taxes = expectedTaxes({
    learned,
    asOf,
    until: '2027-05-31',
    totals,
    forecast: tradeTotals(trade, '2026-12', '2027-05'),
    firstFullMonth,
  })
  const ofNovember = taxes.find(({ day }) => day.startsWith('2027-01'))
  const monthly = -(ofNovember?.amount ?? 0)
  expect(monthly).toBeGreaterThan(quarterPence / 4)
  expect(monthly).toBeLessThan(quarterPence / 2)
})

test('the wrong quarters are due, and leave the account, in their own months', () => {
  const [stream] = learn({ every: 'quarter', stagger: 2 }).streams
  expect(stream?.schedule).toEqual({ kind: 'vat', rhythm: { every: 'quarter', stagger: 2 } })
  // Collected by direct debit as before, and not a month late.
  expect(stream?.habit).toMatchObject({ directDebit: true, leadDays: 0 })
  expect(stream?.evidence).toContain('Check your settings.')
})

test('the right quarters are taken as they are entered', () => {
  const [entered] = learn({ every: 'quarter', stagger: 1 }).streams
  expect(entered?.evidence).toMatch(/^Your VAT is paid each quarter/)
  expect(entered?.evidence).toBe(learn(undefined).streams[0]?.evidence)
})
