import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../calendar.ts'
import type { ForecastDay, Part } from '../forecast/engine.ts'
import { composeForecast } from '../forecast/overlay/compose.ts'
import { minor } from '../money.ts'
import { anyBase } from '../testing/forecast-arbitraries.ts'
import { anyActuals, anyOverlay } from '../testing/overlay-arbitraries.ts'
import { type KnownOutlook, type OutlookFacts, outlookOf, watchChance } from './outlook.ts'
import {
  chanceSentence,
  headlineOf,
  januaryWords,
  rangeWords,
  roundChanceWords,
} from './outlook-words.ts'

const asOf: Day = '2026-11-20'
const evenly = { in: Array(31).fill(1), out: Array(31).fill(1) }

/**
 * Closing balances of the days after 20 November 2026, in pounds, with an 80 % range of so many
 * pounds to each side.
 */
function daysOf(closings: readonly number[], range = 0): ForecastDay[] {
  return closings.map((pounds, at) => {
    const closing = minor(pounds * 1e2)
    const [low, high] = [minor(closing - range * 1e2), minor(closing + range * 1e2)]
    const bands = { low50: low, high50: high, low80: low, high80: high, low95: low, high95: high }
    return { day: addDays(asOf, at + 1), in: minor(0), out: minor(0), closing, ...bands }
  })
}

function part(day: Day, pounds: number, changes: Partial<Part> = {}): Part {
  return {
    source: 'series',
    sourceId: 's',
    month: day.slice(0, 7),
    day,
    due: day,
    side: pounds < 0 ? 'out' : 'in',
    subCategory: 'rent',
    merchantId: 'm',
    amount: minor(pounds * 1e2),
    ...changes,
  }
}

function facts(changes: Partial<OutlookFacts>): OutlookFacts {
  return {
    today: asOf,
    asOf,
    balance: minor(1_000_000),
    balanceKnown: true,
    buffer: minor(500_000),
    months: 6,
    history: { firstDay: '2025-01-01', lastDay: asOf },
    days: [],
    parts: [part('2026-12-01', -1)],
    profile: evenly,
    backtest: null,
    labelOf: ({ merchantId, subCategory }) => merchantId ?? subCategory,
    ...changes,
  }
}

function known(changes: Partial<OutlookFacts>): KnownOutlook {
  const outlook = outlookOf(facts(changes))
  if (outlook.state === 'unknown') throw new Error(outlook.reason)
  return outlook
}

