import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonthsToDay, type Day, fromEpochDays } from './calendar.ts'
import { nextWorkingDay, previousWorkingDay } from './holidays.ts'
import { minor } from './money.ts'
import { expectedWithin, regularPayments, type Sighting } from './regular.ts'

const seen = (days: readonly Day[], more: Partial<Sighting> = {}): Sighting[] =>
  days.map((day) => ({
    merchantId: 'm1',
    merchantName: 'Vodafone',
    subCategory: 'phone_internet',
    amount: minor(-3600),
    day,
    ...more,
  }))

const every = (first: Day, count: number, step: number) =>
  Array.from({ length: count }, (_, i) => addDays(first, i * step))
const monthly = (first: Day, count: number, step = 1) =>
  Array.from({ length: count }, (_, i) => addMonthsToDay(first, i * step))

test.each([
  ['weekly', every('2026-01-07', 8, 7), '2026-03-01', '2026-03-04'],
  ['fortnightly', every('2026-01-07', 6, 14), '2026-03-20', '2026-04-01'],
  ['four_weekly', every('2026-01-07', 5, 28), '2026-05-01', '2026-05-27'],
  ['monthly', monthly('2026-01-14', 4), '2026-04-20', '2026-05-14'],
  ['quarterly', monthly('2025-09-02', 3, 3), '2026-03-20', '2026-06-02'],
  ['yearly', monthly('2024-04-10', 2, 12), '2025-06-01', '2026-04-10'],
] as const)('a %s payment is found with its next day', (cadence, days, today, next) => {
  const [regular] = regularPayments(seen(days), today)
  expect(regular).toMatchObject({ cadence, nextDay: next, amount: -3600, steady: true, days })
})

test('two sightings are chance, unless they lie a year apart with much the same amount', () => {
  expect(regularPayments(seen(monthly('2026-01-14', 2)), '2026-02-20')).toEqual([])
  const years = monthly('2024-04-10', 2, 12)
  expect(regularPayments(seen(years), '2025-06-01')).toHaveLength(1)
  const unlike = [...seen([years[0]!], { amount: minor(-9900) }), ...seen([years[1]!])]
  expect(regularPayments(unlike, '2025-06-01')).toEqual([])
})

test('a habit not seen for more than 1.6 periods has ended', () => {
  const days = monthly('2026-01-14', 4)
  expect(regularPayments(seen(days), '2026-05-31')).toHaveLength(1)
  expect(regularPayments(seen(days), '2026-06-03')).toEqual([])
})

test('month ends and weekends do not break a rhythm, and the next day moves as they do', () => {
  const wages = ['2026-01-30', '2026-02-27', '2026-03-31', '2026-04-30', '2026-05-29']
  const [regular] = regularPayments(seen(wages, { subCategory: 'net_wages' }), '2026-06-10')
  expect(regular).toMatchObject({ cadence: 'monthly', nextDay: '2026-06-30' })
  const days = expectedWithin([regular!], { from: '2026-06-11', to: '2026-12-31' }).map(
    ({ day }) => day,
  )
  expect(days).toContain('2026-10-30') // the 31st is a Saturday, and wages come early
})

test('a direct debit due on a weekend is expected on the working day after', () => {
  const days = monthly('2026-01-06', 8).map((day) => nextWorkingDay(day))
  const [regular] = regularPayments(seen(days), '2026-08-20')
  expect(regular?.nextDay).toBe('2026-09-07') // 6 September is a Sunday
})

test('one missed month and one doubled payment are no change of habit', () => {
  const days = monthly('2025-06-14', 10).filter((day) => day !== '2025-11-14')
  days.splice(4, 0, '2025-10-16')
  const regulars = regularPayments(seen(days.sort()), '2026-03-20')
  expect(regulars).toMatchObject([{ cadence: 'monthly', nextDay: '2026-04-14' }])
})

test('shopping without a rhythm is not regular', () => {
  const days = ['2026-01-02', '2026-01-05', '2026-01-19', '2026-01-20', '2026-02-11', '2026-03-01']
  expect(regularPayments(seen(days), '2026-03-05')).toEqual([])
})

test('the amount is the median of the last three, steady only within 2 %', () => {
  const days = monthly('2026-01-14', 4)
  const amounts = [-100, -3600, -3660, -4800].map(minor)
  const history = days.flatMap((day, i) => seen([day], { amount: amounts[i]! }))
  expect(regularPayments(history, '2026-04-20')).toMatchObject([{ amount: -3660, steady: false }])
})

test('two subscriptions with one seller are two habits', () => {
  const history = [
    ...seen(monthly('2026-01-03', 5), { amount: minor(-1000) }),
    ...seen(monthly('2026-01-19', 5), { amount: minor(-2500) }),
  ]
  const regulars = regularPayments(history, '2026-05-25')
  expect(regulars.map(({ nextDay, amount }) => [nextDay, amount])).toEqual([
    ['2026-06-03', -1000],
    ['2026-06-19', -2500],
  ])
})

test('business rates rest in February and March and come back in April', () => {
  const rates = monthly('2025-04-15', 10)
  const [regular] = regularPayments(seen(rates, { subCategory: 'business_rates' }), '2026-02-20')
  const days = expectedWithin([regular!], { from: '2026-02-21', to: '2026-06-30' }).map(
    ({ day }) => day,
  )
  expect(days).toEqual(['2026-04-15', '2026-05-15', '2026-06-15'])
})

test('a payment a few days late is still expected, on the next working day', () => {
  const [regular] = regularPayments(seen(monthly('2026-01-12', 5)), '2026-06-12')
  expect(regular?.nextDay).toBe('2026-06-12')
  const [late] = regularPayments(seen(monthly('2026-01-12', 5)), '2026-06-13')
  expect(late?.nextDay).toBe('2026-06-15')
  const [skipped] = regularPayments(seen(monthly('2026-01-12', 5)), '2026-06-20')
  expect(skipped?.nextDay).toBe('2026-07-12')
})

test('expected payments lie in the window, in the order of the days', () => {
  const history = [
    ...seen(every('2026-01-07', 8, 7), { merchantId: 'fuel', merchantName: 'Shell' }),
    ...seen(monthly('2025-11-14', 4).map((day) => nextWorkingDay(day))),
  ]
  const items = expectedWithin(regularPayments(history, '2026-02-26'), {
    from: '2026-02-27',
    to: '2026-03-31',
  })
  expect(items.map(({ day, merchantName }) => `${day} ${merchantName}`)).toEqual([
    '2026-03-04 Shell',
    '2026-03-11 Shell',
    '2026-03-16 Vodafone',
    '2026-03-18 Shell',
    '2026-03-25 Shell',
  ])
})

test('a monthly payment is found on every date, whichever way weekends move it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 19_000, max: 22_000 }).map(fromEpochDays),
      fc.constantFrom(nextWorkingDay, previousWorkingDay, (day: Day) => day),
      fc.integer({ min: 5, max: 14 }),
      (first, shift, count) => {
        const days = monthly(first, count).map((day) => shift(day))
        const today = addDays(days.at(-1)!, 3)
        const regulars = regularPayments(seen([...new Set(days)]), today)
        expect(regulars).toHaveLength(1)
        expect(['monthly', 'four_weekly']).toContain(regulars[0]?.cadence)
        expect(regulars[0]!.nextDay > today).toBe(true)
      },
    ),
  )
})
