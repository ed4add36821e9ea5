// How the found payments are grouped and what of the answers is sent.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { acceptAll, answerWords, type Found, groupsOf, newAnswers } from './found-groups.ts'

const one = (seriesId: string, more: Partial<Found> = {}): Found => ({
  seriesId,
  merchant: seriesId,
  side: 'out',
  category_label: 'Premises',
  subcategory_label: 'Rent',
  cadence_words: 'Monthly on the 1st',
  amount: minor(-90_000),
  next_day: '2026-12-01',
  probability: 0.95,
  verdict: 'none',
  evidence: [],
  sightings: 6,
  ...more,
})

test('money out comes before money in, and the surest before the rest', () => {
  const groups = groupsOf([
    one('grant', { side: 'in', probability: 0.6 }),
    one('rent'),
    one('van', { probability: 0.75 }),
    one('client', { side: 'in' }),
  ])
  expect(groups.map(({ label }) => label)).toEqual([
    'Money out, very likely',
    'Money out, likely',
    'Money in, very likely',
    'Money in, less certain',
  ])
})

test('within a group the largest amount comes first', () => {
  const [group] = groupsOf([one('gym', { amount: minor(-4_000) }), one('rent')])
  expect(group?.found.map(({ seriesId }) => seriesId)).toEqual(['rent', 'gym'])
})

test('accepting a group leaves what was denied by hand', () => {
  const found = [one('rent'), one('van'), one('gym', { verdict: 'not_recurring' })]
  const answers = acceptAll(found, { van: 'not_recurring' })
  expect(newAnswers(found, answers)).toEqual([
    { seriesId: 'rent', verdict: 'accepted' },
    { seriesId: 'van', verdict: 'not_recurring' },
  ])
  expect(answerWords(found, answers)).toBe('1 accepted, 2 not regular, 0 not sure')
})

test('an answer that was taken back is not sent', () => {
  const found = [one('rent', { verdict: 'accepted' })]
  expect(newAnswers(found, { rent: 'accepted' })).toEqual([])
  expect(newAnswers(found, { rent: 'none' })).toEqual([{ seriesId: 'rent', verdict: 'none' }])
})
