// Arbitrary overlays and actuals for property tests: people's changes to the bases beside.
import fc from 'fast-check'
import { addMonths, firstDayOf, monthOf } from '../calendar.ts'
import type { Part } from '../forecast/engine.ts'
import type { ActualLine, Adjustment, Overlay, TaxPart } from '../forecast/overlay/overlay.ts'
import type { Configuration, LineRef, Rule, RuleCadence } from '../forecast/overlay/rule.ts'
import { isInWeeks } from '../forecast/overlay/rule-days.ts'
import { minor } from '../money.ts'
import {
  ahead,
  asOf,
  merchant,
  month,
  pence,
  sideFor,
  signedFor,
  subCategory,
} from './arbitrary-lines.ts'

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
