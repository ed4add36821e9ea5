import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { seenPayment } from '../testing/seen-payment.ts'
import { reasonFor } from './reason.ts'
import { suggestLabels } from './suggest.ts'

describe('suggestions without a model', () => {
  const suggest = (
    corrections: [string, number][],
    hint: { label: string; chance: number } | null,
  ) =>
    suggestLabels(seenPayment, { model: null, corrections: new Map(corrections), hint }).map(
      ({ label, chance, source }) => `${label} ${chance.toFixed(2)} ${source}`,
    )

  it.each([
    // n of n + 2 by Laplace's rule.
    [[['rent', 1]], ['rent 0.33 memory']],
    [[['rent', 8]], ['rent 0.80 memory']],
    [
      [
        ['rent', 2],
        ['fuel', 4],
      ],
      ['fuel 0.50 memory', 'rent 0.25 memory'],
    ],
    // A quarter is the least for the first, eight per cent for the others.
    [
      [
        ['a', 1],
        ['b', 1],
      ],
      ['a 0.25 memory', 'b 0.25 memory'],
    ],
    [
      [
        ['a', 1],
        ['b', 1],
        ['c', 1],
      ],
      [],
    ],
    [
      [
        ['a', 9],
        ['b', 1],
        ['c', 1],
        ['d', 1],
      ],
      ['a 0.64 memory'],
    ],
    [
      [
        ['a', 4],
        ['b', 1],
        ['c', 1],
        ['d', 1],
      ],
      ['a 0.44 memory', 'b 0.11 memory', 'c 0.11 memory'],
    ],
  ] as [[string, number][], string[]][])('of labels given %j are %j', (corrections, labels) => {
    expect(suggest(corrections, null)).toEqual(labels)
  })

  it('take the dictionary’s word where nothing was given', () => {
    const hint = { label: 'fuel', chance: 0.6 }
    expect(suggest([], hint)).toEqual(['fuel 0.60 dictionary'])
    expect(suggest([['rent', 8]], hint)).toEqual(['rent 0.80 memory'])
    expect(suggest([], { label: 'fuel', chance: 0.24 })).toEqual([])
    expect(suggest([], null)).toEqual([])
  })
})

describe('the reason', () => {
  const past = { name: 'Kinver', count: 2, total: 3, latest: null }
  const reason = (more: Partial<Parameters<typeof reasonFor>[0]>) =>
    reasonFor({
      seen: seenPayment,
      label: 'rent',
      labelWords: 'Rent',
      past,
      model: null,
      hinted: false,
      ...more,
    })
  const latest = { text: ' KINVER 7 ', day: '2026-10-01' }

  it.each([
    [{}, '2 of 3 payments to Kinver stand in Rent'],
    [{ seen: { ...seenPayment, amount: minor(1) } }, '2 of 3 payments from Kinver stand in Rent'],
    [{ past: { ...past, count: 1, total: 1, latest } }, 'Like “KINVER 7” of 1 October 2026'],
    [{ past: { ...past, name: null, latest } }, 'Like “KINVER 7” of 1 October 2026'],
    [{ past: { ...past, count: 0 }, hinted: true }, 'What is known of Kinver points there'],
    [
      { past: { ...past, count: 0, name: null, latest }, hinted: true },
      'What is known of such payments points there',
    ],
    [{ past: { ...past, count: 0 } }, 'Payments of this kind and size often stand there'],
  ])('%#: %j', (more, words) => {
    expect(reason(more)).toBe(words)
  })
})
