// A forecast that invents nothing: what was seen once is not repeated, days of rest stay quiet
// where they always were, an odd payment ends no series, and nothing is overdue before the bank
// data and the payment's own habit say so.
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, monthOf } from '../calendar.ts'
import { isWorkingDay } from '../holidays.ts'
import { minor } from '../money.ts'
import { baseForecast } from './cash/base-forecast.ts'
import type { BaseForecast, EngineInput } from './engine.ts'
import type { Movement } from './movement.ts'
import { baseParts } from './overlay/base-parts.ts'
import { dayPath } from './overlay/path.ts'

const nation = 'england_and_wales'
let count = 0
function paid(day: Day, pounds: number, overrides: Partial<Movement> = {}): Movement {
  count++
  const amount = minor(Math.round(pounds * 1e2))
  const subCategory = pounds < 0 ? 'materials' : 'product_sales'
  return {
    id: `m${String(count).padStart(5, '0')}`,
    day,
    amount,
    merchantId: null,
    subCategory,
    ...overrides,
  }
}

function forecast(
  movements: readonly Movement[],
  overrides: Partial<EngineInput> = {},
): BaseForecast {
  const days = movements.map(({ day }) => day).sort()
  const asOf = overrides.asOf ?? days.at(-1) ?? '2026-11-20'
  return baseForecast({
    movements,
    opened: days[0] ?? asOf,
    asOf,
    until: addDays(asOf, 190),
    balance: minor(1_000_000),
    nation,
    decisions: [],
    ...overrides,
  })
}

const inOf = (base: BaseForecast, month: string) =>
  baseParts(base)
    .filter((part) => part.month === month && part.amount > 0)
    .reduce((total, { amount }) => total + amount, 0)

describe('one full month of history', () => {
  const shop = Array.from({ length: 13 }, (_, at) =>
    paid(`2026-10-${String(2 * at + 1).padStart(2, '0')}`, 150 + 7 * at, { merchantId: `c${at}` }),
  )

  test('the sale of a van does not come every month', () => {
    const base = forecast([...shop, paid('2026-10-14', 8000)], { asOf: '2026-10-31' })
    const ordinary = shop.reduce((total, { amount }) => total + amount, 0)
    expect(inOf(base, '2026-12')).toBe(ordinary)
  })

  test('five weeks with the sale of a van bring what they would without it, on the same days', () => {
    const weeks = Array.from({ length: 5 }, (_, at) => addDays('2026-10-02', at * 7))
    const gardens = weeks.map((day, at) => paid(day, 180 + 70 * at, { merchantId: `g${at % 3}` }))
    const van = paid('2026-10-29', 8000, { merchantId: 'van' })
    const loan = paid('2026-10-05', 9000, { merchantId: 'bank', subCategory: 'loan' })
    const opened = '2026-10-01'
    const comesAgain = (subCategory: string) => subCategory !== 'loan'
    const [plain, sold] = [
      [...gardens, loan],
      [...gardens, loan, van],
    ].map((movements) => forecast(movements, { asOf: '2026-11-04', opened, comesAgain }))
    expect(sold?.remainder.filter(({ merchantId }) => merchantId === 'van')).toEqual([])
    expect(sold?.remainder).toEqual(plain?.remainder)
    expect(sold?.profile).toEqual(plain?.profile)
    // What came once on top is no risk of falling as far below.
    expect(sold?.bands).toEqual(plain?.bands)
  })

  test('a single receipt is not repeated, however large', () => {
    const base = forecast([paid('2026-10-05', 1_500_000), paid('2026-10-20', -300)], {
      asOf: '2026-10-31',
      opened: '2026-10-01',
      balance: minor(150_000_000),
    })
    expect(inOf(base, '2026-12')).toBe(0)
    const days = dayPath(baseParts(base), base)
    expect(Math.max(...days.map(({ closing }) => closing))).toBeLessThanOrEqual(150_000_000)
  })
})

