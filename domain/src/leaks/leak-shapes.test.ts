// Leaks of every shape, each in books of its own: prices that rise in steps or once a year, bills
// paid twice, trials of all sorts; and what looks like one and is none.
import { expect, test } from 'vitest'
import { addDays, addMonths, type Day } from '../calendar.ts'
import { nextWorkingDay } from '../holidays.ts'
import { minor } from '../money.ts'
import { compareText } from '../order.ts'
import { type Line, leakFactsOf } from '../testing/leak-books.ts'
import { findLeaks } from './find-leaks.ts'

const asOf: Day = '2026-07-24'
const month = asOf.slice(0, 7)

/** A payment out of so many pence. */
function paid(day: Day, pence: number, text = 'TREEHOUSE PLANNER'): Line {
  return { day, amount: minor(-pence), text }
}

/** Two years of a firm with little in them, so that what is planted is new. */
const quiet: Line[] = Array.from({ length: 24 }, (_, i) => {
  const day = nextWorkingDay(`${addMonths(month, i - 23)}-06`)
  return [paid(day, 3_000, 'VODAFONE LTD'), { day, amount: minor(250_000), text: 'ALDER FINCH' }]
}).flat()

function leaksIn(planted: readonly Line[]): string[] {
  const lines = [...quiet, ...planted]
    .filter(({ day }) => day <= asOf)
    .sort((a, b) => compareText(a.day, b.day))
  return findLeaks(leakFactsOf(lines, asOf)).map(({ sentence }) => sentence)
}

function every(days: number, prices: readonly number[]): Line[] {
  return prices.map((pence, i) => paid(addDays(asOf, (i + 1 - prices.length) * days - 2), pence))
}

function monthly(prices: readonly number[], step = 1): Line[] {
  return prices.map((pence, i) =>
    paid(nextWorkingDay(`${addMonths(month, (i + 1 - prices.length) * step)}-02`), pence),
  )
}

const times = (count: number, pence: number) => Array<number>(count).fill(pence)

test.each([
  ['a price that rose in two steps, the first of them held', [10, 5, 5], '2 March 2026'],
  ['a price that rose in two steps soon after each other', [15, 2, 3], '5 May 2026'],
  ['a price that was paid once between two steps', [15, 1, 4], '2 April 2026'],
] as const)('%s, is reported as one rise from first to last', (_, [first, two, three], day) => {
  const prices = [...times(first, 2_000), ...times(two, 2_300), ...times(three, 2_600)]
  expect(leaksIn(monthly(prices))).toEqual([
    `Treehouse Planner went from £20.00 to £26.00 a month in two steps, the last on ${day}: £72.00 more a year.`,
  ])
})

test('a quarterly price shows its rise at once where it was steady for a year', () => {
  const rise = monthly([...times(6, 18_000), 19_800], 3)
  expect(leaksIn(rise)).toEqual([
    'Treehouse Planner went from £180.00 to £198.00 a quarter on 2 July 2026: £72.00 more a year.',
  ])
  expect(leaksIn(monthly([...times(12, 18_000), 19_800]))).toEqual([])
})

test('a weekly price that rose costs 52 times the rise', () => {
  expect(leaksIn(every(7, [...times(30, 2_250), ...times(10, 2_600)]))).toEqual([
    'Treehouse Planner went from £22.50 to £26.00 a week on 20 May 2026: £182.00 more a year.',
  ])
})

test('a renewal that was paid twice in all, a year apart, shows its rise', () => {
  const renewal = [paid('2025-05-12', 36_000), paid('2026-05-12', 42_000)]
  expect(leaksIn(renewal)).toEqual([
    'Treehouse Planner went from £360.00 to £420.00 a year on 12 May 2026: £60.00 more a year.',
  ])
  expect(leaksIn([...renewal, paid('2026-02-03', 9_000)])).toEqual([])
})

test('goods bought twice, a year apart, are no renewal', () => {
  const twice = [paid('2025-05-12', 36_000, 'SCREWFIX'), paid('2026-05-12', 42_000, 'SCREWFIX')]
  expect(leaksIn(twice)).toEqual([])
})

test('what creeps up with a rate of exchange has no price that rose', () => {
  const prices = Array.from({ length: 18 }, (_, i) => Math.round(8_000 * 1.009 ** i))
  expect(leaksIn(monthly(prices))).toEqual([])
})

