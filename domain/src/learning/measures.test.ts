// What judges a model, each by figures worked out by hand.
import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { seenPayment } from '../testing/seen-payment.ts'
import { surpriseOf, temperatureOf, tempered } from './calibrate.ts'
import { softmax } from './classifier.ts'
import { majorityLabel, majorityOf } from './majority.ts'
import { countPayees, keysOf, withPayee } from './payee-counts.ts'
import { qualityOf } from './quality.ts'
import type { Example } from './seen.ts'

const example = (label: string, more: Partial<Example> = {}): Example => ({
  ...seenPayment,
  label,
  ...more,
})

const chances = (...values: number[]) => Float64Array.from(values)

describe('temperature', () => {
  it('of two squares the chances, of one leaves them', () => {
    // √0.64 = 0.8 and √0.16 = 0.4, of 1.2.
    expect([...tempered(chances(0.64, 0.16), 2)].map((c) => c.toFixed(6))).toEqual([
      '0.666667',
      '0.333333',
    ])
    expect([...tempered(chances(0.75, 0.25), 1)]).toEqual([0.75, 0.25])
  })

  it('never lets a chance of nothing stay nothing', () => {
    expect(tempered(chances(1, 0), 1)[1]).toBeCloseTo(1e-9, 12)
  })

  it('surprise is the negative logarithm, and unknown labels surprise at no temperature', () => {
    const outcomes = [
      { chances: chances(0.5, 0.5), label: 1 },
      { chances: chances(0.25, 0.75), label: 0 },
      { chances: chances(0.25, 0.75), label: -1 },
    ]
    // ln 2 + ln 4 = 3 ln 2
    expect(surpriseOf(outcomes, 1)).toBeCloseTo(3 * Math.log(2), 12)
  })

  it('cools the modest down to 0.4, warms the boastful up to 4, and leaves nobody at 1', () => {
    // Nine thirds of ln 4 - ln 0.4 = 2.303 leave 0.06 of it.
    const modest = [{ chances: chances(0.6, 0.4), label: 0 }]
    const boastful = [{ chances: chances(0.9, 0.1), label: 1 }]
    expect(temperatureOf(modest)).toBeGreaterThan(0.4)
    expect(temperatureOf(modest)).toBeLessThan(0.4 * 1.04)
    expect(temperatureOf(boastful)).toBeLessThan(4)
    expect(temperatureOf(boastful)).toBeGreaterThan(4 / 1.04)
    expect(temperatureOf([])).toBe(1)
  })

  it('is one where chances hold', () => {
    // Of four at 3 to 1, three are right.
    const outcomes = [0, 0, 0, 1].map((label) => ({ chances: chances(0.75, 0.25), label }))
    expect(Math.abs(Math.log(temperatureOf(outcomes)))).toBeLessThan(0.06)
  })
})

it('scores become chances by their powers of e', () => {
  // e^0 : e^ln3 = 1 : 3, however high both stand.
  for (const height of [0, 900]) {
    const [a, b] = softmax(chances(height, height + Math.log(3)))
    expect(a).toBeCloseTo(0.25, 12)
    expect(b).toBeCloseTo(0.75, 12)
  }
})

describe('a payee’s past', () => {
  it('weighs half after a half-life, and stands by side and by amount', () => {
    const trust = { payee: 1, amount: 1, halfLifeDays: 10 }
    const counts = countPayees(
      [example('rent', { day: '2026-11-13' }), example('fuel', { amount: minor(-200) })],
      trust,
    )
    expect(counts.get('out KINVER')).toEqual(
      new Map([
        ['rent', 0.5],
        ['fuel', 1],
      ]),
    )
    expect(counts.get('out -100 KINVER')).toEqual(new Map([['rent', 0.5]]))
  })

  it('turns the classifier’s word', () => {
    const counts = new Map([['out KINVER', new Map([['rent', 3]])]])
    const trust = { payee: 1, amount: 1, halfLifeDays: 10 }
    const turned = withPayee(chances(0.2, 0.8), {
      seen: seenPayment,
      labels: ['rent', 'fuel'],
      counts,
      trust,
    })
    // (3 + 1 × 0.2) / 4 and (0 + 1 × 0.8) / 4
    expect([...turned].map((chance) => chance.toFixed(9))).toEqual(['0.800000000', '0.200000000'])
  })

  it('is none of nobody', () => {
    expect(keysOf({ payee: '', amount: minor(-1) })).toEqual([])
    expect(keysOf({ payee: 'A', amount: minor(0) })).toEqual(['in A', 'in 0 A'])
  })

  it('by majority is the payee’s on its side, else on any, else the side’s, else all', () => {
    const majority = majorityOf([
      example('rent'),
      example('fuel'),
      example('fuel', { amount: minor(5), payee: 'X' }),
    ])
    // Rent and fuel once each: the one given first.
    expect(majorityLabel(majority, seenPayment)).toBe('rent')
    expect(majorityLabel(majority, { ...seenPayment, payee: 'X' })).toBe('fuel')
    expect(majorityLabel(majority, { ...seenPayment, payee: 'Y' })).toBe('rent')
    expect(majorityLabel(majority, { ...seenPayment, payee: 'Y', amount: minor(1) })).toBe('fuel')
    expect(majorityLabel(new Map(), seenPayment)).toBeNull()
  })
})

describe('quality', () => {
  const judgement = (chance: number, place: number, isNew = false) => ({
    chance,
    place,
    right: place === 0,
    isNew,
  })

  it('counts the first, the first three and new payees', () => {
    const judged = [0, 1, 2, 3, -1].map((place) => judgement(0.5, place, place < 1))
    expect(qualityOf(judged, 9)).toMatchObject({
      examples: 9,
      judged: 5,
      first: 0.2,
      firstThree: 0.6,
      newPayees: 2,
      newPayeeFirst: 0.5,
    })
  })

  it('of chances is how far they lie from what came, bin by bin', () => {
    // 0.9 and 1 share the last bin: 1.9 promised, 1 came. 0.89 lies in the one before: 1 came.
    const judged = [judgement(0.9, 0), judgement(1, 1), judgement(0.89, 0)]
    expect(qualityOf(judged, 0).calibrationError).toBeCloseTo((0.9 + 0.11) / 3, 12)
  })

  it('of nothing is unknown', () => {
    expect(qualityOf([], 0)).toMatchObject({
      first: null,
      firstThree: null,
      newPayeeFirst: null,
      calibrationError: null,
    })
  })
})
