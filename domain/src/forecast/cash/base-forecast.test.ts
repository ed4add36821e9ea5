import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, monthsFrom } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { EngineInput } from '../engine.ts'
import type { Movement } from '../movement.ts'
import { baseParts } from '../overlay/base-parts.ts'
import { dayPath } from '../overlay/path.ts'
import { baseForecast } from './base-forecast.ts'

type Row = readonly [day: Day, pence: number, merchantId: string | null, subCategory: string]

const movementsOf = (rows: readonly Row[]): Movement[] =>
  rows.map(([day, pence, merchantId, subCategory], i) => ({
    id: String(i).padStart(6, '0'),
    day,
    amount: minor(pence),
    merchantId,
    subCategory,
  }))

const inputOf = (rows: readonly Row[], rest: Partial<EngineInput> = {}): EngineInput => ({
  movements: movementsOf(rows),
  opened: '2025-01-01',
  asOf: '2025-12-31',
  until: '2026-06-30',
  balance: minor(1_000_000),
  nation: 'england_and_wales',
  decisions: [],
  ...rest,
})

/** Everything that holds for any forecast. */
function expectSound(input: EngineInput): void {
  const base = baseForecast(input)
  const days = dayPath(baseParts(base), base)
  const parts = [
    ...base.occurrences
      .filter(({ day }) => day > input.asOf && day <= input.until)
      .map(({ open }) => open),
    ...base.remainder.map(({ amount }) => amount),
  ]
  const all = parts.reduce((total, part) => total + part, 0)
  expect(days.at(-1)?.closing ?? base.balance).toBe(base.balance + all)
  for (const part of parts) expect(Number.isSafeInteger(part)).toBe(true)
  expectNested(base.bands, days.length)
}

function expectNested(bands: ReturnType<typeof baseForecast>['bands'], days: number): void {
  for (const edge of Object.values(bands)) expect(edge).toHaveLength(days)
  for (let day = 0; day < days; day++) {
    const [a, b, c, d, e, f] = [
      bands.low95,
      bands.low80,
      bands.low50,
      bands.high50,
      bands.high80,
      bands.high95,
    ].map((edge) => edge[day]!) as [number, number, number, number, number, number]
    expect(a <= b && b <= c && c <= 0 && 0 <= d && d <= e && e <= f).toBe(true)
    if (day === 0) continue
    expect(bands.low80[day]! <= bands.low80[day - 1]!).toBe(true)
    expect(bands.high80[day]! >= bands.high80[day - 1]!).toBe(true)
  }
}

const rent = (months: readonly string[]): Row[] =>
  months.map((month) => [`${month}-01`, -90_000, 'landlord', 'rent'])
const year = monthsFrom('2025-01', '2025-12')

describe('a firm with rent, wages and lumpy sales', () => {
  const rows: Row[] = [
    ...rent(year),
    ...year.map((month): Row => [lastDayOf(month), -250_000, 'staff', 'net_wages']),
    ...year.flatMap((month, i): Row[] => [
      [`${month}-${10 + (i % 7)}`, 150_000 + i * 7_000, 'acme', 'service_sales'],
      [`${month}-20`, 180_000 + ((i * 37) % 11) * 9_000, null, 'product_sales'],
    ]),
  ]

  test('adds up and has sound bands', () => expectSound(inputOf(rows)))

  test('rent is a series, and no remainder counts it again', () => {
    const base = baseForecast(inputOf(rows))
    const rents = base.series.filter(({ subCategory }) => subCategory === 'rent')
    expect(rents).toHaveLength(1)
    expect(base.remainder.filter(({ subCategory }) => subCategory === 'rent')).toEqual([])
  })

  test('movements that taxes explain are forecast by nobody here', () => {
    const tax = movementsOf(rent(year)).map((movement) => movement.id)
    const base = baseForecast(inputOf(rows, { explained: new Set(tax) }))
    expect(base.series.filter(({ subCategory }) => subCategory === 'rent')).toEqual([])
    expect(base.remainder.filter(({ subCategory }) => subCategory === 'rent')).toEqual([])
  })
})

