// The chance of the next occurrence, worked out by hand from the model's weights, and the counts
// from which a series is shown at all.
import { expect, test } from 'vitest'
import { addDays } from '../../calendar.ts'
import { everyMonths, payments } from '../testing/movements.ts'
import { detectSeries } from './detect-series.ts'
import { bestFit } from './fit-rule.ts'
import { type PayeeKind, probabilityOf } from './probability.ts'
import { entriesOf, inOrder, sightsOf } from './sighted.ts'

const nation = 'england_and_wales'
const year = everyMonths('2025-07-10', 1, 12)

function chance(pence: number | number[], asOf: string, payee: PayeeKind = 'named'): number {
  const sights = sightsOf(inOrder(entriesOf(payments({ payee: 'payee', days: year, pence }))))
  const fit = bestFit(sights, { nation, named: true, usualRoll: 'next', unnamedSpreadMax: 0.2 })
  if (!fit) throw new Error('nothing fits')
  return probabilityOf(fit, { asOf, payee })
}

test('twelve equal payments, each on its day, all lately met', () => {
  // 4.06 + 0.86 + 3.13 + 2.08 + 5.68 − 14.06 = 1.75: 0.05 of the 0.37 from 1.70 to 2.07.
  expect(chance(-5000, '2026-06-11')).toBeCloseTo(0.883 + (0.041 * 0.05) / 0.37, 10)
  // To nobody in particular 6.72 stands for 5.68: beyond the last bin.
  expect(chance(-5000, '2026-06-11', 'unnamed')).toBe(0.924)
  expect(chance(-5000, '2026-06-11', 'interest')).toBe(0.58)
})

test('one due day that has passed is one of the last four, and costs by how long ago it is', () => {
  // Three of four lately, and 15 of 30.436875 days: 1.75 − 0.86 / 4 − 2.01 × 0.4928 = 0.5444.
  const score = 1.75 - 0.86 / 4 - (2.01 * 15) / 30.436875
  expect(chance(-5000, '2026-07-25')).toBeCloseTo(0.326 + (0.276 * (score + 0.05)) / 1.05, 10)
  // Three passed, one of four lately; more than a period and a half counts as that.
  const late = 1.75 - (0.86 * 3) / 4 - 2.01 * 1.5
  expect(chance(-5000, '2026-09-20')).toBeCloseTo(0.103 + (0.037 * (late + 2.71)) / 0.98, 10)
})

test('amounts that differ lately: half of them equal, five of six within a fifth', () => {
  // Sizes off by 0, 0, 0, 0.2, 0.2 and 0.6: spread 1/6. Steady by half, so the count has the other.
  const pence = [...Array<number>(9).fill(-5000), -6000, -4000, -8000]
  const score =
    (1.41 * Math.log2(12)) / 2 + 4.06 + 0.86 + 3.13 - 0.56 / 6 + (2.08 * 5) / 6 + 5.68 / 2 - 14.06
  expect(chance(pence, '2026-06-11')).toBeCloseTo(0.326 + (0.276 * (score + 0.05)) / 1.05, 10)
})

test('a series that has ended is shown from three payments on', () => {
  const seen = (count: number) =>
    detectSeries(
      payments({ payee: 'payee', days: everyMonths('2025-01-10', 1, count), pence: -5000 }),
      { asOf: '2026-06-11', nation },
    ).map(({ state, evidence }) => [state, evidence.length])
  expect([seen(2), seen(3)]).toEqual([[], [['ended', 3]]])
})

test('amounts as unlike as those of energy are a series from six payments on the day on', () => {
  const seen = (count: number) => {
    const days = everyMonths('2025-01-10', 1, count)
    const pence = [-2000, -9000, -3000, -12000, -2500, -10000].slice(0, count)
    const asOf = addDays(days.at(-1) ?? '2025-01-10', 1)
    return detectSeries(payments({ payee: 'payee', days, pence }), { asOf, nation }).length
  }
  expect([seen(5), seen(6)]).toEqual([0, 1])
})
