// The demo company read as any statement is: its taxes are learned from its banking and set against
// what its course holds next.
import { expect, test } from 'vitest'
import { addMonthsToDay, type Day, monthOf } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { categorise } from '../categorise.ts'
import { demoCompany, demoCourse } from '../demo/demo-company.ts'
import { demoTimeOf } from '../demo/demo-time.ts'
import { normaliseMerchant } from '../merchant/normalise-merchant.ts'
import { type Minor, minor, negate, plus, sum } from '../money.ts'
import { sideOf } from '../taxonomy.ts'
import { expectedTaxes } from './expected-taxes.ts'
import { learnAmount } from './learn-amount.ts'
import { amountPastOf, learnTaxes, type TaxHistory } from './learn-taxes.ts'
import { doneDates } from './match-payments.ts'
import { actualBook } from './month-book.ts'
import { setAside } from './set-aside.ts'
import { periodParts } from './tax-amount.ts'
import type { TaxPeriod } from './tax-schedule.ts'
import { explains, type TaxStream } from './tax-stream.ts'

function booksOf(asOf: Day) {
  const rows = demoCompany(asOf).transactions.map((transaction, i) => {
    const { text, amount } = transaction
    const merchantKey = normaliseMerchant(transaction).key
    const label = categorise({ amount, text, merchantKey, fileCategory: null, memory: null })
    return { ...transaction, id: String(i), subCategory: label.subCategory }
  })
  const totals = new Map<string, MonthTotal>()
  for (const { day, amount, subCategory } of rows) {
    const side = sideOf({ subCategory, amount })
    const key = `${monthOf(day)} ${side} ${subCategory}`
    const before = totals.get(key)?.amount ?? minor(0)
    const total = plus(before, side === 'in' ? amount : negate(amount))
    totals.set(key, { month: monthOf(day), side, subCategory, amount: total })
  }
  return { rows, totals: [...totals.values()] }
}

test.each([
  ['2026-11-21', 2],
  ['2028-02-29', 3],
  ['2026-08-31', 3],
  ['2027-01-31', 2],
])(
  'on %s: VAT stagger %i, PAYE each month, a year that ends in March; and its coming payments are foreseen',
  (asOf, stagger) => {
    const { rows, totals } = booksOf(asOf)
    const firstFullMonth = monthOf(rows[0]?.day ?? asOf)
    const nation = 'england_and_wales'
    const learned = learnTaxes({ payments: rows, totals, nation, asOf, firstFullMonth })
    expect(learned.streams.map(({ schedule }) => schedule)).toEqual([
      { kind: 'vat', rhythm: { every: 'quarter', stagger } },
      { kind: 'paye', every: 'month' },
      { kind: 'corporation_tax', yearEnd: '03-31' },
    ])
    expect(learned.notes).toEqual([])
    expect(learned.streams[0]).toMatchObject({ scheme: 'standard', habit: { directDebit: true } })
    const past = pastEstimates(learned.streams[0]!, { totals, asOf, firstFullMonth })
    expect(past).toHaveLength(4)
    // The earliest of the four rests on one or two payments.
    for (const [i, { paid, expected }] of past.entries())
      expect(Math.abs(expected / paid - 1)).toBeLessThan(i === 0 ? 0.12 : 0.03)

    const hmrc = rows.filter(({ text }) => text.startsWith('HMRC'))
    expect(hmrc.every((row) => explains(learned, row))).toBe(true)
    expect(rows.filter((row) => explains(learned, row))).toHaveLength(hmrc.length)

    const until = addMonthsToDay(asOf, 3)
    const taxes = expectedTaxes({ learned, asOf, until, totals, forecast: [], firstFullMonth })
    const time = demoTimeOf(asOf)
    const coming = demoCourse(time).events.filter(
      ({ day, text }) => text.startsWith('HMRC') && day > asOf,
    )
    expect(coming.length).toBeGreaterThan(1)
    for (const event of coming) {
      const tax = taxes.find(
        ({ day, kind }) => day === event.day && (kind === 'vat') === (event.text === 'HMRC NDDS'),
      )
      expect(tax, `${event.text} on ${event.day}`).toBeDefined()
      expect(Math.abs(tax!.amount / event.amount - 1)).toBeLessThan(0.06)
    }
    expect(setAside({ learned, asOf, totals }).amount).toBeGreaterThan(1_000_000)
  },
)

/** A past date with what was paid for it and what would have been expected; both signed as cash. */
type PastEstimate = {
  readonly period: TaxPeriod
  readonly due: Day
  readonly paid: Minor
  readonly expected: Minor
}

const estimatesMax = 4

/**
 * The last four dates of a tax, oldest first, each estimated from the payments before it alone and
 * the totals of its own period. Instalments of a VAT year and their balance are left out: they say
 * little.
 */
function pastEstimates(
  stream: TaxStream,
  history: Pick<TaxHistory, 'totals' | 'asOf' | 'firstFullMonth'>,
): PastEstimate[] {
  const past = amountPastOf(history)
  const book = actualBook(history.totals)
  const done = doneDates(stream.settled, history.asOf)
  return done
    .flatMap(({ date, paid }, i) => {
      const model = learnAmount(stream.kind, done.slice(0, i), past)
      if (!model || date.duty === 'interim' || date.duty === 'balance') return []
      const parts = periodParts({ ...stream, model }, date, book)
      const expected = sum(parts.map(({ amount }) => amount))
      return [{ period: date.period, due: date.due, paid, expected }]
    })
    .slice(-estimatesMax)
}
