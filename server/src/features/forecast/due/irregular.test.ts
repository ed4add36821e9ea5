// How much of what is expected without a day stands for nobody seen yet.
import { addDays } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { irregularOf } from './irregular.ts'

const asOf = '2026-11-20'
const method = 'Held back: what these months leave over has seldom stayed in the account'
const heldBack = (month: string, pence: number) => ({
  month,
  side: 'out',
  subCategory: 'uncategorised_out',
  merchantId: null,
  amount: minor(-pence),
  method,
})
// £100 go out on each of 91 days: £700 a week, to nobody who was seen.
const viewOf = (remainder: readonly object[]) =>
  ({
    standing: { asOf },
    forecast: {
      days: Array.from({ length: 91 }, (_, at) => {
        return { day: addDays(asOf, at + 1), in: minor(0), out: minor(100_00) }
      }),
    },
    base: { remainder, series: [] },
    run: { taxes: [] },
    past: [],
  }) as unknown as Parameters<typeof irregularOf>[0]

test('what is held back is counted to the day on which the weeks end', () => {
  const remainder = [
    heldBack('2026-11', 1_326_52),
    heldBack('2026-12', 1_187_59),
    heldBack('2027-01', 2_544_25),
    // They end on 19 February: 19 of 28 days of £803.05 are £544.93.
    heldBack('2027-02', 803_05),
    heldBack('2027-03', 9_000_00),
  ]
  // 5,603.29 in 13 weeks.
  expect(irregularOf(viewOf(remainder), []).map(({ words }) => words)).toEqual([
    'About £700 a week to irregular suppliers, £431 of it held back for payments not known yet',
  ])
})

test('a small part is not worth a word', () => {
  expect(irregularOf(viewOf([heldBack('2026-12', 900_00)]), []).map(({ words }) => words)).toEqual([
    'About £700 a week to irregular suppliers',
  ])
})