describe('the state', () => {
  test('is short where the expected balance falls below the buffer, from the first such day', () => {
    const outlook = known({ days: daysOf([6000, 4999, 4000, 7000]) })
    expect(outlook).toMatchObject({
      state: 'short',
      chance: 1,
      expectedBelow: '2026-11-22',
      firstAtRisk: { day: '2026-11-22', chance: 1 },
      low: { day: '2026-11-23', balance: 400_000 },
      safeToSpend: { likely: -100_000 },
    })
  })

  test('is fine where hardly any balance falls below it, and watch where one in ten or more does', () => {
    // A single day's range of 1.28 deviations: a line at its lower edge is passed one time in ten.
    expect(known({ days: daysOf([8000], 2000) })).toMatchObject({
      state: 'fine',
      firstAtRisk: null,
    })
    const watch = known({ days: daysOf([8000], 4000) })
    expect(watch.state).toBe('watch')
    expect(watch.chance).toBeGreaterThan(0.13)
    expect(watch.chance).toBeLessThan(0.21)
    expect(watch.low.cautious).toBeLessThan(500_000)
    expect(watch.evenFrom).toBeNull()
  })

  test('names the day from which a fall is as likely as not', () => {
    // Expected a little above the line and less certain day by day, half of the balances soon were
    // below it.
    const days = daysOf(Array.from({ length: 40 }, () => 5010)).map((day, at) => ({
      ...day,
      low80: minor(day.closing - 50_000 * (at + 1)),
      high80: minor(day.closing + 50_000 * (at + 1)),
    }))
    const watch = known({ days })
    expect(watch.state).toBe('watch')
    expect(watch.chance).toBeGreaterThanOrEqual(0.5)
    const { evenFrom, firstAtRisk } = watch
    expect([firstAtRisk?.day, evenFrom].sort()).toEqual([firstAtRisk?.day, evenFrom])
    expect(evenFrom).toMatch(/^2026-/)
  })

  test('is short today where cash is below the buffer already', () => {
    expect(known({ balance: minor(400_000), days: daysOf([9000]) })).toMatchObject({
      state: 'short',
      expectedBelow: asOf,
      chance: 1,
    })
  })

  test('claims nothing without a balance, a forecast, or recent bank data', () => {
    const days = daysOf([9000])
    expect(outlookOf(facts({ days, balanceKnown: false }))).toMatchObject({ reason: 'no_balance' })
    expect(outlookOf(facts({ days, parts: [] }))).toMatchObject({ reason: 'no_forecast' })
    expect(outlookOf(facts({ days, history: null }))).toMatchObject({ reason: 'no_transactions' })
    const history = { firstDay: '2023-01-01', lastDay: '2026-10-15' }
    expect(outlookOf(facts({ days, history }))).toMatchObject({ reason: 'old_data' })
    expect(
      headlineOf({ outlook: outlookOf(facts({ days, history })), lastDay: '2026-10-15' }),
    ).toEqual({
      lead: 'Your bank data ends on 15 October 2026.',
      rest: 'Add newer data to see where your cash stands today.',
    })
  })

  test('claims nothing before the books hold one full month, and counts their weeks', () => {
    const days = daysOf([9000])
    const history = { firstDay: '2026-10-29', lastDay: asOf }
    const outlook = outlookOf(facts({ days, history }))
    expect(outlook).toMatchObject({ state: 'unknown', reason: 'no_forecast', historyWeeks: 3 })
    expect(headlineOf({ outlook, lastDay: asOf })).toEqual({
      lead: '£10K in the bank.',
      rest: '3 weeks of transactions are too few for a forecast. It starts on 30 November 2026, after one full month.',
    })
    expect(known({ days, history: { firstDay: '2026-10-05', lastDay: asOf } }).state).toBe('early')
  })

  test('is never fine with less than three months of history', () => {
    const days = daysOf([9000])
    const early = known({ days, history: { firstDay: '2026-08-23', lastDay: asOf } })
    expect(early).toMatchObject({ state: 'early', firstAtRisk: null })
    expect(headlineOf({ outlook: early, lastDay: asOf })).toEqual({
      lead: 'It’s too early to be sure: we have 12 weeks of transactions.',
      rest: 'Cash is lowest at £9K on 21 November, £4K above your buffer. This is a first estimate to 31 May 2027; bills that come less often may be missing.',
    })
    expect(chanceSentence(early)).toBe(
      '12 weeks of transactions are too few to show how likely you are to dip below your £5,000 buffer by 31 May 2027.',
    )
    const history = { firstDay: '2026-08-23', lastDay: asOf }
    expect(known({ days: daysOf([8000], 4000), history }).state).toBe('watch')
    expect(known({ days, history: { firstDay: '2026-08-22', lastDay: asOf } }).state).toBe('fine')
  })

  test('looks as far as the horizon and no further', () => {
    const days = daysOf([...Array(60).fill(9000), ...Array(60).fill(1000)])
    expect(known({ days, months: 1 })).toMatchObject({ state: 'fine', until: '2026-12-31' })
    expect(known({ days, months: 6 })).toMatchObject({ state: 'short', until: '2027-05-31' })
  })
})

describe('the causes of a low', () => {
  const fall = {
    days: daysOf([9800, 9500, 29_500, 29_500, 12_000, 12_000, 5200, 5100, 6000]),
    balance: minor(1_000_000),
    parts: [
      part('2026-11-21', -200, { merchantId: 'early' }),
      part('2026-11-22', -300, { merchantId: 'early' }),
      part('2026-11-23', 20_000),
      part('2026-11-25', -17_500, { source: 'tax', subCategory: 'vat_payment', merchantId: null }),
      ...['a', 'b', 'c'].map((merchantId) =>
        part('2026-11-27', -2266, { subCategory: 'net_wages', merchantId }),
      ),
      part('2026-11-28', -102, { merchantId: 'Bristol City Council' }),
    ],
  }

  test('are the largest few between the last high and the low, pay as one and named', () => {
    const { low } = known(fall)
    expect(low.day).toBe('2026-11-28')
    expect(low.causes).toEqual([
      { kind: 'tax', label: 'vat_payment', amount: 1_750_000, day: '2026-11-25' },
    ])
    const even = fall.parts.map((part) =>
      part.source === 'tax' ? { ...part, amount: minor(-500_000) } : part,
    )
    expect(known({ ...fall, parts: even }).low.causes.map(({ label }) => label)).toEqual([
      'payroll',
      'vat_payment',
    ])
  })
})

