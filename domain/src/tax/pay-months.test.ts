import { expect, test } from 'vitest'
import { monthsFrom } from '../calendar.ts'
import { minor } from '../money.ts'
import { tradeTotals } from '../testing/tax-books.ts'
import { expectedTaxes } from './expected-taxes.ts'
import { learnTaxes } from './learn-taxes.ts'
import { type Pay, payDates, payShifts, taxMonthOf } from './pay-months.ts'

// Pay of the 27th, or of the next working day, in 2027: 27 February, 27 March, 27 June and
// 27 November are weekends; Easter Monday is 29 March; Christmas is made up for on 27 and 28
// December.
const days2027 = [
  '2027-01-27',
  '2027-03-01',
  '2027-03-30',
  '2027-04-27',
  '2027-05-27',
  '2027-06-28',
  '2027-07-27',
  '2027-08-27',
  '2027-09-27',
  '2027-10-27',
  '2027-11-29',
  '2027-12-29',
]
const payOf = (day: string, pence = 400_000): Pay => ({
  day,
  subCategory: 'net_wages',
  payee: 'A',
  amount: minor(-pence),
})

test('pay that a weekend moves belongs to the month of its own pay day, once a month all year', () => {
  const usual = payDates(days2027.map((day) => payOf(day))).get('A')
  expect(usual).toBe(27)
  expect(days2027.map((day) => taxMonthOf(day, usual))).toEqual(monthsFrom('2027-01', '2027-12'))
})

test.each([
  // Without a regular day the tax month alone decides: it ends on the 5th.
  ['2027-03-05', undefined, '2027-02'],
  ['2027-03-06', undefined, '2027-03'],
  // Pay of the 5th, a Saturday, made on Monday the 7th; pay of the 6th made on Friday the 4th.
  ['2027-06-07', 5, '2027-05'],
  ['2027-06-04', 6, '2027-06'],
  // The last day of a month that ends on a Sunday, made on Friday or on Monday.
  ['2027-01-29', 31, '2027-01'],
  ['2027-02-01', 31, '2027-01'],
  ['2028-02-29', 31, '2028-02'],
  // A bonus far from the regular day.
  ['2027-03-03', 27, '2027-02'],
  ['2027-03-15', 27, '2027-03'],
])('pay of %s, usually on the %s, belongs to %s', (day, usual, month) => {
  expect(taxMonthOf(day, usual)).toBe(month)
})

test('totals by tax month keep their sum, and other months stay as they are', () => {
  const shifts = payShifts(
    days2027.map((day) => payOf(day)),
    new Map([['A', 27]]),
  )
  expect(shifts).toEqual([
    { month: '2027-03', side: 'out', subCategory: 'net_wages', amount: -400_000 },
    { month: '2027-02', side: 'out', subCategory: 'net_wages', amount: 400_000 },
  ])
})

test('PAYE of a year is the same every month, though February is paid in March', () => {
  // 30 % of £4,000 is due on the 22nd after each tax month.
  const made = (months: string[]) =>
    months.map((month) => ({
      id: month,
      day: `${month}-22`,
      amount: minor(-120_000),
      subCategory: 'paye_ni',
    }))
  const asOf = '2027-01-25'
  const past = tradeTotals({ service_sales: 900_000, net_wages: 400_000 }, '2026-01', '2026-12')
  const learned = learnTaxes({
    payments: made([...monthsFrom('2026-02', '2026-12'), '2027-01']),
    totals: past,
    nation: 'england_and_wales',
    asOf,
    firstFullMonth: '2026-01',
  })
  const forecast = days2027.map((day) => ({
    month: day.slice(0, 7),
    side: 'out' as const,
    subCategory: 'net_wages',
    amount: minor(400_000),
  }))
  const shifts = payShifts(
    days2027.map((day) => payOf(day)),
    new Map([['A', 27]]),
  )
  const book = { learned, asOf, until: '2027-12-31', totals: past, firstFullMonth: '2026-01' }
  const paye = (rows: typeof forecast) =>
    expectedTaxes({ ...book, forecast: rows }).map(({ due, amount }) => [due.slice(5, 7), amount])
  const months = monthsFrom('2027-02', '2027-12').map((month) => month.slice(5))
  expect(paye([...forecast, ...(shifts as typeof forecast)])).toEqual(
    months.map((month) => [month, -120_000]),
  )
  // By calendar month, February has no pay and March two.
  expect(paye(forecast)).not.toContainEqual(['03', -120_000])
})
