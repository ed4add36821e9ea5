// How well payments fit the dates of a schedule, by costs worked out by hand.
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../calendar.ts'
import { minor } from '../money.ts'
import { doneDates, fitPayments } from './match-payments.ts'
import type { TaxSchedule } from './tax-schedule.ts'

const quarters: TaxSchedule = { kind: 'vat', rhythm: { every: 'quarter', stagger: 1 } }
const months: TaxSchedule = { kind: 'vat', rhythm: { every: 'month' } }
const vatYear: TaxSchedule = {
  kind: 'vat',
  rhythm: { every: 'year', endMonth: 12, interims: 'quarter' },
}
const selfAssessment: TaxSchedule = { kind: 'self_assessment' }

type Row = readonly [day: Day, amount: number]

const paymentsOf = (rows: readonly Row[]) =>
  rows.map(([day, amount], at) => ({
    id: String(at),
    day,
    amount: minor(amount),
    subCategory: 'vat_payment',
  }))

function fitOf(schedule: TaxSchedule, rows: readonly Row[], asOf = rows.at(-1)?.[0] ?? '') {
  const fit = fitPayments(schedule, paymentsOf(rows), { asOf, nation: 'england_and_wales' })
  return {
    cost: Number(fit.cost.toFixed(6)),
    missed: fit.missed,
    due: fit.settled.map(({ date }) => date.due),
    paid: fit.settled.map(({ paid }) => paid),
  }
}

describe('what one payment costs', () => {
  // The quarter to 31 March 2026 opens on 1 April, is due on 7 May, 36 days later, and is collected
  // on Tuesday 12 May. Late counts for 30 days, early and late at most 0.6, a stray payment 1.
  test.each([
    ['2026-03-31', 1],
    ['2026-04-01', 0.6],
    ['2026-04-19', 0.3],
    ['2026-05-06', 0.6 / 36],
    ['2026-05-07', 0],
    ['2026-05-12', 0],
    ['2026-05-13', 0.6 / 30],
    ['2026-05-27', 0.3],
    ['2026-06-11', 0.6],
    ['2026-06-12', 1],
  ])('of a quarter’s VAT, paid on %s: %f', (day, cost) => {
    const fit = fitOf(quarters, [[day, -1000]])
    expect(fit.cost).toBe(Number(cost.toFixed(6)))
    expect(fit.due).toEqual(cost === 1 ? [] : ['2026-05-07'])
  })

  test.each([
    // The month of March is due on 7 May too, and late counts for 14 days only.
    ['2026-05-16', months, (0.6 * 4) / 14],
    // The first interim of a VAT year is due on 30 April and opens 20 days before.
    ['2026-04-09', vatYear, 1],
    ['2026-04-10', vatYear, 0.6],
    ['2026-04-20', vatYear, 0.3],
    // Its balance is due on 28 February, and late counts for 14 days.
    ['2026-03-14', vatYear, 0.6],
    ['2026-03-15', vatYear, 1],
    // Self Assessment of January counts up to 30 days late, July opens 150 days before.
    ['2026-03-02', selfAssessment, 0.6],
    ['2026-03-03', selfAssessment, 0.6],
    ['2026-05-17', selfAssessment, 0.3],
  ] as const)('paid on %s by %j: %f', (day, schedule, cost) => {
    expect(fitOf(schedule, [[day, -1000]]).cost).toBe(Number(cost.toFixed(6)))
  })

  // VAT is repaid 1 to 90 days after its period: 0.3 on the first day, twice that on the last.
  test.each([
    ['2026-03-31', 0.6, '2026-02-07'],
    ['2026-04-01', 0.3 * (1 + 1 / 90), '2026-05-07'],
    ['2026-05-15', 0.45, '2026-05-07'],
    ['2026-06-29', 0.6, '2026-05-07'],
    ['2026-06-30', 1, null],
  ])('of VAT repaid on %s: %f', (day, cost, due) => {
    const fit = fitOf(quarters, [[day, 1000]])
    expect(fit.cost).toBe(Number(cost.toFixed(6)))
    expect(fit.due).toEqual(due ? [due] : [])
  })

  test('of corporation tax that comes back after 146 of 730 days: 0.3 and a fifth of it', () => {
    const schedule = { kind: 'corporation_tax', yearEnd: '03-31' } as const
    const rows: Row[] = [
      ['2025-12-31', -1000],
      [addDays('2025-12-31', 146), 1000],
    ]
    // A second payment for one date costs 0.4 more: (0.36 + 0.4) / 2.
    expect(fitOf(schedule, rows)).toEqual({ cost: 0.38, missed: 0, due: ['2026-01-01'], paid: [0] })
  })
})

describe('what several payments cost together', () => {
  test('a penalty weighs a tenth of a payment: 0.1 of 2.1', () => {
    const rows: Row[] = [
      ['2026-02-06', -1000],
      ['2026-03-20', -10],
      ['2026-05-07', -1000],
    ]
    expect(fitOf(quarters, rows)).toEqual({
      cost: 0.047619,
      missed: 0,
      due: ['2026-02-07', '2026-05-07'],
      paid: [-1000, -1000],
    })
  })

  test('a part paid beside the larger one: 0.4 times its weight of two thirds, of five thirds', () => {
    const rows: Row[] = [
      ['2026-05-07', -600],
      ['2026-05-08', -400],
    ]
    expect(fitOf(quarters, rows)).toEqual({
      cost: 0.16,
      missed: 0,
      due: ['2026-05-07'],
      paid: [-1000],
    })
  })

  // February's date was collected on the 11th and may be paid 30 days late, up to 13 March.
  test.each([
    [[['2025-11-07', -1]], '2026-03-13', 0, 0],
    [[['2025-11-07', -1]], '2026-03-14', 0.6, 1],
    [
      [
        ['2025-11-07', -1],
        ['2026-05-07', -1],
      ],
      '2026-05-07',
      0.3,
      0,
    ],
  ] as [Row[], Day, number, number][])(
    '%j without February, on %s: %f',
    (rows, asOf, cost, missed) => {
      const fit = fitOf(quarters, rows, asOf)
      expect([fit.cost, fit.missed]).toEqual([cost, missed])
    },
  )

  test('a July without a payment costs nothing in Self Assessment, and is counted', () => {
    const fit = fitOf(selfAssessment, [['2026-01-30', -1000]], '2026-09-30')
    expect([fit.cost, fit.missed]).toEqual([0, 1])
  })
})

describe('which dates are done with', () => {
  const doneOf = (paid: number, asOf: Day) => {
    const rows: Row[] = [
      ['2025-11-07', -1000],
      ['2026-02-06', -1000],
      ['2026-05-01', paid],
    ]
    const context = { asOf, nation: 'england_and_wales' } as const
    const { settled } = fitPayments(quarters, paymentsOf(rows), context)
    return doneDates(settled, asOf).map(({ date }) => date.due)
  }

  // Collected on 12 May; a quarter of the usual 1,000 is enough before.
  test.each([
    [-249, '2026-05-12', 2],
    [-250, '2026-05-12', 3],
    [-249, '2026-05-13', 3],
  ])('with %i paid early, on %s: %i dates', (paid, asOf, count) => {
    expect(doneOf(paid, asOf)).toHaveLength(count)
  })
})
