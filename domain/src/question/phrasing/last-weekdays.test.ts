// So many days of the week back from today, motor expenses, gaps between payments, and the months
// before some months.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'
import { withLastWeekdays } from './last-weekdays.ts'

// 27 November 2026 is a Friday.
test('the last Fridays take in today, other days the one before it', () => {
  expect(withLastWeekdays('total wages last 4 fridays', '2026-11-27')).toBe(
    'total wages on fridays from 6 November 2026 to 27 November 2026',
  )
  expect(withLastWeekdays('sales over the last two Saturdays', '2026-11-27')).toBe(
    'sales on Saturdays from 14 November 2026 to 21 November 2026',
  )
  expect(withLastWeekdays('wages last friday', '2026-11-27')).toBe('wages last friday')
})

const motor = 'Fuel+Vehicle running costs+Vehicle lease (rental)'
const all = '2025-05-01/2026-11-20'
test.each([
  [
    'wages for the last three fridays',
    'flow_total out Wages and salaries (net) 2026-11-06/2026-11-20',
  ],
  ['motor expenses last quarter', `flow_total out ${motor} 2026-07-01/2026-09-30`],
  [
    'how much did we spend on motor costs in October',
    `flow_total out ${motor} 2026-10-01/2026-10-31`,
  ],
  ['travel expenses last month', 'flow_total out Travel 2026-10-01/2026-10-31'],
  [
    'what is the average gap between payments from Northwind Hotels',
    `count_payments in Northwind Hotels ${all}`,
  ],
  [
    'longest gap between payments from Northwind this year',
    'count_payments in Northwind Hotels 2026-01-01/2026-11-20',
  ],
  ['how many days between payments to Adobe on average', `count_payments out Adobe ${all}`],
  [
    'did we spend less on Adobe in the last three full months than in the three before?',
    'compare_periods out Adobe 2026-08-01/2026-10-31 vs 2026-05-01/2026-07-31',
  ],
  [
    'Adobe last 3 months v the 3 before',
    'compare_periods out Adobe 2026-08-01/2026-10-31 vs 2026-05-01/2026-07-31',
  ],
  [
    'share of new customers in sales this year',
    'new_merchants in Sales income 2026-01-01/2026-11-20',
  ],
  [
    'what share of my receipts since 1 July came from clients who had never paid me before then?',
    'new_merchants in Sales income 2026-07-01/2026-11-20',
  ],
  ['who are our new customers this year', 'new_merchants in 2026-01-01/2026-11-20'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})
