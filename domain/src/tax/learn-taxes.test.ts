import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonthsToDay, type Day, fromEpochDays, monthOf } from '../calendar.ts'
import type { Nation } from '../holidays.ts'
import { minor } from '../money.ts'
import {
  firstMonthOf,
  type Paying,
  type Trade,
  taxPayments,
  tradeTotals,
} from '../testing/tax-books.ts'
import { learnTaxes, type TaxHistory } from './learn-taxes.ts'
import { cashDay, pendingDates } from './pending-dates.ts'
import { measureParts } from './tax-base.ts'
import type { TaxPaymentDate } from './tax-date.ts'
import { monthsOf } from './tax-months.ts'
import type { TaxPayment } from './tax-payment.ts'
import type { TaxSchedule, VatRhythm } from './tax-schedule.ts'
import { explains } from './tax-stream.ts'

const asOf = '2026-11-21'
const start = '2025-05-01'
const nation = 'england_and_wales'
const vat = (rhythm: VatRhythm): TaxSchedule => ({ kind: 'vat', rhythm })
const quarterly = (stagger: 1 | 2 | 3) => vat({ every: 'quarter', stagger })
const trade: Trade = {
  service_sales: 1_200_000,
  rent: 200_000,
  software: 60_000,
  net_wages: 400_000,
}

const learn = (payments: readonly TaxPayment[], more: Partial<TaxHistory> = {}) => {
  const totals = more.totals ?? tradeTotals(trade, '2025-05', '2026-11')
  const firstFullMonth = firstMonthOf(totals, more.asOf ?? asOf)
  return learnTaxes({ payments, totals, nation, asOf, firstFullMonth, ...more })
}
const streamOf = (payments: readonly TaxPayment[], more: Partial<TaxHistory> = {}) =>
  learn(payments, more).streams[0]
const vatPaid = (schedule: TaxSchedule, paying: Paying = 'direct_debit', from = start, to = asOf) =>
  taxPayments({ schedule, subCategory: 'vat_payment', from, to, paying })

