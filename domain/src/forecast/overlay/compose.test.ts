import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, monthOf } from '../../calendar.ts'
import { minor, negate, sum } from '../../money.ts'
import { asOf, until } from '../../testing/arbitrary-lines.ts'
import { anyBase, emptyBase, occurrenceOf, seriesOf } from '../../testing/forecast-arbitraries.ts'
import { anyActuals, anyOverlay } from '../../testing/overlay-arbitraries.ts'
import type { BaseForecast, Part, RemainderLine } from '../engine.ts'
import { composeForecast } from './compose.ts'
import type { Forecast } from './composed.ts'
import { weeksOf } from './low-point.ts'
import {
  type ActualLine,
  emptyOverlay,
  type Overlay,
  type PartChange,
  type TaxPart,
} from './overlay.ts'
import { partsOn } from './path.ts'
import type { Configuration, Rule } from './rule.ts'

const nation = 'england_and_wales'
const net = (parts: readonly Part[]) => sum(parts.map(({ amount }) => amount))

describe('whatever lies over whatever base', () => {
  const anyForecast = fc.tuple(anyBase, anyOverlay, anyActuals).map(([base, overlay, actuals]) => ({
    base,
    overlay,
    actuals,
    forecast: composeForecast(base, overlay, { actuals, nation }),
  }))

  test('closing is opening plus what happened plus what is still expected, each month and day (C6)', () => {
    fc.assert(
      fc.property(anyForecast, ({ base, actuals, forecast }) => {
        const { months, days, parts } = forecast
        const happened = sum(
          actuals.map(({ side, amount }) => (side === 'in' ? amount : negate(amount))),
        )
        expect(months[0]?.opening).toBe(base.balance - happened)
        months.forEach((each, i) => {
          expect(each.closing).toBe(each.opening + each.in - each.out)
          if (i > 0) expect(each.opening).toBe(months[i - 1]?.closing)
          const lastDay = days.filter(({ day }) => monthOf(day) === each.month).at(-1)
          if (lastDay) expect(each.closing).toBe(lastDay.closing)
        })
        expect(months.at(-1)?.closing).toBe(base.balance + net(parts))
        let before: number = base.balance
        for (const { in: cashIn, out, closing } of days) {
          expect(closing).toBe(before + cashIn - out)
          before = closing
        }
      }),
    )
  })

  test('every figure is the sum of its parts: lines, sides, months and days (C3)', () => {
    fc.assert(
      fc.property(anyForecast, fc.nat({ max: 180 }), ({ forecast }, at) => {
        const inMonths = forecast.months.flatMap(({ lines }) => lines.flatMap(({ parts }) => parts))
        expect(inMonths.length).toBe(forecast.parts.length)
        for (const { month, in: cashIn, out, lines } of forecast.months) {
          for (const line of lines) {
            expect(line.expected).toBe(
              line.side === 'in' ? net(line.parts) : negate(net(line.parts)),
            )
            expect(line.amount).toBe(line.actual + line.expected)
            expect(line.parts.every((part) => part.month === month)).toBe(true)
          }
          const total = (side: string) =>
            sum(lines.filter((line) => line.side === side).map(({ amount }) => amount))
          expect([cashIn, out]).toEqual([total('in'), total('out')])
        }
        const day = forecast.days[at]
        if (day) expect(net(partsOn(forecast, day.day))).toBe(day.in - day.out)
      }),
    )
  })

  test('nothing is expected in the past or beyond the last day, and nothing that is left out is lost', () => {
    fc.assert(
      fc.property(anyForecast, ({ base, overlay, forecast }) => {
        for (const { day } of forecast.parts) if (day) expect(day > asOf && day <= until).toBe(true)
        const shown = composeForecast(
          base,
          { ...overlay, hiddenSeries: [], hiddenMerchants: [] },
          { actuals: [], nation },
        )
        const hidden = composeForecast(base, overlay, { actuals: [], nation })
        // What is hidden no longer gives way to an invoice, so both kinds are counted on each side.
        const isMoved = ({ reason }: Forecast['leftOut'][number]) =>
          reason.kind.startsWith('hidden') || reason.kind === 'invoices'
        const whole = ({ parts, leftOut }: Forecast) =>
          net(parts) + sum(leftOut.filter(isMoved).map(({ amount }) => amount))
        // Percentages follow what is hidden; all else is only moved from one list to the other.
        const rules = overlay.configurations.flatMap((each) => each.rules)
        if (rules.some(({ amount }) => amount.kind === 'percentage')) return
        expect(whole(hidden)).toBe(whole(shown))
      }),
    )
  })
})

