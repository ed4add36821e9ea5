// Which dates are still open, and when the money for one moves. The quarter to 31 March 2026 is due
// on Thursday 7 May and collected on Tuesday 12 May.
import { describe, expect, test } from 'vitest'
import type { Day } from '../calendar.ts'
import { minor } from '../money.ts'
import { vatByRates } from './learn-amount.ts'
import { cashDay, pendingDates } from './pending-dates.ts'
import { taxPaymentDates } from './tax-dates.ts'
import type { TaxStream } from './tax-stream.ts'

const schedule = { kind: 'vat', rhythm: { every: 'quarter', stagger: 1 } } as const
const dates = taxPaymentDates(schedule, {
  from: '2026-01-01',
  to: '2026-12-31',
  nation: 'england_and_wales',
})
const may = dates.find(({ due }) => due === '2026-05-07')
if (!may) throw new Error('May has a date')

const stream = (habit: Partial<TaxStream['habit']>, settled: TaxStream['settled'] = []) =>
  ({
    kind: 'vat',
    schedule,
    habit: { directDebit: false, leadDays: 0, afterClosedDays: false, repaidDays: null, ...habit },
    model: vatByRates,
    settled,
    explained: [],
    scheme: null,
    confidence: 1,
    evidence: '',
  }) satisfies TaxStream

describe('the day on which a payment moves', () => {
  test.each([
    ['on the last day', {}, '2026-05-06', '2026-05-07'],
    ['collected', { directDebit: true }, '2026-05-06', '2026-05-12'],
    ['two days before', { leadDays: 2 }, '2026-05-01', '2026-05-05'],
    ['four days before, a Sunday: the Friday', { leadDays: 4 }, '2026-04-30', '2026-05-01'],
    ['two days after, a Saturday: the Monday', { leadDays: -2 }, '2026-05-06', '2026-05-11'],
    // A usual day that has come and gone leaves the next working day.
    ['today', {}, '2026-05-07', '2026-05-08'],
    ['late on a Friday', {}, '2026-05-08', '2026-05-11'],
    // Ten days after the last day on which it could be collected.
    ['ten days late', {}, '2026-05-22', '2026-05-26'],
    ['eleven days late', {}, '2026-05-23', null],
    [
      'a habit of paying ten days after, ten days late',
      { leadDays: -10 },
      '2026-05-28',
      '2026-05-29',
    ],
    ['a habit of paying ten days after, eleven days late', { leadDays: -10 }, '2026-05-29', null],
  ] as [string, object, Day, Day | null][])('%s', (_, habit, asOf, day) => {
    const context = { asOf, nation: 'england_and_wales', isRefund: false } as const
    expect(cashDay(stream(habit), may, context)).toBe(day)
  })

  test.each([
    // HMRC repays within 30 days of the return: 6 June is a Saturday.
    ['by the law', null, '2026-05-07', '2026-06-08'],
    ['as usual, 20 days after the period', 20, '2026-04-01', '2026-04-20'],
    ['60 days late', 20, '2026-06-19', '2026-06-22'],
    ['61 days late', 20, '2026-06-20', null],
  ] as [string, number | null, Day, Day | null][])('repaid %s', (_, repaidDays, asOf, day) => {
    const context = { asOf, nation: 'england_and_wales', isRefund: true } as const
    expect(cashDay(stream({ repaidDays }), may, context)).toBe(day)
  })
})

describe('the dates that are open', () => {
  const dueOf = (settled: TaxStream['settled'], asOf: Day) =>
    pendingDates(stream({}, settled), {
      asOf,
      until: '2026-08-07',
      nation: 'england_and_wales',
    }).map(({ due }) => due)

  test('go back 60 days, for refunds, and end on the last day asked for', () => {
    expect(dueOf([], '2026-07-06')).toEqual(['2026-05-07', '2026-08-07'])
    expect(dueOf([], '2026-07-07')).toEqual(['2026-08-07'])
  })

  test('begin after the last one that is done with', () => {
    const paid = { date: may, paid: minor(-1), payments: [] }
    expect(dueOf([paid], '2026-05-08')).toEqual(['2026-08-07'])
  })
})
