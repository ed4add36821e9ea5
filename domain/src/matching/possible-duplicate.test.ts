// Possible duplicates are found, separated by their balances, and never claimed twice.
import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { type Payment, pairPossibleDuplicates, shareWords } from './possible-duplicate.ts'

const payment = (day: string, text: string, balance: number | null = null): Payment => ({
  day,
  text,
  balance: balance === null ? null : minor(balance),
})
const pairs = (rows: Payment[], books: Payment[]) =>
  pairPossibleDuplicates(
    rows.flatMap((row, position) =>
      books.map((existing, at) => ({ position, row, existingId: `t${at}`, existing })),
    ),
  ).map(({ position, existingId }) => [position, existingId])

test('one day is enough, whatever the words say', () => {
  expect(pairs([payment('2026-01-05', 'PRET')], [payment('2026-01-05', 'CARD 1234')])).toEqual([
    [0, 't0'],
  ])
})

test('within three days the words must be alike; beyond them nothing is', () => {
  const books = [payment('2026-01-05', 'CARD PAYMENT TO BRITISH GAS')]
  expect(pairs([payment('2026-01-08', 'British Gas 00123')], books)).toHaveLength(1)
  expect(pairs([payment('2026-01-09', 'British Gas 00123')], books)).toEqual([])
  expect(pairs([payment('2026-01-08', 'Octopus Energy')], books)).toEqual([])
})

test('different balances on different days show two payments', () => {
  const books = [payment('2026-01-31', 'PRET A MANGER', 1000)]
  expect(pairs([payment('2026-02-01', 'PRET A MANGER', 500)], books)).toEqual([])
  expect(pairs([payment('2026-02-01', 'PRET A MANGER', 1000)], books)).toHaveLength(1)
})

test('each row and each payment stands in one pair at most, the nearest day first', () => {
  const rows = [payment('2026-01-07', 'PRET A MANGER'), payment('2026-01-05', 'PRET A MANGER')]
  expect(pairs(rows, [payment('2026-01-05', 'PRET MANGER')])).toEqual([[1, 't0']])
})

// Half of the shorter text’s words, of three letters and more; four may be the start of a word.
test.each([
  ['BRITISH GAS', 'british telecom', true],
  ['BRITISH GAS', 'octopus telecom', false],
  ['BRITISH GAS', 'BRIT CHIPS', true],
  ['BRITISH GAS', 'BRI CHIPS', false],
  ['BRIT FISH CHIPS', 'BRITISH GAS PLC', false],
  ['BRI CHIPS', 'BRITISH GAS PLC', false],
  ['ONE TWO SIX', 'ONE TEN NINE', false],
  ['ONE TWO SIX', 'ONE TWO NINE', true],
  ['GO TO', 'GO TO', false],
  ['TO GAS', 'GAS OF', true],
  ['1234', '1234', false],
])('“%s” and “%s” share their words: %s', (text, other, shares) => {
  expect([shareWords(text, other), shareWords(other, text)]).toEqual([shares, shares])
})

test('of rows equally near the first is paired', () => {
  const rows = [payment('2026-01-04', 'PRET MANGER'), payment('2026-01-06', 'PRET MANGER')]
  expect(pairs(rows, [payment('2026-01-05', 'PRET MANGER')])).toEqual([[0, 't0']])
})