const rent = seriesOf('rent', { merchantId: 'landlord' })
const dues = ['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01']
const base = {
  ...emptyBase,
  balance: minor(1_000_000),
  series: [rent],
  occurrences: dues.map((due) => occurrenceOf({ series: rent, due, amount: minor(-90_000) })),
}

test('without anything laid over it, the base is the forecast', () => {
  const forecast = composeForecast(base, emptyOverlay, { actuals: [], nation })
  expect(forecast.parts.map(({ day, amount }) => [day, amount])).toEqual(
    dues.map((due) => [due, -90_000]),
  )
  expect(forecast.months.map(({ closing }) => closing)).toEqual([
    1_000_000, 910_000, 820_000, 730_000, 640_000, 550_000, 460_000,
  ])
})

const rule = (overrides: Partial<Rule> = {}): Rule => ({
  id: 'r1',
  side: 'out',
  amount: { kind: 'fixed', amount: minor(95_000) },
  cadence: 'monthly',
  dayRule: { kind: 'dates', dates: [5] },
  roll: 'none',
  start: '2026-05-01',
  paymentDay: null,
  end: null,
  step: null,
  subCategory: 'rent',
  merchantId: 'landlord',
  ...overrides,
})
const onSeries = (...rules: Rule[]): Configuration => ({
  id: 'c1',
  target: { kind: 'series', seriesId: 'rent' },
  rules,
})
const onRent = (...rules: Rule[]): Configuration => ({
  id: 'c2',
  target: { kind: 'sub_category', subCategory: 'rent' },
  rules,
})
const composed = (
  overrides: Partial<Overlay>,
  more: { base?: Partial<BaseForecast>; actuals?: ActualLine[] } = {},
) =>
  composeForecast(
    { ...base, ...more.base },
    { ...emptyOverlay, ...overrides },
    { actuals: more.actuals ?? [], nation },
  )
const moves = (forecast: Forecast) => forecast.parts.map(({ day, amount }) => [day, amount])

describe('a rule on a series', () => {
  test('replaces its occurrences from its month on, and what was replaced is listed', () => {
    const forecast = composed({ configurations: [onSeries(rule())] })
    expect(moves(forecast).slice(0, 3)).toEqual([
      ['2026-04-01', -90_000],
      ['2026-05-05', -95_000],
      ['2026-06-05', -95_000],
    ])
    expect(forecast.leftOut).toMatchObject([
      {
        reason: { kind: 'configuration', configurationId: 'c1' },
        amount: -450_000,
        until: '2026-09-01',
      },
    ])
  })

  test('nothing comes after its end', () => {
    const ends = onSeries(rule({ start: '2026-04-01', end: '2026-05-31' }))
    expect(moves(composed({ configurations: [ends] }))).toEqual([
      ['2026-04-05', -95_000],
      ['2026-05-05', -95_000],
    ])
  })

  test('that comes once replaces its own month alone', () => {
    const once = onSeries(rule({ cadence: 'once', paymentDay: '2026-05-20' }))
    expect(moves(composed({ configurations: [once] })).slice(0, 3)).toEqual([
      ['2026-04-01', -90_000],
      ['2026-05-20', -95_000],
      ['2026-06-01', -90_000],
    ])
  })

  const inMarch = onSeries(rule({ start: '2026-01-01', dayRule: { kind: 'dates', dates: [1] } }))
  const march = (overrides: Partial<Parameters<typeof occurrenceOf>[0]>) => ({
    base: {
      occurrences: [
        occurrenceOf({ series: rent, due: '2026-03-01', amount: minor(-90_000), ...overrides }),
        ...base.occurrences,
      ],
    },
  })
  const first = (more: ReturnType<typeof march>) =>
    moves(composed({ configurations: [inMarch] }, more))[0]

  test('what came is not expected again, and what is overdue does not vanish (C6)', () => {
    expect(first(march({ state: 'matched_on_time' }))).toEqual(['2026-04-01', -95_000])
    expect(first(march({ state: 'overdue', day: '2026-03-16' }))).toEqual(['2026-03-16', -95_000])
    expect(first(march({ state: 'missed' }))).toEqual(['2026-04-01', -95_000])
  })

  test('what came in part is expected for the rest (C6)', () => {
    const part = march({ state: 'part', day: '2026-03-16', matched: minor(-40_000) })
    expect(first(part)).toEqual(['2026-03-16', -55_000])
  })

  test('what came early is not expected again (C6)', () => {
    const early = {
      base: {
        occurrences: [
          occurrenceOf({
            series: rent,
            due: '2026-03-28',
            day: '2026-03-13',
            amount: minor(-90_000),
            state: 'matched_early',
          }),
        ],
      },
    }
    const late = onSeries(rule({ start: '2026-03-01', dayRule: { kind: 'dates', dates: [28] } }))
    expect(moves(composed({ configurations: [late] }, early))[0]).toEqual(['2026-04-28', -95_000])
  })

  test('is hidden with its series', () => {
    const hidden = composed({ configurations: [onSeries(rule())], hiddenSeries: ['rent'] })
    expect(hidden.parts).toEqual([])
    const reasons = hidden.leftOut.map(({ reason, amount }) => [reason.kind, amount])
    expect(reasons).toEqual([
      ['hidden_series', -90_000 - 5 * 95_000],
      ['configuration', -450_000],
    ])
  })
})

