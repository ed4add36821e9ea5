import { describe, expect, it } from 'vitest'
import { addMonthsToDay } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { Sighting } from '../series.ts'
import { amountModelOf } from './amount-model.ts'

/** One payment a month from January 2024. */
const monthly = (amounts: readonly number[]): Sighting[] =>
  amounts.map((amount, at) => ({
    due: addMonthsToDay('2024-01-15', at),
    day: addMonthsToDay('2024-01-15', at),
    amount: minor(amount),
    movementIds: [`m${at}`],
  })) as unknown as Sighting[]
const model = (...amounts: number[]) => amountModelOf(monthly(amounts))

it('refuses no sightings', () => {
  expect(() => model()).toThrow('no amount')
})

describe('a fixed amount', () => {
  it.each([
    // One per cent either way is the same price.
    [[-100, -100, -100], -100],
    [[-1000, -1010, -1000], -1000],
    [[-1000, -990, -1000], -1000],
    [[-50, -50], -50],
    // The last two after a change of a price that was fixed before.
    [[-500, -500, -500, -600, -600], -600],
  ])('of %j is %i', (amounts, amount) => {
    expect(model(...amounts)).toMatchObject({ kind: 'fixed', amount })
  })

  it.each([
    [[-1000, -1011, -1000], -1000],
    [[-1000, -989, -1000], -1000],
    [[-100], -100],
    [[-500, -510, -500, -600, -600], -510],
    [[-500, -500, -500, -600], -500],
  ])('is none of %j: typical is %i', (amounts, amount) => {
    expect(model(...amounts)).toMatchObject({ kind: 'typical', amount })
  })

  it('names the price before and the day since which it is the new one', () => {
    expect(model(-500, -500, -500, -600, -600)).toEqual({
      kind: 'fixed',
      amount: -600,
      ratios: [500 / 600, 500 / 600, 500 / 600, 1, 1],
      step: { before: -500, since: '2024-04-15' },
    })
    expect(model(-600, -600, -600)).toEqual({ kind: 'fixed', amount: -600, ratios: [1, 1, 1] })
  })
})

it('a typical amount is the middle of the last six', () => {
  // Of 10, 20, 30, 40, 50, 60 it is 35; 900 is too long ago.
  expect(model(-900, -60, -10, -50, -20, -40, -30)).toEqual({
    kind: 'typical',
    amount: -35,
    ratios: [60, 10, 50, 20, 40, 30].map((each) => each / 35),
  })
})

describe('a season', () => {
  const year = [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 300, 300]
  const two = [...year, ...year].map((amount) => -amount)

  it('of two years is drawn a quarter towards none', () => {
    // The level is 100. November: 300 is three times it, so 100 × (1 + 2 × 0.75) = 250.
    const seasonal = amountModelOf(monthly(two))
    expect(seasonal).toMatchObject({ kind: 'seasonal', amount: -100 })
    expect(seasonal.kind === 'seasonal' && seasonal.byMonth).toEqual(
      [...year.slice(0, 10), 250, 250].map((amount) => -amount),
    )
    // The last six: July to October as expected, November and December 300 of 250.
    expect(seasonal.ratios).toEqual([1, 1, 1, 1, 1.2, 1.2])
  })

  it('next is that of the month after the last', () => {
    // Up to October of the third year: November comes next.
    const third = [...two, ...two.slice(0, 10)].map((amount, at) => (at === 33 ? -130 : amount))
    expect(amountModelOf(monthly(third))).toMatchObject({ kind: 'seasonal', amount: -250 })
  })

  it('takes two whole years: a month less is none', () => {
    expect(amountModelOf(monthly(two).slice(1))).toMatchObject({ kind: 'fixed', amount: -300 })
  })

  it('is not served where the last three agree', () => {
    const steady = two.toSpliced(21, 3, -100, -100, -100)
    expect(amountModelOf(monthly(steady)).kind).toBe('fixed')
  })

  describe('of a fixed amount with a bonus', () => {
    // Double in December, until September of the third year.
    const wages = Array.from({ length: 33 }, (_, at) => (at % 12 === 11 ? -4000 : -2000) as number)
    const byMonth = (amounts: readonly number[]) => amountModelOf(monthly(amounts)).byMonth

    it('comes again in the month it came in two years on end', () => {
      expect(amountModelOf(monthly(wages))).toMatchObject({ kind: 'seasonal', amount: -2000 })
      expect(byMonth(wages)).toEqual([...Array(11).fill(-2000), -4000])
    })

    it('grows with a price that has risen since', () => {
      const risen = wages.map((amount, at) => (at < 27 ? amount : -2200))
      expect(byMonth(risen)).toEqual([...Array(11).fill(-2200), -4400])
    })

    it.each([
      ['once', wages.with(11, -2000)],
      ['by 9 %', wages.map((amount) => (amount === -4000 ? -2180 : amount))],
      ['by unlike factors', wages.with(11, -3000)],
    ])('%s is none', (_, amounts) => {
      expect(amountModelOf(monthly(amounts))).toMatchObject({ kind: 'fixed', amount: -2000 })
    })
  })

  it('is not served where it forecasts the last year no better', () => {
    const chance = two.map((_, at) => (at % 5 === 0 ? -150 : -100 - (at % 3)))
    expect(amountModelOf(monthly(chance)).kind).toBe('typical')
  })
})
