// What a what-if can be about.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { lineOf, lines } from '../testing/lines.ts'
import { datedLines, lineWords, targetsOf } from './choices.ts'

test('sides come before categories, and categories before merchants, each once', () => {
  const groups = targetsOf(lines).map(({ group }) => group.replace(/,.*/, ''))
  expect([...new Set(groups)]).toEqual(['Everything', 'Categories', 'Merchants'])
  expect(groups).toEqual([...groups].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
  const values = targetsOf(lines).map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
})

test('a line is named with its amount and rhythm, days of the week as they are written', () => {
  const line = lineOf({ cadence_words: 'Weekly on a Wednesday, or the next working day' })
  expect(lineWords(line)).toBe(
    'Bright Offices, £900.00 weekly on a Wednesday, or the next working day',
  )
})

const order = ['Everything', 'Categories', 'Merchants']

test('payments out come first, the largest first; sales projects and what has no day cannot be moved', () => {
  const due = (seriesId: string, amount: number, more = {}) =>
    lineOf({
      seriesId,
      side: amount < 0 ? 'out' : 'in',
      state: 'detected',
      hide: false,
      next: { day: '2026-12-01', amount: minor(amount) },
      ...more,
    })
  const shown = datedLines([
    due('client', 900_000),
    due('gym', -4_000),
    due('rent', -90_000),
    due('vat', -500_000, { state: 'tax' }),
    due('rest', -10_000, { state: 'rest' }),
    due('fit-out', -80_000, { state: 'project' }),
    due('excluded', -10_000, { hide: true, state: 'hidden' }),
    due('no day', -10_000, { next: null }),
  ])
  expect(shown.map(({ seriesId }) => seriesId)).toEqual(['vat', 'rent', 'gym', 'client'])
})