test('the same data and day give the same forecast, in whatever order', () => {
  const rows = year.flatMap((month): Row[] => [
    [`${month}-03`, 5_000, 'a', 'service_sales'],
    [`${month}-09`, -4_321, null, 'fuel'],
  ])
  const input = inputOf(rows)
  expect(baseForecast(input)).toEqual(baseForecast(input))
  expect(baseForecast({ ...input, movements: [...input.movements].reverse() })).toEqual(
    baseForecast(input),
  )
})

describe('hostile books', () => {
  const hostile: Record<string, EngineInput> = {
    'no transaction': inputOf([]),
    'one transaction': inputOf([['2025-12-31', -1, null, 'fuel']]),
    'three transactions': inputOf([
      ['2025-10-31', 1, null, 'a'],
      ['2025-11-30', 1, null, 'a'],
      ['2025-12-31', 1, null, 'a'],
    ]),
    'all in one day': inputOf(
      Array.from(
        { length: 300 },
        (_, i): Row => ['2025-06-15', i % 2 ? 5_000_000_000 : -1, `m${i % 5}`, 'fuel'],
      ),
    ),
    'opened on the day': inputOf([['2025-12-31', 100, null, 'a']], { opened: '2025-12-31' }),
    'no day ahead': inputOf(rent(year), { until: '2025-12-31' }),
    'one day ahead': inputOf(rent(year), { until: '2026-01-01' }),
    'in the middle of a month': inputOf(rent(year), { asOf: '2025-12-17' }),
    'a leap day': inputOf(rent(year), {
      asOf: '2024-02-29',
      opened: '2023-01-31',
      until: '2026-02-28',
    }),
    'a negative balance': inputOf(rent(year), { balance: minor(-5_000_000_000) }),
    'ten years of days': inputOf(
      Array.from(
        { length: 3_650 },
        (_, i): Row => [addDays('2016-01-01', i), i % 9 ? -999 : 9_000, `m${i % 3}`, 'fuel'],
      ),
      { opened: '2016-01-01', until: '2027-12-31' },
    ),
  }
  for (const [name, input] of Object.entries(hostile)) test(name, () => expectSound(input))
})

test('any books add up to the penny', () => {
  const row = fc.tuple(
    fc.integer({ min: 0, max: 500 }).map((i) => addDays('2024-08-18', i)),
    fc.integer({ min: -2_000_000, max: 2_000_000 }).filter((pence) => pence !== 0),
    fc.constantFrom('a', 'b', null),
    fc.constantFrom('fuel', 'rent', 'service_sales'),
  )
  const until = fc.integer({ min: 0, max: 400 }).map((i) => addDays('2025-12-31', i))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), until, (rows, end) =>
      expectSound(inputOf(rows, { until: end, opened: '2024-08-18' })),
    ),
    { numRuns: 60 },
  )
})

test('the month under way holds only what is still to come', () => {
  const months = monthsFrom(addMonths('2025-12', -11), '2025-11')
  const rows = months.flatMap((month, i): Row[] => [
    [`${month}-${10 + ((i * 5) % 17)}`, -100_000 - i * 100, null, 'fuel'],
  ])
  const base = baseForecast(inputOf(rows, { asOf: '2025-12-15', opened: firstDayOf(months[0]!) }))
  const amountsOf = (month: string) =>
    base.remainder
      .filter((line) => line.month === month)
      .reduce((total, { amount }) => total + amount, 0)
  expect(amountsOf('2025-12')).toBeGreaterThan(amountsOf('2026-01'))
  expect(amountsOf('2025-12')).toBeLessThanOrEqual(0)
})

test('every month and side is the sum of its lines and occurrences, to the penny', () => {
  const rows = year.flatMap((month, i): Row[] => [
    [`${month}-05`, -40_000 - ((i * 7919) % 900), 'garage', 'fuel'],
    [`${month}-${10 + (i % 9)}`, -7_001, null, 'software'],
    [`${month}-01`, -90_000, 'landlord', 'rent'],
    [
      `${month}-${11 + (i % 11)}`,
      200_003 + ((i * 104_729) % 50_000),
      `client ${i % 5}`,
      'service_sales',
    ],
  ])
  const base = baseForecast(inputOf(rows))
  const parts = baseParts(base)
  const days = dayPath(parts, base)
  for (const month of monthsFrom('2026-01', '2026-06')) {
    for (const side of ['in', 'out'] as const) {
      const shown = days
        .filter(({ day }) => day.startsWith(month))
        .reduce((total, day) => total + day[side], 0)
      const ofParts = parts
        .filter((part) => part.month === month && part.side === side)
        .reduce((total, { amount }) => total + amount, 0)
      expect(side === 'in' ? shown : -shown).toBe(ofParts)
    }
  }
})