describe('a rule on a sub-category', () => {
  const rest = {
    month: '2026-04',
    side: 'out',
    subCategory: 'rent',
    merchantId: 'landlord',
    amount: minor(-20_000),
    method: 'The average of the last six months',
  } as const
  const soFar = (amount: number): ActualLine[] => [
    { side: 'out', subCategory: 'rent', merchantId: 'landlord', amount: minor(amount) },
  ]
  const monthly = onRent(rule({ start: '2026-03-01', dayRule: { kind: 'dates', dates: [28] } }))

  test('replaces series and remainder of the line', () => {
    const forecast = composed({ configurations: [monthly] }, { base: { remainder: [rest] } })
    expect(forecast.parts.every(({ source }) => source === 'rule')).toBe(true)
    expect(forecast.leftOut[0]?.amount).toBe(-560_000)
  })

  test('the month under way is what happened so far and what the rule leaves of it', () => {
    const [march] = composed({ configurations: [monthly] }, { actuals: soFar(40_000) }).months
    expect(march).toMatchObject({ out: 95_000, opening: 1_040_000, closing: 945_000 })
    expect(march?.lines).toMatchObject([{ actual: 40_000, expected: 55_000, amount: 95_000 }])
  })

  test('a month that cost more than the rule says expects no more', () => {
    const [march] = composed({ configurations: [monthly] }, { actuals: soFar(99_000) }).months
    expect(march?.out).toBe(99_000)
  })

  test('what was due and has not come is expected on the next working day', () => {
    // 14 March 2026 is a Saturday.
    const due = onRent(rule({ start: '2026-03-01', dayRule: { kind: 'dates', dates: [2] } }))
    expect(moves(composed({ configurations: [due] }))[0]).toEqual(['2026-03-16', -95_000])
  })
})