describe('the rhythm is read off the days', () => {
  test.each([1, 2, 3] as const)('VAT of stagger %i, by direct debit and by hand', (stagger) => {
    const byDebit = streamOf(vatPaid(quarterly(stagger)))
    expect(byDebit).toMatchObject({ schedule: quarterly(stagger), habit: { directDebit: true } })
    const byHand = streamOf(vatPaid(quarterly(stagger), 5))
    expect(byHand).toMatchObject({ schedule: quarterly(stagger), habit: { directDebit: false } })
    expect(byHand?.habit.leadDays).toBeGreaterThanOrEqual(5)
    const late = streamOf(vatPaid(quarterly(stagger), -8))
    expect(late?.schedule).toEqual(quarterly(stagger))
    expect(late?.habit.leadDays).toBeLessThan(-5)
  })

  test('one payment of VAT is taken for a quarter’s, and is less sure than six', () => {
    const single = streamOf(vatPaid(quarterly(2), 'direct_debit', '2026-09-01'))
    expect(single?.schedule).toEqual(quarterly(2))
    expect(single?.confidence).toBeCloseTo(1 / 1.5, 10)
    const all = streamOf(vatPaid(quarterly(2)))
    const count = all?.settled.length ?? 0
    expect(count).toBeGreaterThan(4)
    expect(all?.confidence).toBeCloseTo(count / (count + 0.5), 10)
    expect(single?.evidence).toBe(
      'Your VAT is paid each quarter, periods ending in January, April, July and October: one payment seen, the last on 10 September 2026.',
    )
  })

  test('a payment half way to its last day is less sure by 0.3', () => {
    // The quarter to 31 March opens on 1 April and is due on 7 May; 19 April costs 0.3.
    const paid = { id: 'v', day: '2026-04-19', amount: minor(-1000), subCategory: 'vat_payment' }
    const stream = streamOf([paid], {
      asOf: '2026-04-20',
      profile: { vat: { every: 'quarter', stagger: 1 } },
    })
    expect(stream?.confidence).toBeCloseTo((1 / 1.5) * 0.7, 10)
  })

  test('VAT each month', () => {
    expect(streamOf(vatPaid(vat({ every: 'month' })))?.schedule).toEqual(vat({ every: 'month' }))
  })

  test.each([
    [3, 'month'],
    [6, 'quarter'],
    [12, 'month'],
    [12, 'quarter'],
  ] as const)('a VAT year ending in month %i with an instalment each %s', (endMonth, interims) => {
    const schedule = vat({ every: 'year', endMonth, interims })
    expect(streamOf(vatPaid(schedule, 0, '2024-12-01'))?.schedule).toEqual(schedule)
  })

  test.each(['month', 'quarter'] as const)('PAYE and CIS each %s', (every) => {
    for (const [kind, subCategory] of [
      ['paye', 'paye_ni'],
      ['cis', 'cis_payment'],
    ] as const) {
      const schedule = { kind, every }
      const payments = taxPayments({ schedule, subCategory, from: start, to: asOf })
      expect(streamOf(payments)?.schedule).toEqual(schedule)
      expect(streamOf(payments)?.habit).toMatchObject({ directDebit: false, leadDays: 0 })
    }
  })

  test('PAYE that falls on a weekend moves the way that it moved before', () => {
    // The 22nd is a Saturday in November 2025 and August 2026, a Sunday in February and March.
    const months = '2025-11 2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08'
    const dayOf = (monday: boolean) => (month: string) => {
      const moved = { '2025-11': ['24', '21'], '2026-08': ['24', '21'] }[month] ?? ['23', '20']
      const isClosed = ['2025-11', '2026-02', '2026-03', '2026-08'].includes(month)
      return `${month}-${isClosed ? moved[monday ? 0 : 1] : '22'}`
    }
    const expectedOn = (monday: boolean) => {
      const days = [...months.split(' '), '2026-09', '2026-10'].map(dayOf(monday))
      const paid = days.map((day) => ({
        id: day,
        day,
        amount: minor(-229_800),
        subCategory: 'paye_ni',
      }))
      const stream = streamOf(paid, { asOf: '2026-11-16' })
      const context = { asOf: '2026-11-16', until: '2026-11-30', nation } as const
      const [date] = stream ? pendingDates(stream, context) : []
      return stream && date && cashDay(stream, date, { ...context, isRefund: false })
    }
    // 22 November 2026 is a Sunday: HMRC wants the money by the Friday, and gets it on the Monday.
    expect(expectedOn(false)).toBe('2026-11-20')
    expect(expectedOn(true)).toBe('2026-11-23')
  })

  test.each(['03-31', '12-31', '02-28', '11-30'])(
    'corporation tax of a year that ends on %s',
    (yearEnd) => {
      const schedule = { kind: 'corporation_tax', yearEnd } as const
      const payments = taxPayments({
        schedule,
        subCategory: 'corporation_tax',
        from: '2024-10-01',
        to: asOf,
        paying: 3,
      })
      expect(payments.length).toBeGreaterThan(1)
      expect(streamOf(payments)?.schedule).toEqual(schedule)
    },
  )

  test('what the user says goes before what payments say', () => {
    const early = [payment('corporation_tax', '2026-05-12', -100_000)]
    const profile = { yearEnd: '09-30' }
    expect(streamOf(early, { profile })?.schedule).toEqual({
      kind: 'corporation_tax',
      yearEnd: '09-30',
    })
  })

  test('whatever the rhythm, the nation, the day and the habit, three payments are enough', () => {
    const schedules = fc.constantFrom<[TaxSchedule, string]>(
      [quarterly(1), 'vat_payment'],
      [quarterly(2), 'vat_payment'],
      [quarterly(3), 'vat_payment'],
      [vat({ every: 'month' }), 'vat_payment'],
      [{ kind: 'paye', every: 'month' }, 'paye_ni'],
      [{ kind: 'paye', every: 'quarter' }, 'paye_ni'],
    )
    const nations = fc.constantFrom<Nation>('england_and_wales', 'scotland', 'northern_ireland')
    const days = fc.oneof(
      fc.integer({ min: 18_000, max: 24_000 }).map(fromEpochDays),
      fc.constantFrom<Day>('2028-02-29', '2026-12-25', '2027-12-28', '2027-01-31'),
    )
    const habits = fc.oneof(fc.constant<Paying>('direct_debit'), fc.integer({ min: 0, max: 5 }))
    fc.assert(
      fc.property(
        schedules,
        nations,
        days,
        habits,
        ([schedule, subCategory], nation, to, paying) => {
          const from = addMonthsToDay(to, -14)
          const payments = taxPayments({ schedule, subCategory, from, to, paying, nation })
          const stream = learn(payments, { totals: [], nation, asOf: to }).streams[0]
          expect(stream?.schedule).toEqual(schedule)
          expect(stream?.explained).toHaveLength(payments.length)
          expect(stream?.model).toMatchObject({ kind: 'level', amount: 100_000, error: 0 })
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('days may scatter: two late to six early, each payment on its own', () => {
  const schedules = fc.constantFrom<[TaxSchedule, string]>(
    [quarterly(1), 'vat_payment'],
    [quarterly(3), 'vat_payment'],
    [{ kind: 'paye', every: 'month' }, 'paye_ni'],
    [{ kind: 'paye', every: 'quarter' }, 'paye_ni'],
  )
  const leads = fc.array(fc.integer({ min: -2, max: 6 }), { minLength: 30, maxLength: 30 })
  fc.assert(
    fc.property(schedules, leads, ([schedule, subCategory], early) => {
      const payments = taxPayments({ schedule, subCategory, from: start, to: asOf }).map(
        (each, i) => ({ ...each, day: addDays(each.day, -(early[i] ?? 0)) }),
      )
      const past = payments.filter(({ day }) => day <= asOf)
      expect(streamOf(past, { totals: [] })?.schedule).toEqual(schedule)
    }),
    { numRuns: 40 },
  )
})

describe('the amount is read off the books', () => {
  const totals = tradeTotals(
    {
      service_sales: (i) => 1_200_000 + 170_000 * ((i * 7) % 5),
      software: (i) => 90_000 + 40_000 * ((i * 3) % 4),
      stock_materials: (i) => 250_000 + 120_000 * ((i * 5) % 6),
      insurance: 12_000,
      net_wages: (i) => 400_000 + 30_000 * (i % 3),
    },
    '2025-05',
    '2026-11',
  )
  const totalsOf = (date: TaxPaymentDate) =>
    totals.filter(({ month }) => monthsOf(date).includes(month))
  const measured = (date: TaxPaymentDate, name: 'vat' | 'sales' | 'wages') => {
    const measure =
      name === 'vat' ? { name, mixedIn: 1, mixedOut: 1, lagMonths: 0 as const } : { name }
    return measureParts(measure, totalsOf(date)).reduce((total, part) => total + part.amount, 0)
  }

  test('VAT as the rates make it, at a factor near one: the standard scheme', () => {
    const payments = taxPayments({
      schedule: quarterly(1),
      subCategory: 'vat_payment',
      from: '2025-08-01',
      to: asOf,
      paying: 'direct_debit',
      pence: (date) => Math.round(measured(date, 'vat')),
    })
    const stream = streamOf(payments, { totals })
    expect(stream?.scheme).toBe('standard')
    expect(stream?.model).toMatchObject({ kind: 'measured', measure: { name: 'vat' } })
    if (stream?.model.kind === 'measured') expect(stream.model.factor).toBeCloseTo(1, 3)
    expect(stream?.model.error).toBeLessThan(0.001)
  })

  test('VAT on invoices: the cash that measures a quarter comes a month after it', () => {
    const later = (date: TaxPaymentDate) => ({
      ...date,
      period: { from: addMonthsToDay(date.period.from, 1), to: addMonthsToDay(date.period.to, 1) },
    })
    const payments = taxPayments({
      schedule: quarterly(1),
      subCategory: 'vat_payment',
      from: '2025-08-01',
      to: asOf,
      paying: 'direct_debit',
      pence: (date) => Math.round(measured(later(date), 'vat')),
    })
    const stream = streamOf(payments, { totals })
    expect(stream?.model).toMatchObject({ measure: { name: 'vat', lagMonths: 1 } })
    expect(stream?.model.error).toBeLessThan(0.001)
  })

  test('a steady share of sales, whatever the costs: the flat rate scheme, if turnover allows it', () => {
    const small = totals.map((total) => ({ ...total, amount: minor(Math.round(total.amount / 4)) }))
    const payments = taxPayments({
      schedule: quarterly(1),
      subCategory: 'vat_payment',
      from: '2025-08-01',
      to: asOf,
      pence: (date) => Math.round((0.12 * measured(date, 'sales')) / 4),
    })
    const stream = streamOf(payments, { totals: small })
    expect(stream?.scheme).toBe('flat_rate')
    if (stream?.model.kind === 'measured') expect(stream.model.factor).toBeCloseTo(0.12, 3)
    expect(
      streamOf(payments, { totals: totals.map((t) => ({ ...t, amount: minor(t.amount * 2) })) })
        ?.scheme,
    ).not.toBe('flat_rate')
  })

  test('PAYE follows the wages of the month before', () => {
    const payments = taxPayments({
      schedule: { kind: 'paye', every: 'month' },
      subCategory: 'paye_ni',
      from: '2025-06-06',
      to: asOf,
      pence: (date) => Math.round(0.3 * measured(date, 'wages')),
    })
    const stream = streamOf(payments, { totals })
    expect(stream?.model).toMatchObject({ kind: 'measured', measure: { name: 'wages' } })
    if (stream?.model.kind === 'measured') expect(stream.model.factor).toBeCloseTo(0.3, 3)
  })

  test('PAYE without visible wages stays as it was', () => {
    const payments = taxPayments({
      schedule: { kind: 'paye', every: 'month' },
      subCategory: 'paye_ni',
      from: start,
      to: asOf,
      pence: 42_000,
    })
    expect(streamOf(payments, { totals: [] })?.model).toMatchObject({
      kind: 'level',
      amount: 42_000,
    })
  })

  test('a month that the books do not hold in whole teaches nothing', () => {
    const [first] = taxPayments({
      schedule: quarterly(1),
      subCategory: 'vat_payment',
      from: '2025-08-01',
      to: '2025-08-20',
      pence: 555_000,
    })
    const inMay = (firstFullMonth: string) =>
      streamOf([first!], { asOf: '2025-08-25', totals: april, firstFullMonth })?.model.kind
    const april = tradeTotals({ service_sales: 1_200_000, software: 90_000 }, '2025-04', '2025-08')
    expect(inMay('2025-05')).toBe('level')
    expect(inMay('2025-04')).toBe('measured')
  })
})

describe('money that comes back', () => {
  test('who is repaid each month: a negative VAT, learned like any other', () => {
    const refunds = Array.from({ length: 8 }, (_, i) =>
      payment('vat_refund', addMonthsToDay('2026-03-18', i), 35_000),
    )
    const stream = streamOf(refunds)
    expect(stream?.schedule).toEqual(vat({ every: 'month' }))
    expect(stream?.habit.repaidDays).toBe(18)
    expect(stream?.model).toMatchObject({ kind: 'level', amount: -35_000 })
  })

  test('a direct debit that failed and came back is no payment, but is explained', () => {
    const paid = vatPaid(quarterly(1))
    const last = paid.at(-1)!
    const failed = { ...last, id: 'failed', day: addDays(last.day, -5) }
    const back = { ...failed, id: 'back', day: addDays(failed.day, 2), amount: minor(-last.amount) }
    const stream = streamOf([...paid, failed, back])
    expect(stream?.settled.at(-1)?.paid).toBe(last.amount)
    expect(stream?.explained.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['failed', 'back']),
    )
  })

  test('a refund is laid to the tax its words name, and to none without words', () => {
    const paid = taxPayments({
      schedule: { kind: 'paye', every: 'month' },
      subCategory: 'paye_ni',
      from: start,
      to: asOf,
    })
    const refund = { ...payment('tax_refund', '2026-10-30', 20_000), text: 'HMRC PAYE REFUND' }
    expect(explains(learn([...paid, refund]), refund)).toBe(true)
    expect(explains(learn([...paid, { ...refund, text: 'HMRC' }]), refund)).toBe(false)
  })
})

describe('no number out of thin air', () => {
  test('who paid nothing has no taxes, and a note when sales are near or over the threshold', () => {
    const noteAt = (monthly: number) =>
      learn([], { totals: tradeTotals({ service_sales: monthly }, '2025-05', '2026-11') })
    expect(noteAt(600_000)).toMatchObject({ streams: [], notes: [] })
    expect(noteAt(700_000).notes[0]).toMatchObject({ topic: 'vat', reason: 'near_threshold' })
    expect(noteAt(800_000).notes[0]).toMatchObject({
      reason: 'over_threshold',
      sentence:
        'Sales of the last twelve months came to £96,000, over the VAT registration threshold of £90,000, and no VAT payment has been seen; so no VAT is forecast.',
    })
    const exempt = tradeTotals(
      { rent_received: 900_000, grants_rnd: 900_000 },
      '2025-05',
      '2026-11',
    )
    expect(learn([], { totals: exempt }).notes).toEqual([])
    expect(learn(vatPaid(quarterly(1))).notes).toEqual([])
  })

  test('a rhythm that is set but never paid: VAT by the rates and hardly sure, corporation tax only noted', () => {
    const learned = learn([], {
      profile: { vat: { every: 'quarter', stagger: 3 }, yearEnd: '03-31' },
    })
    expect(learned.streams).toHaveLength(1)
    expect(learned.streams[0]).toMatchObject({ schedule: quarterly(3), model: { sightings: 0 } })
    expect(learned.notes).toMatchObject([{ topic: 'corporation_tax', reason: 'never_paid' }])
  })

  test('payments on none of the law’s dates are left to others, with a note', () => {
    const plan = Array.from({ length: 9 }, (_, i) =>
      payment('corporation_tax', addMonthsToDay('2026-02-14', i), -50_000),
    )
    const learned = learn(plan)
    expect(learned.streams).toEqual([])
    expect(learned.notes).toMatchObject([
      { topic: 'corporation_tax', reason: 'no_rhythm' },
      { topic: 'vat', reason: 'over_threshold' },
    ])
    expect(learned.streams.flatMap(({ explained }) => explained)).toEqual([])
  })

  test('penalties in between do not hide the rhythm', () => {
    const penalties = ['2025-10-28', '2026-06-16'].map((day) =>
      payment('corporation_tax', day, -7_000),
    )
    const paid = [payment('corporation_tax', '2025-12-30', -600_000), ...penalties]
    expect(streamOf(paid)?.schedule).toEqual({ kind: 'corporation_tax', yearEnd: '03-31' })
    const months = ['2025-06-28', '2026-01-16', '2026-09-02'].map((day) =>
      payment('vat_payment', day, -7_000),
    )
    expect(streamOf([...vatPaid(quarterly(3)), ...months])?.schedule).toEqual(quarterly(3))
  })

  test('a tax that is no longer paid is over', () => {
    const stopped = learn(vatPaid(quarterly(1), 'direct_debit', start, '2026-03-01'))
    expect(stopped.streams).toEqual([])
    expect(stopped.notes[0]).toMatchObject({ topic: 'vat', reason: 'ended' })
    expect(stopped.notes[0]?.sentence).toContain('since 11 February 2026')
  })
})

test('nothing after the day is looked at, and the order of the past does not matter', () => {
  const payments = vatPaid(quarterly(2))
  const later = payment('vat_payment', '2026-12-10', -999_999)
  expect(learn([later, ...payments].reverse())).toEqual(learn(payments))
})

test('a row from another century disturbs nothing', () => {
  const payments = vatPaid(quarterly(2))
  const stray = payment('vat_payment', '1900-01-01', -100_000)
  expect(learn([stray, ...payments])).toEqual(learn(payments))
})

test('taxes stand apart: each stream explains its own transactions and no others', () => {
  const all = [
    ...vatPaid(quarterly(2)),
    ...taxPayments({
      schedule: { kind: 'paye', every: 'month' },
      subCategory: 'paye_ni',
      from: start,
      to: asOf,
    }),
    payment('rent', '2026-10-07', -200_000),
    payment('other_tax', '2026-10-07', -10_000),
  ]
  const learned = learn(all)
  expect(learned.streams.map(({ kind }) => kind)).toEqual(['vat', 'paye'])
  const ids = new Set(learned.streams.flatMap(({ explained }) => explained.map(({ id }) => id)))
  expect(all.filter(({ id }) => !ids.has(id)).map(({ subCategory }) => subCategory)).toEqual([
    'rent',
    'other_tax',
  ])
})

test.each([
  [{ asOf: '2026-02-30' }, 'not a day: 2026-02-30'],
  [{ profile: { yearEnd: '04-31' } }, 'not a day of the year: 04-31'],
  [{ profile: { vat: { every: 'quarter', stagger: 0 as 1 } } }, 'not a VAT stagger: 0'],
  [{ payments: [payment('vat_payment', '2026-13-01', -1)] }, 'not a day: 2026-13-01'],
] as const)('nonsense is refused: %j', (more, message) => {
  expect(() => learn([], more)).toThrow(message)
})

function payment(subCategory: string, day: Day, pence: number): TaxPayment {
  return { id: `${subCategory} ${day}`, day, amount: minor(pence), subCategory }
}

test('the months of a tax month are those whose wages it holds', () => {
  const period = { from: '2026-10-06', to: '2026-11-05' }
  expect(monthsOf({ kind: 'paye', period })).toEqual(['2026-10'])
  expect(monthOf('2026-10-06')).toBe('2026-10')
})