test('a price in another currency, never quite the same, has not risen by its rate of exchange', () => {
  const before = [...times(10, 7_100), 7_109, 7_095, 7_110]
  expect(leaksIn(monthly([...before, 7_205, 7_198, 7_201]))).toEqual([])
  expect(leaksIn(monthly([...before, 8_205, 8_198, 8_201]))).toHaveLength(1)
})

test('a contract that was taken once more two days later was paid twice, though its days shift with weekends', () => {
  const contract = monthly(times(14, 24_000))
  expect(leaksIn([...contract, paid('2026-05-07', 24_000)])).toEqual([
    'Treehouse Planner was paid £240.00 on 5 May 2026 and again on 7 May 2026.',
  ])
})

test('a bill paid three times is reported once, with both extra payments', () => {
  const thrice = ['2026-05-20', '2026-05-22', '2026-05-23'].map((day) => paid(day, 44_280))
  expect(leaksIn(thrice)).toEqual([
    'Treehouse Planner was paid £442.80 three times from 20 May 2026 to 23 May 2026.',
  ])
  const hotel = ['2026-05-20', '2026-05-21', '2026-05-22'].map((day) => paid(day, 11_000))
  expect(leaksIn(hotel)).toEqual([])
})

test('two large bills of one payee may each be paid twice', () => {
  const bills = [
    paid('2026-02-10', 31_280),
    paid('2026-02-12', 31_280),
    paid('2026-05-20', 44_280),
    paid('2026-05-21', 44_280),
  ]
  expect(leaksIn(bills)).toHaveLength(2)
})

test('two fares of one price are two journeys', () => {
  const fares = ['2026-05-20', '2026-05-21'].map((day) => paid(day, 4_990, 'TRAINLINE'))
  expect(leaksIn(fares)).toEqual([])
})

test.each([
  ['nothing', 0, '£0.00'],
  ['a pound', 100, '£1.00'],
] as const)('a trial of %s that is charged every month since is found', (_, pence, words) => {
  const since = ['2026-04-15', '2026-05-15', '2026-06-15', '2026-07-15'].map((day) =>
    paid(day, 1_499),
  )
  expect(leaksIn([paid('2026-04-01', pence), ...since])).toEqual([
    `Treehouse Planner began with ${words} on 1 April 2026 and has taken £14.99 a month since: £179.88 a year.`,
  ])
})

test('three months at a pound and the full price since are a trial, and so is one that is charged by the week', () => {
  const months = monthly([...times(3, 100), ...times(4, 1_299), 1_499])
  expect(leaksIn(months)).toEqual([
    'Treehouse Planner began with £1.00 on 2 December 2025 and has taken £14.99 a month since: £179.88 a year.',
  ])
  expect(leaksIn(every(7, [100, ...times(10, 799)]))).toEqual([
    'Treehouse Planner began with £1.00 on 13 May 2026 and has taken £7.99 a week since: £415.48 a year.',
  ])
})

test('a pound and, a fortnight later, a whole year are a trial; a pound and something else one day are not', () => {
  const trial = paid('2026-05-10', 100)
  expect(leaksIn([trial, paid('2026-05-24', 11_900)])).toEqual([
    'Treehouse Planner began with £1.00 on 10 May 2026 and took £119.00 on 24 May 2026.',
  ])
  expect(leaksIn([trial, paid('2026-05-30', 11_900)])).toEqual([])
})

test('a pound sent ahead does not make a payee known', () => {
  const large = [paid('2026-07-01', 100), paid('2026-07-02', 2_480_000)]
  expect(leaksIn(large)).toEqual([
    'The first large payment to Treehouse Planner was £24,800.00 on 2 July 2026.',
  ])
})

test('a tool that is paid by the year overlaps with one that is paid by the month', () => {
  const byYear = [
    paid('2025-03-04', 14_000, 'MONDAY.COM'),
    paid('2026-03-04', 14_000, 'MONDAY.COM'),
  ]
  const byMonth = monthly(times(6, 1_299)).map((line) => ({ ...line, text: 'TRELLO.COM' }))
  expect(leaksIn([...byYear, ...byMonth])).toEqual([
    'You pay Trello and monday.com for the same job: project boards.',
  ])
})