describe('other layers', () => {
  test('hiding a merchant says what it hides, by which day', () => {
    const { parts, leftOut, months } = composed({ hiddenMerchants: ['landlord'] })
    expect(parts).toEqual([])
    expect(months.at(-1)?.closing).toBe(1_000_000)
    expect(leftOut).toMatchObject([
      {
        reason: { kind: 'hidden_merchant', merchantId: 'landlord' },
        amount: -540_000,
        until: '2026-09-01',
      },
    ])
  })

  test('a tax estimate stands in place of what the past of its sub-category says', () => {
    const vat = seriesOf('vat', { subCategory: 'vat_payment' })
    const tax: TaxPart = {
      source: 'tax',
      sourceId: 'vat',
      month: '2026-05',
      day: '2026-05-07',
      due: '2026-05-07',
      side: 'out',
      subCategory: 'vat_payment',
      merchantId: null,
      amount: minor(-300_000),
    }
    const occurrences = [occurrenceOf({ series: vat, due: '2026-05-07', amount: minor(-280_000) })]
    const forecast = composed({ taxes: [tax] }, { base: { series: [vat], occurrences } })
    expect(moves(forecast)).toEqual([['2026-05-07', -300_000]])
    expect(forecast.leftOut[0]).toMatchObject({ reason: { kind: 'tax' }, amount: -280_000 })
  })

  test('a percentage follows what it is a percentage of, one-offs and other rules included', () => {
    const sales = rule({
      id: 'sales',
      side: 'in',
      subCategory: 'product_sales',
      amount: { kind: 'fixed', amount: minor(100_000) },
      start: '2026-04-01',
      end: '2026-04-30',
    })
    const fee = rule({
      id: 'fee',
      subCategory: 'processor_fees',
      start: '2026-04-01',
      amount: { kind: 'percentage', basisPoints: 150, base: { kind: 'side', side: 'in' } },
    })
    const forecast = composed({
      // The share stands first: the order in which rules are written does not matter.
      configurations: [fee, sales].map((each) => ({
        id: each.id,
        target: { kind: 'new_line', name: each.id, subCategory: each.subCategory },
        rules: [each],
      })),
      oneOffs: [
        {
          id: 'o1',
          day: '2026-04-09',
          amount: minor(50_000),
          subCategory: 'product_sales',
          merchantId: null,
          note: 'A fair',
        },
      ],
    })
    const fees = forecast.parts.filter(({ sourceId }) => sourceId === 'fee')
    expect(moves({ ...forecast, parts: fees })).toEqual([['2026-04-05', -2250]])
  })

  test('a payment is moved, changed, split or cancelled, and keeps its due day', () => {
    const part = { source: 'series', sourceId: 'rent', due: '2026-04-01' } as const
    const after = (change: PartChange) =>
      composed({ adjustments: [{ id: 'a', kind: 'part', part, change }] })
        .parts.filter(({ due }) => due === '2026-04-01')
        .map(({ day, amount }) => [day, amount])
    expect(after({ kind: 'move', day: '2026-04-20' })).toEqual([['2026-04-20', -90_000]])
    expect(after({ kind: 'amount', amount: minor(-1) })).toEqual([['2026-04-01', -1]])
    expect(after({ kind: 'cancel' })).toEqual([])
    const days = ['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01']
    const split = after({ kind: 'split', days })
    expect(split.map(([day]) => day)).toEqual(days)
    expect(split.map(([, amount]) => amount)).toEqual([-22_500, -22_500, -22_500, -22_500])
  })

  test('a fifth less of a category for two months is a fifth less of its parts', () => {
    const lines = { kind: 'category', side: 'out', category: 'premises' } as const
    const less = { id: 'l', kind: 'lines', lines, basisPoints: -2000 } as const
    const forecast = composed({ adjustments: [{ ...less, from: '2026-04', to: '2026-05' }] })
    expect(forecast.parts.map(({ amount }) => amount)).toEqual([
      -72_000, -72_000, -90_000, -90_000, -90_000, -90_000,
    ])
  })
})

describe('the remainder', () => {
  test('lies on the days to come as the past months had it, exactly', () => {
    const profile = { in: Array(31).fill(0), out: Array(31).fill(0) }
    profile.out[15] = 1
    profile.out[19] = 2
    const line = {
      month: '2026-03',
      side: 'out',
      subCategory: 'software',
      merchantId: null,
      amount: minor(-1000),
      method: 'The average of the last six months',
    } as const
    const forecast = composed({}, { base: { remainder: [line], occurrences: [], profile } })
    const spent = forecast.days.filter(({ out }) => out !== 0).map(({ day, out }) => [day, out])
    expect(spent).toEqual([
      ['2026-03-16', 333],
      ['2026-03-20', 667],
    ])
    expect(forecast.months[0]?.lowPoint).toEqual({ day: '2026-03-20', balance: 999_000 })
  })
})

