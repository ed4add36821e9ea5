// Periods reckoned by hand, for firms with and without a financial year of their own.
import { expect, test } from 'vitest'
import { lastYearPeriod, periodOf, previousPeriod } from './timeframe.ts'

const march = { today: '2026-11-20', yearEnd: '03-31' }
const june = { today: '2026-11-20', yearEnd: '06-30' }
const january = { today: '2026-11-20', yearEnd: '01-31' }

test('quarters and years follow the financial year', () => {
  expect(periodOf('this_quarter', march)).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(periodOf('last_quarter', march)).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  expect(periodOf('this_quarter', january)).toEqual({ from: '2026-11-01', to: '2027-01-31' })
  expect(periodOf('year_to_date', march)).toEqual({ from: '2026-04-01', to: '2026-11-20' })
  expect(periodOf('year_to_date', june)).toEqual({ from: '2026-07-01', to: '2026-11-20' })
  expect(periodOf('year_to_date', { ...march, yearEnd: null })).toEqual({
    from: '2026-01-01',
    to: '2026-11-20',
  })
  expect(periodOf('year_to_date', { today: '2026-02-10', yearEnd: '03-31' })).toEqual({
    from: '2025-04-01',
    to: '2026-02-10',
  })
  expect(periodOf('last_12_months', march)).toEqual({ from: '2025-11-01', to: '2026-10-31' })
})

test('a running month is set against as many days of the month before', () => {
  const period = periodOf('this_month', march)
  expect(previousPeriod(period, '2026-11-20')).toEqual({
    period: { from: '2026-11-01', to: '2026-11-20' },
    baseline: { from: '2026-10-01', to: '2026-10-20' },
    shift: { months: 1 },
  })
})

test('a finished month meets the whole month before, however long', () => {
  expect(previousPeriod({ from: '2026-02-01', to: '2026-02-28' }, '2026-11-20').baseline).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  })
  expect(previousPeriod({ from: '2026-07-01', to: '2026-09-30' }, '2026-11-20').baseline).toEqual({
    from: '2026-04-01',
    to: '2026-06-30',
  })
})

test('a span of days meets as many days before it, a year to date the same days a year earlier', () => {
  expect(previousPeriod({ from: '2026-10-05', to: '2026-10-14' }, '2026-11-20').baseline).toEqual({
    from: '2026-09-25',
    to: '2026-10-04',
  })
  expect(previousPeriod(periodOf('year_to_date', march), '2026-11-20').baseline).toEqual({
    from: '2025-04-01',
    to: '2025-11-20',
  })
})

test('a year earlier keeps whole months whole across a leap year', () => {
  expect(lastYearPeriod({ from: '2029-02-01', to: '2029-02-28' }).baseline).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  })
})

test('31 days from the first of a month are a span of days, 32 a year to date', () => {
  const from = '2026-10-01'
  expect(previousPeriod({ from: '2026-11-01', to: '2026-12-01' }, '2026-12-20').shift).toEqual({
    days: 31,
  })
  expect(previousPeriod({ from, to: '2026-11-01' }, '2026-12-20').shift).toEqual({ months: 12 })
  expect(previousPeriod({ from: '2026-10-02', to: '2026-11-10' }, '2026-12-20').shift).toEqual({
    days: 40,
  })
})
