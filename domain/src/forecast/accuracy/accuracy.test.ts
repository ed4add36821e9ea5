import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, lastDayOf } from '../../calendar.ts'
import { minor, zero } from '../../money.ts'
import { heldWords, leanWords, nearWords } from './accuracy-words.ts'
import { errorByCategory, errorByMerchant } from './by-line.ts'
import { coverageOf } from './coverage.ts'
import { errorOf } from './error-of.ts'
import { errorByHorizon, monthHorizons, weekHorizons } from './horizons.ts'
import { naiveBalance, naiveMonth, rollingOrigins } from './naive.ts'
import type { Outcome } from './outcome.ts'
import { effectOfEdits } from './overrides.ts'
import {
  type BalanceSnapshot,
  balanceOutcomes,
  type LineSnapshot,
  monthOutcomes,
} from './snapshot.ts'
import { leanStatement, nearStatement } from './statements.ts'

/**
 * Outcomes that are wrong by a known share each time: too much and too little in turns, or always
 * too much.
 */
function outcomesWithError(shape: {
  error: number
  naiveError: number
  horizonDays: number
  count: number
  leans?: boolean
}): Outcome[] {
  return Array.from({ length: shape.count }, (_, i) => {
    const happened = 10_000 * (1 + (i % 5))
    const sign = shape.leans || i % 2 === 0 ? 1 : -1
    return {
      horizonDays: shape.horizonDays,
      expected: minor(Math.round(happened * (1 + sign * shape.error))),
      happened: minor(happened),
      naive: { last_month: minor(Math.round(happened * (1 - shape.naiveError))) },
    }
  })
}

describe('errors that are known are found (C1)', () => {
  test('a tenth off is 10 %, whichever way, and leans where it leans', () => {
    const [fair, leaning] = [false, true].map((leans) =>
      errorOf(
        outcomesWithError({ error: 0.1, naiveError: 0.2, horizonDays: 30, count: 10, leans }),
      ),
    )
    expect(fair).toMatchObject({ count: 10, meanError: 3000, wape: 0.1, skill: { flat: null } })
    expect(fair?.bias).toBeCloseTo(0, 10)
    expect(leaning).toMatchObject({ wape: 0.1, bias: 0.1 })
    expect(fair?.skill.last_month).toBeCloseTo(0.5, 10)
  })

  test('whatever the errors, they are what was put in', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 40 }),
        (error, naiveError, count) => {
          const measured = errorOf(
            outcomesWithError({
              error: error / 1e2,
              naiveError: naiveError / 1e2,
              horizonDays: 7,
              count,
            }),
          )
          expect(measured.wape).toBeCloseTo(error / 1e2, 9)
          expect(measured.skill.last_month).toBeCloseTo(1 - error / naiveError, 9)
        },
      ),
    )
  })

  test('each horizon has its own', () => {
    const outcomes = [7, 30, 61, 91, 182].flatMap((horizonDays, i) =>
      outcomesWithError({ error: 0.1 * (i + 1), naiveError: 0.2, horizonDays, count: 10 }),
    )
    const horizons = errorByHorizon(outcomes, [...weekHorizons, ...monthHorizons])
    expect(horizons.map(({ label, count }) => [label, count])).toEqual([
      ['1 week', 10],
      ['1 month', 10],
      ['2 months', 10],
      ['3 months', 10],
      ['6 months', 10],
    ])
    for (const [i, { wape }] of horizons.entries()) expect(wape).toBeCloseTo(0.1 * (i + 1), 10)
    expect(errorByHorizon([], monthHorizons).map(({ count, wape }) => [count, wape])).toEqual(
      [1, 2, 3, 6].map(() => [0, null]),
    )
  })

  test('nothing that happened gives no share, rather than 0', () => {
    const none = { horizonDays: 7, expected: minor(5), happened: zero, naive: {} }
    expect(errorOf([none])).toMatchObject({ meanError: 5, wape: null, bias: null })
    expect(errorOf([])).toMatchObject({ count: 0, wape: null })
  })
})

