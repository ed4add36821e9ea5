// Learning as a whole: what it learns, how sure it is, when it may act by itself, and that it says
// rather nothing than a guess.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { streamOf } from '../demo/random.ts'
import { minor } from '../money.ts'
import { examplesMin, learnModel, rank } from './model.ts'
import { packModel, unpackModel } from './packed-model.ts'
import { reasonFor, tellingWords } from './reason.ts'
import type { Example, Seen } from './seen.ts'
import { suggestLabels } from './suggest.ts'
import { lowerBound, thresholdOf } from './threshold.ts'

const kinds = [
  ['stock_materials', 'TIMBER MERCHANT'],
  ['fuel', 'FILLING STATION'],
  ['software', 'CLOUD APP'],
  ['meals', 'COFFEE HOUSE'],
] as const

/**
 * A business whose payees say what they are: `wrong` is the share of labels that were given by
 * mistake.
 */
function shopBooks(count: number, wrong = 0): Example[] {
  const random = streamOf('shop books')
  return Array.from({ length: count }, (_, i) => {
    const [label, words] = kinds[random.between(0, 3)] as (typeof kinds)[number]
    const payee = `${words} ${random.between(1, 9)}`
    const labelled = random.chance(wrong) ? 'other_costs' : label
    return {
      ...seenOf({ payee, day: addDays('2025-01-01', Math.floor(i / 2)) }),
      amount: minor(-random.between(500, 20_000)),
      label: labelled,
    }
  })
}

function seenOf(payment: { payee: string; text?: string; day?: string; amount?: number }): Seen {
  const { payee, text = payee, day = '2026-06-01', amount = -1500 } = payment
  return { day, amount: minor(amount), text, payee, rail: 'CARD', hint: null }
}

const nothingKnown = { model: null, corrections: new Map<string, number>(), hint: null }

describe('the model', () => {
  const model = learnModel(shopBooks(400))

  test('names what a known payee was called, and a new payee by its words', () => {
    if (!model) throw new Error('nothing was learnt')
    expect(rank(model, seenOf({ payee: 'COFFEE HOUSE 3' }))[0]?.label).toBe('meals')
    expect(rank(model, seenOf({ payee: 'COFFEE HOUSE NEWCOMER' }))[0]?.label).toBe('meals')
  })

  test('gives chances that add up to one', () => {
    if (!model) throw new Error('nothing was learnt')
    const total = rank(model, seenOf({ payee: 'WHO KNOWS' })).reduce(
      (sum, suggestion) => sum + suggestion.chance,
      0,
    )
    expect(total).toBeCloseTo(1, 9)
  })

  test('learns the same from the same, to the byte', () => {
    const again = learnModel(shopBooks(400))
    if (!model || !again) throw new Error('nothing was learnt')
    expect(packModel(again)).toEqual(packModel(model))
  })

  test('follows the owner when a payee is called something else from now on', () => {
    const turned = shopBooks(400).map((example) =>
      example.payee === 'CLOUD APP 1' && example.day > '2025-04-01'
        ? { ...example, label: 'marketing' }
        : example,
    )
    const changed = learnModel(turned)
    if (!changed) throw new Error('nothing was learnt')
    expect(rank(changed, seenOf({ payee: 'CLOUD APP 1' }))[0]?.label).toBe('marketing')
  })

  test('learns nothing from too little, or from one label alone', () => {
    expect(learnModel(shopBooks(examplesMin - 1))).toBeNull()
    expect(learnModel(shopBooks(100).map((example) => ({ ...example, label: 'fuel' })))).toBeNull()
  })

  test('may act by itself where its owner is of one mind, and may not where labels are a muddle', () => {
    expect(model?.threshold.from).not.toBeNull()
    const muddle = shopBooks(400).map((example, i) => ({
      ...example,
      label: kinds[(i * 7) % 4]?.[0] ?? '',
    }))
    expect(learnModel(muddle)?.threshold.from).toBeNull()
  })

  test('ranks as before after it was packed and unpacked', () => {
    if (!model) throw new Error('nothing was learnt')
    const back = unpackModel(packModel(model))
    if (!back) throw new Error('nothing was unpacked')
    fc.assert(
      fc.property(fc.nat(3), fc.integer({ min: 1, max: 20 }), (kind, number) => {
        const seen = seenOf({ payee: `${kinds[kind]?.[1]} ${number}` })
        const [before] = rank(model, seen)
        const [after] = rank(back, seen)
        expect(after?.label).toBe(before?.label)
        expect(after?.chance).toBeCloseTo(before?.chance ?? 0, 1)
      }),
    )
    expect(unpackModel({ ...packModel(model), head: '{"mark":"0"}' })).toBeNull()
  })

  test('measures itself on later payments: better than nineteen of twenty here, and as sure as it is right', () => {
    expect(model?.quality.first).toBeGreaterThan(0.95)
    expect(model?.quality.calibrationError).toBeLessThan(0.1)
    expect(model?.quality.examples).toBe(400)
  })
})