test('weeks begin on Mondays and add up to the days', () => {
  const { days } = composed({})
  const weeks = weeksOf(days)
  expect(weeks[0]).toMatchObject({ day: '2026-03-09', days: 1 })
  expect(weeks[3]).toMatchObject({ day: '2026-03-30', out: 90_000, closing: 910_000, days: 7 })
  expect(sum(weeks.map(({ out }) => out))).toBe(sum(days.map(({ out }) => out)))
})

test('no days to come, no forecast; and the month under way is what happened', () => {
  const forecast = composed({}, { base: { until: asOf, occurrences: [] } })
  expect(forecast.days).toEqual([])
  expect(forecast.months).toMatchObject([
    { month: '2026-03', closing: 1_000_000, lowPoint: { day: asOf, balance: 1_000_000 } },
  ])
})

describe('a new line that the user announced', () => {
  const lease = seriesOf('lease', {
    merchantId: 'leasing',
    subCategory: 'vehicle_lease',
    evidence: ['2026-01-10', '2026-02-10', '2026-03-10'].map((due) => ({
      due,
      day: due,
      amount: minor(-31_000),
      movementIds: [due],
    })),
  })
  const line = (start: Day): Configuration => ({
    id: 'c5',
    target: { kind: 'new_line', name: 'Van', subCategory: 'vehicle_lease' },
    rules: [
      rule({
        start,
        dayRule: { kind: 'dates', dates: [10] },
        amount: { kind: 'fixed', amount: minor(30_000) },
        subCategory: 'vehicle_lease',
        merchantId: 'leasing',
        end: '2026-05-31',
      }),
    ],
  })
  const detected = {
    base: {
      series: [lease],
      occurrences: ['2026-03-10', '2026-04-10', '2026-05-10'].map((due) =>
        occurrenceOf({
          series: lease,
          due,
          amount: minor(-31_000),
          state: due < asOf ? 'matched_on_time' : 'expected',
        }),
      ),
    },
  }

  test('does not count twice once its payments are found', () => {
    expect(moves(composed({ configurations: [line('2026-01-01')] }, detected))).toEqual([
      ['2026-04-10', -30_000],
      ['2026-05-10', -30_000],
    ])
  })

  test('stands beside a contract with the same merchant that is older', () => {
    const parts = composed({ configurations: [line('2026-02-01')] }, detected).parts
    expect(sum(parts.map(({ amount }) => amount))).toBe(-122_000)
  })
})

describe('hostile worlds', () => {
  const sale = (amount: number): RemainderLine => ({
    month: '2028-02',
    side: 'in',
    subCategory: 'product_sales',
    merchantId: null,
    amount: minor(amount),
    method: 'The average of the last six months',
  })
  const inFebruary = (overrides: Partial<BaseForecast>) =>
    composed(
      {},
      { base: { asOf: '2028-02-26', until: '2028-02-29', occurrences: [], ...overrides } },
    )

  test('£50 million and a penny lie on the days of a leap February to the penny', () => {
    const { days, months } = inFebruary({ remainder: [sale(5_000_000_001), sale(1)] })
    expect(days.map(({ day }) => day)).toEqual(['2028-02-27', '2028-02-28', '2028-02-29'])
    expect(sum(days.map((each) => each.in))).toBe(5_000_000_002)
    expect(months[0]).toMatchObject({ in: 5_000_000_002, closing: 5_001_000_002 })
  })

  test('refunds above sales leave a negative line, and the balance falls', () => {
    const { months } = inFebruary({ remainder: [sale(-700)], balance: minor(-100) })
    expect(months[0]).toMatchObject({ in: -700, out: 0, opening: -100, closing: -800 })
  })

  test('all in one day', () => {
    const occurrences = Array.from({ length: 300 }, (_, i) =>
      occurrenceOf({ series: rent, due: '2028-02-29', amount: minor(-1 - i) }),
    )
    const { days, parts } = inFebruary({ occurrences })
    expect(days.map(({ out }) => out)).toEqual([0, 0, 45_150])
    expect(
      partsOn({ ...emptyBase, asOf: '2028-02-26', until: '2028-02-29', parts }, '2028-02-29'),
    ).toHaveLength(300)
  })
})