describe('the three statements', () => {
  const current = { balanceKnown: true, until: null }
  const closings = [
    [33_288_22, 32_650_66],
    [18_525_14, 21_782_45],
    [38_668_47, 38_754_18],
    [30_779_69, 29_471_67],
  ].map(([expected, happened]) => ({
    expected: minor(expected ?? 0),
    happened: minor(happened ?? 0),
  }))

  test('the misses are 637.56, 3,257.31, 85.71 and 1,308.02: two within £1K, and £349 too low', () => {
    const near = nearStatement(closings)
    expect(near).toEqual({ months: 4, near: 2, within: 1_000_00 })
    expect(nearWords(near!, current)).toBe(
      'Of the last 4 months, 2 closed within £1K of what we forecast.',
    )
    const lean = leanStatement(closings)
    // 637.56 − 3,257.31 − 85.71 + 1,308.02 = −1,397.44, a quarter of it is −349.36.
    expect(lean).toEqual({ months: 4, mean: -349_36, above: 2, below: 2 })
    expect(leanWords(lean!, current)).toBe(
      'On average we forecast £349 too low: 2 months closed above our forecast and 2 below.',
    )
  })

  test('one month, a perfect one, and none', () => {
    const [first] = closings
    expect(nearWords(nearStatement([first!])!, current)).toBe(
      'The last month closed within £1K of what we forecast.',
    )
    expect(leanWords(leanStatement([first!])!, current)).toBe('We forecast it £638 too high.')
    const exact = { expected: minor(5), happened: minor(5) }
    expect(leanWords(leanStatement([exact, exact])!, current)).toBe(
      'On average we forecast exactly right: 0 months closed above our forecast and 0 below.',
    )
    expect([nearStatement([]), leanStatement([])]).toEqual([null, null])
  })

  test('the range', () => {
    expect(heldWords({ promised: 80, inRange: 452, count: 754 }, current)).toBe(
      'The balance was in our 80% range in 452 of 754 daily checks (60%).',
    )
  })

  test('months of books that ended long ago are named, and no balance is claimed without one', () => {
    const near = { months: 6, near: 3, within: minor(500_00) }
    const ended = { balanceKnown: true, until: '2025-10' }
    expect(nearWords(near, ended)).toBe(
      'Of the 6 months to October 2025, 3 closed within £500 of what we forecast.',
    )
    expect(nearWords({ ...near, months: 1, near: 1 }, ended)).toBe(
      'October 2025 closed within £500 of what we forecast.',
    )
    const unknown = { balanceKnown: false, until: null }
    expect([
      nearWords(near, unknown),
      heldWords({ promised: 80, inRange: 1, count: 1 }, unknown),
      leanWords({ months: 6, mean: minor(-81_300), above: 5, below: 1 }, unknown),
    ]).toEqual([
      'Of the last 6 months, 3 came within £500 of the net cash we forecast.',
      'Net cash was in our 80% range in 1 of 1 daily check (100%).',
      'On average we forecast £813 too low: 5 months came out above our forecast and 1 below.',
    ])
  })
})

