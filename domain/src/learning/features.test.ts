import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { buckets, featuresOf, wordFeature, wordsOf } from './features.ts'
import type { Seen } from './seen.ts'

const seen = (more: Partial<Seen>): Seen => ({
  day: '2026-11-23',
  amount: minor(-1250),
  text: '',
  payee: '',
  rail: null,
  hint: null,
  ...more,
})

/** The FNV-1a hash of a text, by its published definition, folded to 16 bits. */
function fnv(text: string): number {
  let hash = 2_166_136_261n
  for (const char of text)
    hash = ((hash ^ BigInt(char.charCodeAt(0))) * 16_777_619n) % 4_294_967_296n
  return Number((hash / 65_536n) ^ (hash % 65_536n))
}

describe('words', () => {
  it.each([
    ['card TESCO stores', ['CARD', 'TESCO', 'STORES']],
    // A letter alone and what holds a digit say nothing that comes again; "&" joins a name.
    ['B&Q a 12 x9 no7', ['B&Q']],
    ['rent rent Rent', ['RENT']],
    ['  ', []],
  ])('of "%s" are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('are at most twelve, out of the first eighty letters', () => {
    const letters = 'ABCDEFGHIJKLMN'.split('')
    expect(wordsOf(letters.map((letter) => `${letter}${letter}`).join(' '))).toHaveLength(12)
    expect(wordsOf(`${'A'.repeat(77)} BC`)).toEqual(['A'.repeat(77), 'BC'])
    expect(wordsOf(`${'A'.repeat(77)} BCD`)).toEqual(['A'.repeat(77), 'BC'])
  })

  it('stand in the bucket of their hash', () => {
    expect(wordFeature('TESCO')).toBe(fnv('w TESCO'))
    expect(buckets).toBe(65_536)
  })
})

describe('features', () => {
  const weightOf = (which: Seen, name: string) => {
    const { at, weight } = featuresOf(which)
    return weight[at.indexOf(fnv(name))]
  }

  it('of nothing are the bias, five facts and the grams of a blank', () => {
    // " " + "" + " " is shorter than three letters.
    const { at, weight } = featuresOf(seen({}))
    const facts = ['s out', 'a out 10', 'r out null', 'd out 2', 'o odd']
    expect([...at]).toEqual(['bias', ...facts].map(fnv))
    expect(weight[0]).toBe(0.5)
    // A group of n weighs its share / √n each: 0.5 / √5.
    expect(weight[1]).toBeCloseTo(0.5 / Math.sqrt(5), 6)
  })

  it('of a text are its words, and the threes, fours and fives of its letters', () => {
    const which = seen({ text: 'ab cd' })
    // " AB CD " has 7 letters: 5 threes, 4 fours, 3 fives, all different.
    expect(featuresOf(which).at).toHaveLength(1 + 2 + 12 + 5)
    expect(weightOf(which, 'w AB')).toBeCloseTo(1 / Math.sqrt(2), 6)
    expect(weightOf(which, 'g B C')).toBeCloseTo(1 / Math.sqrt(12), 6)
    expect(weightOf(which, 'g  AB')).toBeDefined()
    expect(weightOf(which, 'g B CD ')).toBeDefined()
    expect(weightOf(which, 'g CD  ')).toBeUndefined()
  })

  it('of a payee and a hint stand by themselves', () => {
    const which = seen({ text: 'zz', payee: 'KINVER', hint: 'rent' })
    expect(weightOf(which, 'p KINVER')).toBeCloseTo(0.7, 6)
    expect(weightOf(which, 'h rent')).toBe(1)
    expect(weightOf(which, 'g KIN')).toBeDefined()
    expect(weightOf(which, 'g ZZ ')).toBeUndefined()
  })

  it.each([
    // The power of two below the pence and one: 127 + 1 = 2^7.
    [-126, 'a out 6'],
    [-127, 'a out 7'],
    [0, 'a in 0'],
    [1, 'a in 1'],
    [-1, 's out'],
    [500, 'o round'],
    [501, 'o odd'],
  ])('of %i pence hold "%s"', (amount, fact) => {
    expect(weightOf(seen({ amount: minor(amount) }), fact)).toBeDefined()
  })

  it.each([
    ['2026-11-01', 0],
    ['2026-11-08', 0],
    ['2026-11-09', 1],
    ['2026-11-24', 2],
    ['2026-11-25', 3],
  ])('of %s are of part %i of the month', (day, part) => {
    expect(weightOf(seen({ day }), `d out ${part}`)).toBeDefined()
  })
})