describe('days of rest', () => {
  const worked = (isOpen: (day: Day) => boolean) =>
    Array.from({ length: 400 }, (_, at) => addDays('2025-10-01', at))
      .filter(isOpen)
      .filter((_, at) => at % 2 === 0)
      .map((day, at) => paid(day, 80 + ((at * 37) % 200), { merchantId: `c${at % 60}` }))

  test('bring nothing where nothing ever came on one, not even Christmas Day', () => {
    const base = forecast(
      worked((day) => isWorkingDay(day, nation)),
      { asOf: '2026-11-04' },
    )
    const days = dayPath(baseParts(base), base).filter(({ day }) => monthOf(day) === '2026-12')
    const resting = days.filter(({ day }) => !isWorkingDay(day, nation))
    expect(days.reduce((total, day) => total + day.in, 0)).toBeGreaterThan(0)
    expect(resting.map((day) => Number(day.in))).toEqual(resting.map(() => 0))
  })

  test.each([
    ['a Saturday', '2026-10-30'],
    ['a bank holiday', '2026-08-28'],
    ['a weekend', '2026-05-29'],
  ] as const)('bring nothing where a month ends on %s, and no month loses its money', (_, asOf) => {
    const movements = worked((day) => isWorkingDay(day, nation)).filter(({ day }) => day <= asOf)
    const base = forecast(movements, { asOf })
    const days = dayPath(baseParts(base), base)
    const resting = days.filter(({ day }) => !isWorkingDay(day, nation))
    expect(resting.map((day) => Number(day.in))).toEqual(resting.map(() => 0))
    const next = addMonths(monthOf(asOf), 1)
    expect(inOf(base, monthOf(asOf))).toBe(0)
    expect(inOf(base, next)).toBe(inOf(base, addMonths(next, 1)))
  })

  test('bring what they always brought in a shop that is open every day', () => {
    const base = forecast(
      worked(() => true),
      { asOf: '2026-11-04' },
    )
    const days = dayPath(baseParts(base), base).filter(({ day }) => monthOf(day) === '2026-12')
    const resting = days.filter(({ day }) => !isWorkingDay(day, nation))
    expect(resting.reduce((total, day) => total + day.in, 0)).toBeGreaterThan(0)
  })
})

describe('an odd payment', () => {
  const monthly = (months: number) =>
    Array.from({ length: months }, (_, at) => paid(`${addMonths('2025-08', at)}-06`, 2000))

  test('ends no series and takes nothing off it: 2,000 a month with one of 3,000 stays 2,000', () => {
    const base = forecast([...monthly(11), paid('2026-07-06', 3000)], { asOf: '2026-07-31' })
    expect(base.series.map(({ state }) => state)).toEqual(['active'])
    for (const month of ['2026-08', '2026-09', '2026-10']) expect(inOf(base, month)).toBe(200_000)
  })
})

describe('what is late', () => {
  const rents = Array.from({ length: 12 }, (_, at) =>
    paid(`${addMonths('2025-08', at)}-03`, -900, { merchantId: 'landlord', subCategory: 'rent' }),
  )
  const lastState = (movements: readonly Movement[], asOf: Day, month: string) =>
    forecast(movements, { asOf }).occurrences.find(({ due }) => monthOf(due) === month)?.state

  test('a payment due on a Saturday or Sunday and paid on Monday is on time', () => {
    const mondays: Record<string, Day> = {
      '2025-11': '2025-11-03',
      '2026-02': '2026-02-02',
      '2026-03': '2026-03-02',
    }
    // Due on the first; paid on the Monday where that is a weekend.
    const movements = rents.map((rent) => ({
      ...rent,
      day: mondays[monthOf(rent.day)] ?? `${monthOf(rent.day)}-01`,
    }))
    const states = forecast(movements, { asOf: '2026-07-31' })
      .occurrences.filter(({ state }) => state.startsWith('matched'))
      .map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['matched_on_time']))
  })

  test('nothing is overdue before the bank data has passed its due day', () => {
    // The bank data ends on 1 August; the as-of day is a week later.
    const other = paid('2026-08-01', -5, { merchantId: 'cafe' })
    expect(lastState([...rents, other], '2026-08-08', '2026-08')).toBe('expected')
    const newer = paid('2026-08-08', -5, { merchantId: 'cafe' })
    expect(lastState([...rents, other, newer], '2026-08-08', '2026-08')).toBe('overdue')
  })
})
