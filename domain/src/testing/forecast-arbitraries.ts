// Arbitrary bases and overlays for property tests: small worlds in which everything may collide.
import fc from 'fast-check'
import { addDays, addMonths, type Day, firstDayOf, monthOf } from '../calendar.ts'
import type { BaseForecast, Part, RemainderLine } from '../forecast/engine.ts'
import type { ActualLine, Adjustment, Overlay, TaxPart } from '../forecast/overlay/overlay.ts'
import type { Configuration, LineRef, Rule, RuleCadence } from '../forecast/overlay/rule.ts'
import { isInWeeks } from '../forecast/overlay/rule-days.ts'
import type { Occurrence, OccurrenceState, Series } from '../forecast/series.ts'
import { type Minor, minor, zero } from '../money.ts'
import { type Side, sideOf } from '../taxonomy.ts'

export const asOf: Day = '2026-03-14'
export const until: Day = '2026-09-20'

const pence = fc.integer({ min: 1, max: 2_000_000 })
const merchant = fc.constantFrom('acme', 'bolt', null)
const subCategory = fc.constantFrom('product_sales', 'rent', 'software', 'vat_payment')
const ahead = fc.integer({ min: -40, max: 200 }).map((count) => addDays(asOf, count))
const month = fc.integer({ min: 0, max: 6 }).map((count) => addMonths(monthOf(asOf), count))
const sideFor = (code: string): Side => sideOf({ subCategory: code, amount: minor(-1) })
const signedFor = (code: string, amount: number): Minor =>
  minor(sideFor(code) === 'out' ? -amount : amount)

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

const dayRule = (cadence: RuleCadence): fc.Arbitrary<Rule['dayRule']> => {
  const weekday = fc.integer({ min: 1, max: 7 })
  if (isInWeeks(cadence)) return fc.record({ kind: fc.constant('weekday' as const), weekday })
  const date = fc.integer({ min: 1, max: 31 })
  if (cadence === 'twice_a_month')
    return fc.record({ kind: fc.constant('dates' as const), dates: fc.tuple(date, date) })
  return fc.oneof(
    fc.record({ kind: fc.constant('dates' as const), dates: fc.tuple(date) }),
    fc.constant({ kind: 'last_working_day' as const }),
    fc.record({
      kind: fc.constant('nth_weekday' as const),
      nth: fc.constantFrom(1, 2, 3, 4, -1),
      weekday,
    }),
  )
}

// Percentages are of income alone, and rules with a percentage are costs: no circle can arise.
const percentage = fc
  .record({ basisPoints: fc.integer({ min: 1, max: 20_000 }), whole: fc.boolean() })
  .map(({ basisPoints, whole }) => {
    const base: LineRef = whole
      ? { kind: 'side', side: 'in' }
      : { kind: 'sub_category', side: 'in', subCategory: 'product_sales' }
    return { kind: 'percentage' as const, basisPoints, base }
  })

const rule = (id: string): fc.Arbitrary<Rule> =>
  fc
    .constantFrom<RuleCadence[]>(
      'once',
      'weekly',
      'fortnightly',
      'four_weekly',
      'twice_a_month',
      'monthly',
      'two_monthly',
      'quarterly',
      'half_yearly',
      'yearly',
    )
    .chain((cadence) =>
      fc.record({
        id: fc.constant(id),
        subCategory,
        fixed: pence,
        share: fc.option(percentage),
        cadence: fc.constant(cadence),
        dayRule: dayRule(cadence),
        roll: fc.constantFrom('next' as const, 'previous' as const, 'none' as const),
        start: fc.integer({ min: -6, max: 6 }).map((n) => firstDayOf(addMonths(monthOf(asOf), n))),
        paymentDay: fc.constant(null),
        end: fc.option(ahead),
        step: fc.option(
          fc.oneof(
            fc.record({
              kind: fc.constant('amount' as const),
              everyMonths: fc.integer({ min: 1, max: 12 }),
              amount: fc.integer({ min: -5000, max: 5000 }).map(minor),
            }),
            fc.record({
              kind: fc.constant('percentage' as const),
              everyMonths: fc.integer({ min: 1, max: 12 }),
              basisPoints: fc.integer({ min: -3000, max: 3000 }),
            }),
          ),
        ),
        merchantId: merchant,
      }),
    )
    .map(({ fixed, share, ...rest }) => {
      const side = sideFor(rest.subCategory)
      const amount =
        share && side === 'out' ? share : { kind: 'fixed' as const, amount: minor(fixed) }
      return { ...rest, side, amount }
    })

