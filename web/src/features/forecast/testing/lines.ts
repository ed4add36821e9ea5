// Lines of the forecast for tests: a rent, a wage bill with two people, sales, and what no series
// explains.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import { addMonths, firstDayOf, lastDayOf } from '@plimsoll/domain/calendar'
import { minor, plus } from '@plimsoll/domain/money'

/** The business day of the tests. */
export const today = '2026-11-20'

/** The months of a line: the one under way and five more. */
export const months = Array.from({ length: 6 }, (_, index) => addMonths('2026-11', index))

/** A line, rent unless overridden. */
export function lineOf(change: Partial<ForecastLine> = {}, pence = -90_000): ForecastLine {
  return {
    seriesId: 's-rent',
    hide: false,
    series_type: 'detected',
    state: 'detected',
    side: 'out',
    category: 'premises',
    category_label: 'Premises',
    sub_category: 'rent',
    subcategory_label: 'Rent',
    merchant_id: '00000000-0000-4000-8000-0000000000a1',
    merchant: 'Bright Offices',
    label: '£900.00 monthly on the 1st',
    cadence: 'monthly',
    cadence_words: 'Monthly on the 1st',
    probability: 0.98,
    overdue: 0,
    next: { day: '2026-12-01', amount: minor(pence) },
    last: { day: '2026-11-02', amount: minor(pence) },
    months: months.map((month) => ({ month, amount: minor(pence) })),
    ...change,
  }
}

/** Every kind of line once. */
export const lines: ForecastLine[] = [
  lineOf(),
  lineOf(
    {
      seriesId: 's-power',
      merchant: 'North / South 50% Power?',
      merchant_id: '00000000-0000-4000-8000-0000000000a2',
      sub_category: 'utilities',
      subcategory_label: 'Utilities',
      label: 'About £120 monthly',
      overdue: 1,
    },
    -12_000,
  ),
  lineOf(
    {
      seriesId: 's-wage-1',
      category: 'people',
      category_label: 'People',
      sub_category: 'net_wages',
      subcategory_label: 'Net wages',
      merchant: 'Wages',
      merchant_id: '00000000-0000-4000-8000-0000000000a3',
      label: '£2,000.00 on the last working day',
      state: 'confirmed',
    },
    -200_000,
  ),
  lineOf(
    {
      seriesId: 's-wage-2',
      category: 'people',
      category_label: 'People',
      sub_category: 'net_wages',
      subcategory_label: 'Net wages',
      merchant: 'Wages',
      merchant_id: '00000000-0000-4000-8000-0000000000a3',
      label: '£1,500.00 every two weeks',
    },
    -150_000,
  ),
  lineOf(
    {
      seriesId: 'rest.in.product_sales.-',
      series_type: 'user',
      state: 'rest',
      side: 'in',
      category: 'sales_income',
      category_label: 'Sales income',
      sub_category: 'product_sales',
      subcategory_label: 'Product sales',
      merchant_id: null,
      merchant: 'Product sales',
      label: 'Irregular payments',
      cadence: null,
      probability: null,
      next: null,
    },
    600_000,
  ),
  lineOf({
    seriesId: 's-hidden',
    hide: true,
    state: 'hidden',
    merchant: 'Old Gym',
    merchant_id: '00000000-0000-4000-8000-0000000000a4',
  }),
  lineOf({
    seriesId: 's-ended',
    state: 'ended',
    merchant: 'Former Lender',
    merchant_id: '00000000-0000-4000-8000-0000000000a5',
    next: null,
  }),
]

/** A level over these months: two past, one under way, twelve to come; the same every month. */
export function levelOf(change: Partial<ForecastLevel> = {}, pence = -90_000): ForecastLevel {
  const all = Array.from({ length: 15 }, (_, index) => addMonths('2026-09', index))
  return {
    level: 'series',
    title: 'Bright Offices',
    today,
    as_of: today,
    months: all.map((month) => ({
      month,
      actual: month < '2026-12' ? minor(pence) : null,
      forecast: minor(pence),
      parts:
        month < '2026-12'
          ? []
          : [
              {
                source: 'series',
                line_id: 's-rent',
                label: 'Bright Offices',
                day: firstDayOf(month),
                due: firstDayOf(month),
                amount: minor(pence),
                words: 'Monthly on the 1st',
              },
            ],
      low80: minor(pence - 500),
      high80: minor(pence + 500),
      low50: minor(pence - 100),
      high50: minor(pence + 100),
    })),
    balance: null,
    now: null,
    low: null,
    until: '2027-05-31',
    unknown: null,
    since: null,
    weeks_few: null,
    last_12_months: minor(2 * pence),
    next_12_months: minor(12 * pence),
    methods: [],
    ...change,
  }
}

/** The impact of taking this much more every month. */
export function impactOf(pence: number): Impact {
  const path = (each: number): Impact['before'] => {
    let balance = minor(1_000_000)
    const closings = months.map((month) => {
      const opening = balance
      balance = plus(balance, minor(each))
      return { month, opening, in: minor(0), out: minor(each), closing: balance }
    })
    const last = closings.at(-1)
    return {
      months: closings,
      low: {
        day: lastDayOf(months.at(-1) ?? ''),
        balance: last?.closing ?? minor(0),
        cause: 'Rent',
      },
      first_below: null,
    }
  }
  return {
    balance_known: true,
    before: path(-10_000),
    after: path(-10_000 + pence),
    lines: [],
  }
}