describe('the threshold', () => {
  test('needs proof: one payee that is always right, or a few payments, prove nothing', () => {
    const right = (payees: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({
        chance: 0.99,
        right: true,
        payee: `p${i % payees}`,
      }))
    expect(thresholdOf(right(1, 500)).from).toBeNull()
    expect(thresholdOf(right(20, 40)).from).toBeNull()
    expect(thresholdOf(right(30, 200))).toEqual({ from: 0.99, taken: 200, right: 200 })
  })

  test('never takes what it did not prove: what is taken was right 19 times of 20', () => {
    const judged = fc.array(
      fc.record({
        chance: fc.double({ min: 0, max: 1, noNaN: true }),
        right: fc.boolean(),
        payee: fc.string(),
      }),
      { maxLength: 300 },
    )
    fc.assert(
      fc.property(judged, (some) => {
        const { from, taken, right } = thresholdOf(some)
        if (from !== null) expect(right).toBeGreaterThanOrEqual(taken * 0.95)
        else expect(taken).toBe(0)
      }),
    )
  })

  test('is wider the fewer there are', () => {
    expect(lowerBound(1, 10)).toBeLessThan(lowerBound(1, 100))
    expect(lowerBound(1, 100)).toBeGreaterThan(0.95)
    expect(lowerBound(0, 0)).toBe(0)
  })
})

describe('suggestions', () => {
  test('are none rather than a guess', () => {
    expect(suggestLabels(seenOf({ payee: 'WHO KNOWS' }), nothingKnown)).toEqual([])
    const flat = learnModel(
      shopBooks(400).map((example, i) => ({
        ...example,
        text: '',
        payee: '',
        label: `l${(i * 7919) % 12}`,
      })),
    )
    expect(suggestLabels(seenOf({ payee: '' }), { ...nothingKnown, model: flat })).toEqual([])
  })

  test('follow the payee: one edit is a hint, five alike are nearly certain', () => {
    const after = (times: number) =>
      suggestLabels(seenOf({ payee: 'X' }), {
        ...nothingKnown,
        corrections: new Map([['rent', times]]),
      })
    expect(after(1)[0]).toMatchObject({ label: 'rent', source: 'memory' })
    expect(after(5)[0]?.chance).toBeGreaterThan(after(1)[0]?.chance ?? 1)
  })

  test('ask the dictionary where no label is confirmed', () => {
    const hint = { label: 'insurance', chance: 0.6 }
    const [first] = suggestLabels(seenOf({ payee: 'AVIVA' }), { ...nothingKnown, hint })
    expect(first).toEqual({ label: 'insurance', chance: 0.6, source: 'dictionary' })
  })

  test('are three at most, the likeliest first', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 9 })),
        (corrections) => {
          const some = suggestLabels(seenOf({ payee: 'X' }), {
            ...nothingKnown,
            corrections: new Map(Object.entries(corrections)),
          })
          expect(some.length).toBeLessThanOrEqual(3)
          expect(some).toEqual([...some].sort((a, b) => b.chance - a.chance))
          expect(some.reduce((sum, { chance }) => sum + chance, 0)).toBeLessThanOrEqual(1 + 1e-9)
        },
      ),
    )
  })
})

describe('reasons', () => {
  const model = learnModel(shopBooks(400))
  const seen = seenOf({ payee: 'FILLING STATION 44', text: 'FILLING STATION 44 LEEDS' })
  const input = { seen, label: 'fuel', labelWords: 'Fuel', model, hinted: false }
  const nobody = { name: null, count: 0, total: 0, latest: null }

  test('count what stands there', () => {
    const past = { name: 'Screwfix', count: 8, total: 9, latest: null }
    expect(reasonFor({ ...input, past })).toBe('8 of 9 payments to Screwfix stand in Fuel')
  })

  test('show the one before', () => {
    const past = {
      name: 'Screwfix',
      count: 1,
      total: 1,
      latest: { text: 'SCREWFIX 221 LEEDS', day: '2026-05-03' },
    }
    expect(reasonFor({ ...input, past })).toBe('Like “SCREWFIX 221 LEEDS” of 3 May 2026')
  })

  test('name the words that tell', () => {
    if (!model) throw new Error('nothing was learnt')
    expect(tellingWords(model, seen, 'fuel')).toEqual(['FILLING', 'STATION'])
    expect(reasonFor({ ...input, past: nobody })).toBe('The words “filling station” point there')
  })

  test('say so where only kind and size tell', () => {
    expect(reasonFor({ ...input, model: null, past: nobody })).toBe(
      'Payments of this kind and size often stand there',
    )
  })
})