const target = fc.oneof(
  fc.constantFrom('s1', 's2', 's3').map((seriesId) => ({ kind: 'series' as const, seriesId })),
  fc.constantFrom('acme', 'bolt').map((merchantId) => ({ kind: 'merchant' as const, merchantId })),
  subCategory.map((code) => ({ kind: 'sub_category' as const, subCategory: code })),
  subCategory.map((code) => ({ kind: 'new_line' as const, name: 'Van', subCategory: code })),
)

const configuration = (id: string): fc.Arbitrary<Configuration> =>
  fc
    .record({ target, a: rule(`${id}a`), b: fc.option(rule(`${id}b`)) })
    .map(({ target: about, a, b }) => ({ id, target: about, rules: b ? [a, b] : [a] }))

const partRef = fc.oneof(
  fc.record({
    source: fc.constant('series' as const),
    sourceId: fc.constantFrom('s1', 's2', 's3'),
    due: ahead,
  }),
  fc.record({
    source: fc.constant('rule' as const),
    sourceId: fc.constantFrom('c1a', 'c2a'),
    due: ahead,
  }),
)

const adjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.record({
    id: fc.constant('p'),
    kind: fc.constant('part' as const),
    part: partRef,
    change: fc.oneof(
      fc.record({ kind: fc.constant('move' as const), day: ahead }),
      fc.record({ kind: fc.constant('cancel' as const) }),
      fc.record({
        kind: fc.constant('amount' as const),
        amount: fc.integer({ min: -900, max: 900 }).map(minor),
      }),
      fc.record({
        kind: fc.constant('split' as const),
        days: fc.array(ahead, { minLength: 1, maxLength: 4 }),
      }),
    ),
  }),
  fc.record({
    id: fc.constant('l'),
    kind: fc.constant('lines' as const),
    lines: fc.constantFrom(
      { kind: 'side' as const, side: 'in' as const },
      { kind: 'category' as const, side: 'out' as const, category: 'premises' },
    ),
    basisPoints: fc.integer({ min: -10_000, max: 10_000 }),
    from: month,
    to: fc.option(month),
  }),
)

const dated = (source: 'tax' | 'project' | 'invoice'): fc.Arbitrary<Part> =>
  fc
    .record({ day: ahead, amount: pence, hasDay: fc.boolean(), merchantId: merchant })
    .map(({ day, amount, hasDay, merchantId }) => ({
      source,
      sourceId: `${source} 1`,
      month: monthOf(day),
      day: hasDay ? day : null,
      due: hasDay ? day : null,
      side: source === 'tax' ? 'out' : 'in',
      subCategory: source === 'tax' ? 'vat_payment' : 'project_income',
      merchantId,
      amount: minor(source === 'tax' ? -amount : amount),
    }))

export const anyOverlay: fc.Arbitrary<Overlay> = fc.record({
  hiddenSeries: fc.subarray(['s1', 's2']),
  hiddenMerchants: fc.subarray(['bolt']),
  configurations: fc
    .tuple(configuration('c1'), configuration('c2'), configuration('c3'))
    .chain((all) => fc.subarray(all)),
  oneOffs: fc.array(
    fc.record({ day: ahead, amount: pence, subCategory, merchantId: merchant }).map((oneOff) => ({
      ...oneOff,
      id: 'o',
      amount: signedFor(oneOff.subCategory, oneOff.amount),
      note: '',
    })),
    { maxLength: 3 },
  ),
  taxes: fc.array(dated('tax') as fc.Arbitrary<TaxPart>, { maxLength: 2 }),
  projects: fc.array(dated('project'), { maxLength: 3 }),
  invoices: fc.array(dated('invoice') as fc.Arbitrary<Overlay['invoices'][number]>, {
    maxLength: 3,
  }),
  adjustments: fc.array(adjustment, { maxLength: 4 }),
})

export const anyActuals: fc.Arbitrary<ActualLine[]> = fc.array(
  fc
    .record({ subCategory, merchantId: merchant, amount: fc.integer({ min: -5000, max: 500_000 }) })
    .map((line) => ({ ...line, side: sideFor(line.subCategory), amount: minor(line.amount) })),
  { maxLength: 6 },
)
