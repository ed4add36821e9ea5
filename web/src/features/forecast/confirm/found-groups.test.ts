// How the found payments are grouped and which answers are sent.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { acceptAll, answerWords, type Found, newAnswers, partsOf } from './found-groups.ts'

const payment = (seriesId: string, more: Partial<Found> = {}): Found => ({
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
  review: 'automatic',
  evidence: [],
  sightings: 6,
  ...more,
})
const rent = payment('rent')
const gym = payment('gym', { amount: minor(-4_000), review: 'asked' })
const van = payment('van', { review: 'asked' })
const client = payment('client', { side: 'in' })
const denied = payment('denied', { review: 'asked', verdict: 'not_recurring' })
const all = [gym, rent, van, client, denied]

test('the user decides on the doubtful, the rest is accepted by side, and what was denied can be taken back', () => {
  const { doubtful, accepted, denied: out } = partsOf(all)
  expect(doubtful.map(({ seriesId }) => seriesId)).toEqual(['van', 'gym'])
  expect(accepted.map(({ label, found }) => [label, found.length])).toEqual([
    ['Money out', 1],
    ['Money in', 1],
  ])
  expect(out).toEqual([denied])
  expect(newAnswers(all, { denied: 'accepted' })).toEqual([
    { seriesId: 'denied', verdict: 'accepted' },
  ])
})

test('what is accepted unasked counts as regular, sends nothing, and can be denied', () => {
  expect(answerWords([rent, client, gym], {})).toBe('2 regular, 0 not regular, 1 not sure')
  expect(newAnswers([rent], { rent: 'accepted' })).toEqual([])
  expect(newAnswers([rent], { rent: 'not_recurring' })).toEqual([
    { seriesId: 'rent', verdict: 'not_recurring' },
  ])
})

test('accepting a group leaves what was denied by hand', () => {
  const answers = acceptAll([gym, van], { van: 'not_recurring' })
  expect(newAnswers([gym, van], answers)).toEqual([
    { seriesId: 'gym', verdict: 'accepted' },
    { seriesId: 'van', verdict: 'not_recurring' },
  ])
})

test('an answer that was taken back is sent as open where the user decides', () => {
  const answered = payment('gym', { review: 'asked', verdict: 'accepted' })
  expect(newAnswers([answered], { gym: 'none' })).toEqual([{ seriesId: 'gym', verdict: 'none' }])
})
