// Rules: what fits, which one decides, and that what a rule splits adds up to the penny.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Minor, minor } from '../money.ts'
import { asksNothing, decide, fits, type RuledTransaction } from './rule.ts'
import { partsOf, sharesAddUp, sharesTotal } from './shares.ts'

const payment: RuledTransaction = {
  text: 'CARD PAYMENT TO SCREWFIX 123',
  counterparty: 'Screwfix Direct',
  reference: null,
  merchantId: 'm1',
  amount: minor(-1250),
  accountId: 'a1',
  rail: 'CARD',
}

test.each([
  [{ text: [{ how: 'contains', words: 'screwfix' }] }, true],
  [{ text: [{ how: 'contains', words: ' Screwfix ' }] }, true],
  [{ text: [{ how: 'is', words: 'screwfix direct' }] }, true],
  [{ text: [{ how: 'is', words: 'screwfix' }] }, false],
  [{ text: [{ how: 'begins', words: 'card payment' }] }, true],
  [{ text: [{ how: 'begins', words: 'payment' }] }, false],
  [{ text: [{ how: 'lacks', words: 'refund' }] }, true],
  [{ text: [{ how: 'lacks', words: 'direct' }] }, false],
  [
    {
      text: [
        { how: 'contains', words: 'screwfix' },
        { how: 'lacks', words: 'direct' },
      ],
    },
    false,
  ],
  [{ merchant_ids: ['m2', 'm1'] }, true],
  [{ merchant_ids: [] }, false],
  [{ amount_from: minor(1250), amount_to: minor(1250) }, true],
  [{ amount_from: minor(1251) }, false],
  [{ amount_to: minor(1249) }, false],
  [{ direction: 'out', rail: 'CARD', account: 'a1' }, true],
  [{ direction: 'in' }, false],
  [{ rail: 'DD' }, false],
  [{ account: 'a2' }, false],
  [{}, false],
  [{ text: [] }, false],
] as const)('the conditions %j fit: %s', (conditions, expected) => {
  expect(fits(conditions, payment)).toBe(expected)
})

const texts = fc.constantFrom('fuel', 'SHELL', 'card', 'Rent')
const conditions = fc.record(
  {
    text: fc.array(
      fc.record({ how: fc.constantFrom('contains', 'is', 'begins', 'lacks'), words: texts }),
      { maxLength: 2 },
    ),
    direction: fc.constantFrom('in', 'out'),
    amount_from: fc.integer({ min: 0, max: 500 }).map(minor),
    amount_to: fc.integer({ min: 0, max: 500 }).map(minor),
  },
  { requiredKeys: [] },
)
const payments = fc.record({
  text: fc.array(texts, { maxLength: 3 }).map((words) => words.join(' ')),
  counterparty: fc.option(texts),
  reference: fc.option(texts),
  merchantId: fc.constant(null),
  amount: fc.integer({ min: -500, max: 500 }).map(minor),
  accountId: fc.constant('a1'),
  rail: fc.constant(null),
}) as fc.Arbitrary<RuledTransaction>

test('the first that fits decides, whatever stands behind it', () => {
  fc.assert(
    fc.property(fc.array(conditions, { maxLength: 5 }), payments, (all, payment) => {
      const rules = all.map((condition, id) => ({ id, conditions: condition as never }))
      const decided = decide(rules, payment)
      const fitting = rules.filter((rule) => fits(rule.conditions, payment)).map(({ id }) => id)
      expect(decided?.id).toBe(fitting[0])
      for (const rule of rules)
        if (asksNothing(rule.conditions)) expect(fitting).not.toContain(rule.id)
    }),
  )
})

test('another condition never makes a rule fit more', () => {
  fc.assert(
    fc.property(conditions, conditions, payments, (first, other, payment) => {
      const both = {
        ...first,
        ...other,
        text: [...(first.text ?? []), ...(other.text ?? [])],
      } as never
      const clash = Object.keys(first).some((key) => key !== 'text' && key in other)
      if (!clash && fits(both, payment) && !asksNothing(first as never))
        expect(fits(first as never, payment)).toBe(true)
    }),
  )
})

const shares = fc
  .array(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 10 })
  .map((some) => {
    const last = sharesTotal - some.slice(1).reduce((sum, share) => sum + share, 0)
    return [last, ...some.slice(1)].map((share, at) => ({ share, sub_category: `c${at}` }))
  })

test('what shares make of an amount adds up to it, has its sign, and is within a penny for each part', () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: -9e14, max: 9e14 }), (splitShares, pence) => {
      expect(sharesAddUp(splitShares)).toBe(true)
      const parts = partsOf(minor(pence), splitShares)
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(pence)
      for (const part of parts) expect(Math.sign(part.amount)).toBe(Math.sign(pence))
      for (const part of parts) {
        const share =
          splitShares.find((candidate) => candidate.sub_category === part.sub_category)?.share ?? 0
        expect(
          Math.abs(part.amount * sharesTotal - pence * share) / sharesTotal,
        ).toBeLessThanOrEqual(splitShares.length)
      }
    }),
  )
})

test.each([
  [
    [
      { share: 5000, sub_category: 'a' },
      { share: 4999, sub_category: 'b' },
    ],
  ],
  [
    [
      { share: 10_000, sub_category: 'a' },
      { share: 0, sub_category: 'b' },
    ],
  ],
  [
    [
      { share: 5000.5, sub_category: 'a' },
      { share: 4999.5, sub_category: 'b' },
    ],
  ],
])('shares that are no whole are refused: %j', (splitShares) => {
  expect(sharesAddUp(splitShares)).toBe(false)
})

test('a penny in two halves is one part', () => {
  const halves = [
    { share: 5000, sub_category: 'a' },
    { share: 5000, sub_category: 'b' },
  ]
  expect(partsOf(1 as Minor, halves)).toEqual([{ amount: 1, sub_category: 'a' }])
})
