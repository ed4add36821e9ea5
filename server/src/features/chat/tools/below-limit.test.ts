// Stretches of days below an amount, worked out by hand.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { stretchesBelow, stretchWords } from './below-limit.ts'

const days = [900, 1_200, 800, 700, 1_000, 600, 1_500, 400, 300].map((closing, at) => ({
  day: `2027-01-0${at + 1}`,
  closing: minor(closing),
}))

test('days in a row are one stretch, and end on the day that is back at the amount', () => {
  expect(stretchesBelow(days, { below: minor(1_000), until: '2027-01-07' })).toEqual([
    { from: '2027-01-01', to: '2027-01-01', backOn: '2027-01-02' },
    { from: '2027-01-03', to: '2027-01-04', backOn: '2027-01-05' },
    { from: '2027-01-06', to: '2027-01-06', backOn: '2027-01-07' },
  ])
})

test('a stretch that goes on after the last day has no end', () => {
  expect(stretchesBelow(days, { below: minor(500), until: '2027-01-08' })).toEqual([
    { from: '2027-01-08', to: '2027-01-08', backOn: null },
  ])
  expect(stretchWords(stretchesBelow(days, { below: minor(500), until: '2027-01-09' })).words).toBe(
    '',
  )
})

test('the first stretches are named, and what follows them is not passed over', () => {
  const found = stretchesBelow(days, { below: minor(1_000), until: '2027-01-09' })
  const { words, facts } = stretchWords(found)
  expect(found).toHaveLength(4)
  expect(words).toBe(
    ' and to be back up on {{back_on}}, then below again from {{from_aa}} to {{to_aa}} and on {{from_ab}}, and again after that',
  )
  expect(facts.map(({ id, value }) => [id, value])).toEqual([
    ['back_on', '2027-01-02'],
    ['from_aa', '2027-01-03'],
    ['to_aa', '2027-01-04'],
    ['from_ab', '2027-01-06'],
  ])
})