test('books that only ever paid out go on paying, and books without costs are not advised to keep it all', () => {
  const paid = baseForecast(
    inputOf(year.map((month, i): Row => [`${month}-${10 + (i % 15)}`, -100_000 - i, null, 'fuel'])),
  )
  const costs = (base: typeof paid) =>
    [...baseParts(base)]
      .filter(({ side }) => side === 'out')
      .reduce((total, { amount }) => total - amount, 0)
  expect(costs(paid)).toBeGreaterThan(500_000)
  const young = year
    .slice(-5)
    .map((month): Row => [`${month}-05`, 200_000, 'client', 'service_sales'])
  const earned = baseForecast(inputOf(young, { opened: '2025-08-01' }))
  expect(costs(earned)).toBeGreaterThan(0)
  expect(
    earned.remainder.every(({ amount, side }) => (side === 'in' ? amount > 0 : amount < 0)),
  ).toBe(true)
})

test('a loan that came once is not expected again', () => {
  const rows = year.map(
    (month, i): Row => [`${month}-${10 + (i % 9)}`, 50_000 + i * 100, null, 'service_sales'],
  )
  const loan: Row = ['2025-11-12', 9_000_000, null, 'loan_received']
  const base = baseForecast(
    inputOf([...rows, loan], { comesAgain: (subCategory) => subCategory !== 'loan_received' }),
  )
  expect(base.remainder.filter(({ subCategory }) => subCategory === 'loan_received')).toEqual([])
})

test('a short forecast is the beginning of a long one', () => {
  const rows = year.flatMap((month, i): Row[] => [
    [`${month}-01`, -90_000, 'landlord', 'rent'],
    [lastDayOf(month), -250_000, 'staff', 'net_wages'],
    [`${month}-${11 + (i % 11)}`, 340_003 + ((i * 104_729) % 50_000), null, 'service_sales'],
  ])
  const long = baseForecast(inputOf(rows, { until: '2027-12-31', asOf: '2025-12-20' }))
  const short = baseForecast(inputOf(rows, { until: '2026-02-28', asOf: '2025-12-20' }))
  expect(short.remainder).toEqual(long.remainder.filter(({ month }) => month <= '2026-02'))
  expect(short.occurrences).toEqual(long.occurrences.filter(({ day }) => day <= '2026-02-28'))
  const toTheEndOfTheMonth = baseForecast(
    inputOf(rows, { until: '2025-12-31', asOf: '2025-12-20' }),
  )
  expect(baseParts(toTheEndOfTheMonth)).toContainEqual(
    expect.objectContaining({ day: '2025-12-31', amount: -250_000 }),
  )
})

test('three weeks of books do not know the future to the penny', () => {
  const rows: Row[] = [
    ['2025-12-12', 400_000, 'client', 'service_sales'],
    ['2025-12-19', -150_000, null, 'stock_materials'],
  ]
  const { bands } = baseForecast(inputOf(rows, { opened: '2025-12-10' }))
  expect(bands.high80.at(-1)!).toBeGreaterThan(100_000)
})

test('a tax bill in January, which is forecast by its day, is no reason for a wider January', () => {
  const months = monthsFrom('2024-09', '2025-12')
  const rows: Row[] = months.flatMap((month): Row[] => [
    [`${month}-05`, 500_000, 'acme', 'service_sales'],
    [`${month}-20`, -400_000, null, 'materials'],
  ])
  const widthAfter = (billDay: Day, isExplained: boolean) => {
    const all: Row[] = [...rows, [billDay, -2_000_000, 'hmrc', 'corporation_tax']]
    const input = inputOf(all, { opened: '2024-09-01' })
    const bill = input.movements.find(({ day }) => day === billDay)?.id ?? ''
    const explained = new Set(isExplained ? [bill] : [])
    return baseForecast({ ...input, explained }).bands.high80[30]!
  }
  expect(widthAfter('2025-01-30', false) / widthAfter('2025-04-30', false)).toBeGreaterThan(1.3)
  expect(widthAfter('2025-01-30', true) / widthAfter('2025-04-30', true)).toBeLessThan(1.1)
})
