import { expect, test } from 'vitest'
import { addDays, type Day, weekdayOf } from '../../calendar.ts'
import { everyMonths, payments } from '../testing/movements.ts'
import { detectSeries } from './detect-series.ts'

const from = '2024-07-01'
const asOf = '2026-06-30'
const days = Array.from({ length: 730 }, (_, at) => addDays(from, at))
const detect = (movements: ReturnType<typeof payments>) =>
  detectSeries(movements, { asOf, nation: 'england_and_wales' }).filter(
    ({ state, probability }) => state === 'active' && probability >= 0.5,
  )

/** A chain of numbers from 0 to 1 that is the same for the same seed. */
function chain(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Working days of two years, each taken with the same chance. */
function randomDays(seed: number, chance: number): Day[] {
  const next = chain(seed * 7919)
  return days.filter((day) => weekdayOf(day) < 6 && next() < chance)
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1)

test.each([0.08, 0.15, 0.22, 0.3, 0.45])(
  'one amount on random days, %f of working days, is hardly ever taken for regular',
  (chance) => {
    const found = seeds.filter((seed) => {
      const taken = payments({ payee: 'card', days: randomDays(seed, chance), pence: 1800 })
      return detect(taken).length > 0
    })
    // Of twenty books; without the correction for dates tried, up to nineteen of them.
    expect(found.length).toBeLessThanOrEqual(1)
  },
)

test.each([0, 0.05, 0.12])(
  'fees of one amount on three dates are found among payments on %f of working days',
  (chance) => {
    for (const seed of seeds) {
      const dates = [1, 9, 23].flatMap((date) => everyMonths(addDays(from, date - 1), 1, 24))
      const days = [...dates, ...randomDays(seed, chance)].sort()
      const regular = detect(payments({ payee: 'processor', days, pence: -1800 }))
      expect(regular.filter(({ evidence }) => evidence.length >= 20)).toHaveLength(3)
    }
  },
)