describe('in words', () => {
  test('the lead, the low with its causes, and the chance name one horizon', () => {
    const days = daysOf([9800, 9500, 4800, 7000], 100)
    const parts = [part('2026-11-23', -4700, { subCategory: 'net_wages' })]
    const outlook = known({ days, parts })
    expect(headlineOf({ outlook, lastDay: asOf })).toEqual({
      lead: 'You’ll probably dip below your £5,000 buffer on 23 November.',
      rest: 'Cash is lowest at £4.8K on 23 November, £200 below your buffer, after payroll.',
    })
    expect(chanceSentence(known({ days: daysOf([8000], 4000) }))).toBe(
      'There’s a 2 in 10 chance of dipping below your £5,000 buffer by 31 May 2027; the risk starts around 21 November.',
    )
  })

  test('no chance of a tenth or more is called fine, and what is likely is called so', () => {
    const at = (chance: number) => {
      const outlook = { ...known({ days: daysOf([8000], 4000) }), chance }
      return headlineOf({ outlook, lastDay: asOf })
    }
    expect(at(0.2)).toEqual({
      lead: 'You’ll probably stay above your £5,000 buffer to 31 May 2027, but there’s a 2 in 10 chance of dipping below it.',
      rest: 'Cash is lowest at £8K on 21 November, £3K above your buffer.',
    })
    expect(at(0.48).lead).toBe(
      'There’s a 5 in 10 chance of dipping below your £5,000 buffer by 31 May 2027.',
    )
    expect(at(0.8)).toEqual({
      lead: 'You’ll probably dip below your £5,000 buffer by 31 May 2027: the chance is 8 in 10.',
      rest: 'On the expected path, cash is lowest at £8K on 21 November, £3K above your buffer.',
    })
  })

  test('a wide January gives its reason where it lies among the days, and nowhere else', () => {
    const reasonIn = (from: Day, to: Day) => januaryWords(['2027-01'], { from, to })
    expect(reasonIn('2026-11-21', '2027-01-01')).toBe(
      'January is harder to forecast than other months, so its range is wider.',
    )
    expect(reasonIn('2027-01-31', '2027-04-30')).not.toBeNull()
    expect(reasonIn('2026-11-21', '2026-12-31')).toBeNull()
    expect(reasonIn('2027-02-01', '2028-01-31')).toBeNull()
    expect(januaryWords([], { from: '2026-11-21', to: '2027-02-20' })).toBeNull()
  })

  test('a short history and ranges that did not hold are admitted', () => {
    const outlook = known({
      days: daysOf([9000]),
      history: { firstDay: '2026-10-01', lastDay: asOf },
      backtest: { inRange: 60, days: 100 },
    })
    expect(outlook.confidence).toMatchObject({ rough: true, historyWeeks: 7, shortHistory: true })
    expect(headlineOf({ outlook, lastDay: asOf }).rest).toBe(
      'Cash is lowest at £9K on 21 November, £4K above your buffer. This is a first estimate to 31 May 2027; bills that come less often may be missing. The forecast is rough: its 80% range held on 60% of past days, so we’ve widened it.',
    )
    // A report says no better of the same range.
    expect(rangeWords(outlook.confidence)).toBe(
      'It is rough: its 80% range held on 60% of past days, so we’ve widened it.',
    )
    expect(rangeWords({ ...outlook.confidence, rough: false })).toBe(
      'Cash should end a week within its range 8 times in 10.',
    )
  })

  test('a chance beside its percentage is never rounded up to one in ten', () => {
    const words = [0.04, 0.099, 0.1, 0.34, 0.99].map(roundChanceWords)
    const rounded = ['about 1 in 10', 'about 3 in 10', 'about 9 in 10']
    expect(words).toEqual(['less than 1 in 10', 'less than 1 in 10', ...rounded])
  })
})

test('its figures agree with each other in a thousand random books', () => {
  fc.assert(
    fc.property(
      anyBase,
      anyOverlay,
      anyActuals,
      fc.integer({ min: 0, max: 2_000_000 }),
      (base, overlay, actuals, buffer) => {
        const wide = Array.from({ length: 400 }, (_, at) => Math.round(1000 * Math.sqrt(at + 1)))
        const narrow = wide.map((width) => 0 - width)
        const bands = {
          low50: narrow,
          high50: wide,
          low80: narrow,
          high80: wide,
          low95: narrow,
          high95: wide,
        }
        let forecast: ReturnType<typeof composeForecast>
        try {
          forecast = composeForecast({ ...base, bands }, overlay, {
            actuals,
            nation: 'england_and_wales',
          })
        } catch {
          return
        }
        const outlook = outlookOf(
          facts({
            ...forecast,
            today: base.asOf,
            history: { firstDay: '2025-01-01', lastDay: base.asOf },
            buffer: minor(buffer),
            months: 3,
          }),
        )
        if (outlook.state === 'unknown') return
        const { low, chance, state } = outlook
        expect(state === 'fine').toBe(chance < watchChance)
        expect(outlook.firstAtRisk === null).toBe(state === 'fine')
        expect(state === 'short').toBe(outlook.expectedBelow !== null)
        expect(low.cautious).toBeLessThanOrEqual(low.balance)
        if (outlook.balance >= outlook.buffer)
          expect(outlook.safeToSpend.cautious >= 0).toBe(state === 'fine')
        if (state === 'short') expect(chance).toBeGreaterThanOrEqual(0.5)
        const onDay = forecast.days.find(({ day }) => day === low.day)
        expect(onDay?.closing).toBe(low.balance)
        expect(
          forecast.days
            .filter(({ day }) => day <= outlook.until)
            .every(({ closing }) => closing >= low.balance),
        ).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})