describe('what was kept beside what happened', () => {
  const snapshotOf = (overrides: Partial<LineSnapshot>): LineSnapshot => ({
    madeOn: '2026-01-31',
    month: '2026-02',
    side: 'out',
    subCategory: 'rent',
    merchantId: 'landlord',
    amount: minor(90_000),
    naive: { last_month: minor(80_000), mean_of_three: minor(85_000) },
    ...overrides,
  })
  const came = (overrides: Partial<LineSnapshot>) => {
    const { month, side, subCategory, merchantId, amount } = snapshotOf(overrides)
    return { month, side, subCategory, merchantId, amount }
  }

  test('a month counts once it is over, with what did not happen and what nobody spoke of', () => {
    const snapshots = [
      snapshotOf({}),
      snapshotOf({ subCategory: 'software', merchantId: 'adobe', amount: minor(5000) }),
      snapshotOf({ month: '2026-03' }),
    ]
    const actuals = [came({ amount: minor(95_000) }), came({ merchantId: 'new', amount: minor(7) })]
    const outcomes = monthOutcomes(snapshots, actuals, '2026-02-28')
    expect(
      outcomes.map(({ merchantId, expected, happened, horizonDays }) => [
        merchantId,
        expected,
        happened,
        horizonDays,
      ]),
    ).toEqual([
      ['landlord', 90_000, 95_000, 28],
      ['adobe', 5000, 0, 28],
      ['new', 0, 7, 28],
    ])
  })

  test('by category and by merchant, the largest errors first; sums let errors cancel', () => {
    const snapshots = [
      snapshotOf({}),
      snapshotOf({ merchantId: 'garage', amount: minor(10_000) }),
      snapshotOf({ subCategory: 'software', merchantId: 'adobe', amount: minor(5000) }),
    ]
    const actuals = [
      came({ amount: minor(95_000) }),
      came({ merchantId: 'garage', amount: minor(5000) }),
      came({ subCategory: 'software', merchantId: 'adobe', amount: minor(4000) }),
    ]
    const outcomes = monthOutcomes(snapshots, actuals, '2026-02-28')
    expect(
      errorByCategory(outcomes).map(({ key, expected: all, wape }) => [key, all, wape]),
    ).toEqual([
      ['office_tech', 5000, 0.25],
      ['premises', 100_000, 0],
    ])
    expect(errorByMerchant(outcomes).map(({ key }) => key)).toEqual(['landlord', 'garage', 'adobe'])
  })
})

describe('ranges', () => {
  const madeOn = '2026-01-01'
  const balances = Array.from({ length: 31 }, (_, i): BalanceSnapshot => {
    const range = { low50: minor(-10), high50: minor(10), low80: minor(-20), high80: minor(20) }
    const day = addDays(madeOn, i + 1)
    const naive = { flat: minor(3) }
    return { madeOn, day, closing: zero, ...range, low95: minor(-30), high95: minor(30), naive }
  })

  test('the days in range are counted, and the promise stands beside them', () => {
    // 15 days lie within ±10, 12 more within ±20, 3 more within ±30, one beyond.
    const closings = new Map(
      balances.map(({ day }, i) => [day, minor(i < 15 ? 10 : i < 27 ? -20 : i < 30 ? 30 : 31)]),
    )
    const met = balanceOutcomes(balances, closings)
    expect(coverageOf(met)).toMatchObject([
      {
        inRange: 15,
        asPromised: true,
        words: 'In range in 15 of 31 daily checks (we promise 50%)',
      },
      {
        inRange: 27,
        asPromised: true,
        words: 'In range in 27 of 31 daily checks (we promise 80%)',
      },
      {
        inRange: 30,
        asPromised: true,
        words: 'In range in 30 of 31 daily checks (we promise 95%)',
      },
    ])
    expect(met[6]).toMatchObject({ horizonDays: 7, happened: 10, naive: { flat: 3 } })
  })

  test('a range that is too narrow is distinguished from bad luck, and one day proves nothing', () => {
    const off = new Map(balances.map(({ day }) => [day, minor(25)]))
    expect(coverageOf(balanceOutcomes(balances, off))[1]?.asPromised).toBe(false)
    const coverage = coverageOf(balanceOutcomes(balances.slice(0, 1), off))[1]
    expect(coverage).toMatchObject({
      asPromised: null,
      words: 'In range in 0 of 1 daily check (we promise 80%)',
    })
  })

  test('days whose balance is not known are left out', () => {
    expect(balanceOutcomes(balances, new Map())).toEqual([])
  })
})

