// Arbitrary bases for property tests: small worlds in which everything may collide.
import fc from 'fast-check'
import { addDays, type Day } from '../calendar.ts'
import type { BaseForecast, RemainderLine } from '../forecast/engine.ts'
import type { Occurrence, OccurrenceState, Series } from '../forecast/series.ts'
import { type Minor, minor, zero } from '../money.ts'
import {
  ahead,
  asOf,
  merchant,
  month,
  pence,
  sideFor,
  signedFor,
  subCategory,
  until,
} from './arbitrary-lines.ts'

const states: readonly OccurrenceState[] = [
  'expected',
  'matched_early',
  'matched_on_time',
  'matched_late',
  'part',
  'overdue',
  'missed',
  'cancelled',
]

export function seriesOf(id: string, overrides: Partial<Series> = {}): Series {
  return {
    id,
    merchantId: null,
    subCategory: 'rent',
    side: 'out',
    cadence: 'monthly',
    rule: { kind: 'dates', dates: [1], everyMonths: 1, anchor: '2025-01', monthsOff: [] },
    roll: 'next',
    amount: { kind: 'fixed', amount: minor(-90_000), ratios: [] },
    evidence: [],
    regularity: 1,
    probability: 1,
    toleranceDays: 5,
    delays: [],
    state: 'active',
    ...overrides,
  }
}

const series = (id: string) =>
  fc
    .record({ merchantId: merchant, subCategory })
    .map((overrides) => seriesOf(id, { ...overrides, side: sideFor(overrides.subCategory) }))

/** An occurrence whose open money agrees with its state. */
export function occurrenceOf(input: {
  series: Pick<Series, 'id'>
  due: Day
  day?: Day
  amount: Minor
  matched?: Minor
  state?: OccurrenceState
}): Occurrence {
  const state = input.state ?? 'expected'
  const matched = input.matched ?? (state.startsWith('matched') ? input.amount : zero)
  const isOpen = state === 'expected' || state === 'overdue' || state === 'part'
  const open = isOpen ? minor(input.amount - matched) : zero
  const { due, amount } = input
  const day = input.day ?? due
  return { seriesId: input.series.id, due, day, amount, matched, open, movementIds: [], state }
}

const occurrence = (allSeries: readonly Series[]) =>
  fc
    .record({
      at: fc.nat({ max: allSeries.length - 1 }),
      due: ahead,
      amount: pence,
      state: fc.nat(7),
    })
    .map(({ at, due, amount, state }) => {
      const series = allSeries[at] as Series
      const settled = due <= asOf ? (states[state] ?? 'overdue') : 'expected'
      const whole = signedFor(series.subCategory, amount)
      return occurrenceOf({
        series,
        due,
        day: settled === 'overdue' || settled === 'part' ? addDays(asOf, 2) : due,
        amount: whole,
        state: settled === 'expected' && due <= asOf ? 'overdue' : settled,
        ...(settled === 'part' ? { matched: minor(Math.trunc(whole / 2)) } : {}),
      })
    })

const remainder: fc.Arbitrary<RemainderLine> = fc
  .record({
    month,
    subCategory,
    merchantId: merchant,
    amount: fc.integer({ min: -500, max: 900_000 }),
  })
  .map((line) => ({
    ...line,
    side: sideFor(line.subCategory),
    amount: signedFor(line.subCategory, line.amount),
    method: 'The average of the last six months',
  }))

const weights = fc.array(fc.double({ min: 0, max: 5, noNaN: true }), {
  minLength: 31,
  maxLength: 31,
})

export const emptyBase: BaseForecast = {
  asOf,
  until,
  balance: zero,
  series: [],
  occurrences: [],
  remainder: [],
  profile: { in: Array(31).fill(1), out: Array(31).fill(1) },
  bands: { low50: [-1], high50: [1], low80: [-2], high80: [2], low95: [-3], high95: [3] },
  wideJanuaries: [],
  method: { served: 'engine', why: 'It was closest.' },
}

export const anyBase: fc.Arbitrary<BaseForecast> = fc
  .tuple(series('s1'), series('s2'), series('s3'))
  .chain((all) =>
    fc
      .record({
        balance: fc.integer({ min: -5_000_000, max: 5_000_000 }),
        occurrences: fc.array(occurrence(all), { maxLength: 25 }),
        remainder: fc.array(remainder, { maxLength: 15 }),
        profile: fc.record({ in: weights, out: weights }),
      })
      .map((rest) => ({ ...emptyBase, ...rest, series: all, balance: minor(rest.balance) })),
  )
