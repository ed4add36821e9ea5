import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { asOfDay, firstFullMonth } from './as-of.ts'
import { headline } from './headline.ts'

const facts = (balance: number, buffer: number, closings: number[]) =>
  headline({
    balance: minor(balance),
    balanceKnown: true,
    buffer: minor(buffer),
    days: closings.map((pence, i) => ({ day: `2026-12-${10 + i}`, closing: minor(pence) })),
  })
const sentence = (line: { lead: string; rest: string }) => `${line.lead} ${line.rest}`

test('says until when cash holds, and how far it dips under the buffer', () => {
  const line = headline({
    balance: minor(7_228_000),
    balanceKnown: true,
    buffer: minor(2_000_000),
    days: [
      { day: '2026-11-30', closing: minor(6_455_200) },
      { day: '2027-02-26', closing: minor(1_999_999) },
      { day: '2027-03-11', closing: minor(1_761_700) },
    ],
  })
  expect(sentence(line)).toBe(
    'You’re covered until 26 February. Cash dips to £17.6K on 11 March, £2.4K under your buffer.',
  )
})

test('says that all is well, and where the lowest point is', () => {
  expect(sentence(facts(900_000, 500_000, [800_000, 700_000]))).toBe(
    'You’re covered to the end of December. Cash is lowest at £7K on 11 December, £2K above your buffer.',
  )
})

test('says it plainly when cash falls below zero or is overdrawn already', () => {
  expect(sentence(facts(900_000, 0, [100_000, -50_000]))).toBe(
    'You’re covered until 11 December. Cash falls to −£500 that day, and that is below zero.',
  )
  expect(sentence(facts(-123_400, 0, [-200_000]))).toBe(
    'You’re £1.2K overdrawn today. It falls to −£2K on 10 December.',
  )
})

test('rounds to whole pounds, as every figure that is read at a glance', () => {
  expect(sentence(facts(900_000, 500_000, [479_013]))).toBe(
    'You’re covered until 10 December. Cash dips to £4.8K that day, £210 under your buffer.',
  )
})

test('without a balance or a forecast it claims neither', () => {
  const unknown = headline({
    balance: minor(0),
    balanceKnown: false,
    buffer: minor(0),
    days: [],
  })
  expect(unknown.lead).toBe('We don’t know your balance yet.')
  const card = { balance: minor(0), balanceKnown: false, unstated: ['Barclaycard 1122'] }
  expect(headline({ ...card, buffer: minor(0), days: [] }).rest).toBe(
    'Tell us what was in Barclaycard 1122, and the figures will start from there.',
  )
  expect(facts(50_000, 0, []).rest).toBe(
    'The forecast starts after one full month of transactions.',
  )
})

test('books that end long ago are shown as of their last day', () => {
  expect(asOfDay({ today: '2026-11-21', lastDay: '2024-03-12' })).toBe('2024-03-12')
  expect(asOfDay({ today: '2026-11-21', lastDay: '2026-10-17' })).toBe('2026-11-21')
  expect(asOfDay({ today: '2026-11-21', lastDay: '2026-12-01' })).toBe('2026-11-21')
  expect(asOfDay({ today: '2026-11-21', lastDay: null })).toBe('2026-11-21')
})

test('a month that the books enter after its first days is not a full one', () => {
  expect(firstFullMonth('2026-01-03')).toBe('2026-01')
  expect(firstFullMonth('2026-01-20')).toBe('2026-02')
})