describe('what the user’s own edits did (C14)', () => {
  const sales = { id: 'sales', label: 'Sales' }
  const rent = { id: 'rent', label: 'Rent' }
  const good = {
    edits: [sales],
    withEdits: minor(100),
    withoutEdits: minor(90),
    happened: minor(100),
  }
  const bad = { edits: [rent], withEdits: minor(56), withoutEdits: minor(50), happened: minor(50) }

  test('a good edit and a bad one score right, each and together', () => {
    const effects = effectOfEdits([good, bad])
    expect(effects.edits.map(({ label, verdict, points }) => [label, verdict, points])).toEqual([
      ['Rent', 'hurt', -12],
      ['Sales', 'helped', 10],
    ])
    expect(effects.points).toBeCloseTo((4 / 150) * 100, 9)
    expect(effects.words).toBe('Your edits improved accuracy by 3 points. The edit of Rent hurt.')
    expect(effects.edits[1]?.words).toBe('Sales: your edit improved accuracy by 10 points.')
  })

  test('a figure that two edits touched counts once in the whole', () => {
    const both = { ...good, edits: [sales, rent] }
    const effects = effectOfEdits([both])
    expect(effects).toMatchObject({ count: 1, points: 10 })
    expect(effects.edits.map(({ points }) => points)).toEqual([10, 10])
  })

  test.each([
    [995, '0.5 points'],
    [986, '1 point'],
    [1015, '2 points'],
  ])('what a thousand was missed by is put in points: %i of it', (withoutEdits, words) => {
    const edit = { edits: [sales], withEdits: minor(1000), happened: minor(1000) }
    const effects = effectOfEdits([{ ...edit, withoutEdits: minor(withoutEdits) }])
    expect(effects.words).toBe(`Your edits improved accuracy by ${words}.`)
  })

  test('edits that changed nothing, or that nothing has met, are not praised', () => {
    expect(effectOfEdits([{ ...good, withoutEdits: good.withEdits }]).words).toBe(
      'Your edits made no difference to accuracy.',
    )
    expect(effectOfEdits([])).toMatchObject({
      points: null,
      words: 'You have no edits that have been met by what happened.',
    })
  })
})

describe('plain methods and the past', () => {
  const past = new Map([
    ['2025-12', minor(100)],
    ['2026-02', minor(50)],
  ])

  test('repeat the last whole month, and the mean of three with nothing in an empty one', () => {
    const window = { asOf: '2026-03-14', firstFullMonth: '2025-12' }
    expect(naiveMonth(past, window)).toEqual({ last_month: 50, mean_of_three: 50 })
    expect(naiveMonth(past, { ...window, asOf: '2026-02-28' }).last_month).toBe(50)
    expect(naiveMonth(past, { ...window, asOf: '2026-02-27' }).last_month).toBe(0)
  })

  test('say nothing of a past they do not have', () => {
    const short = { asOf: '2026-03-14', firstFullMonth: '2026-01' }
    expect(naiveMonth(past, short)).toEqual({ last_month: 50, mean_of_three: null })
  })

  test('of the balance: it stays, or goes on as the last months went', () => {
    const naive = naiveBalance({
      balance: minor(1000),
      netByMonth: past,
      asOf: '2026-03-14',
      firstFullMonth: '2026-02',
      daysAhead: 61,
    })
    expect(naive).toEqual({ flat: 1000, last_month: 1100, mean_of_three: null })
  })

  test('forecasts are tried from month ends with enough past, and something to be set against', () => {
    const origins = rollingOrigins({
      firstFullMonth: '2025-01',
      asOf: '2026-03-14',
      monthsBefore: 12,
      originsMax: 24,
    })
    expect(origins).toEqual(['2025-12', '2026-01'].map(lastDayOf))
    const long = rollingOrigins({
      firstFullMonth: addMonths('2026-03', -60),
      asOf: '2026-03-31',
      monthsBefore: 12,
      originsMax: 3,
    })
    expect(long).toEqual(['2025-12-31', '2026-01-31', '2026-02-28'])
  })
})
