// Whole amounts that may be counted in pence.
import { describe, expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

const read = (amounts: readonly string[], header = 'Amount') =>
  readGood(
    [
      `Date|Details|${header}|Currency`,
      ...amounts.map((amount, at) => `0${at + 1}/09/2026|Payee ${at}|${amount}|GBP`),
    ].join('\n'),
  )
const doubts = (amounts: readonly string[], header?: string) =>
  read(amounts, header)
    .assumptions.filter(({ code }) => code === 'no_pence')
    .map(({ message }) => message)

describe('amounts without pence', () => {
  test('that are large and hardly ever round are doubted', () => {
    expect(doubts(['-59011', '-9253', '118000', '-42197', '193922'])).toEqual([
      'No amount has pence: the first is read as £59,011.00. If this file counts in pence, write its amounts in pounds and upload it again.',
    ])
  })

  test('are none with a single pence, in round pounds, or where the heading says pence', () => {
    expect(doubts(['-59011', '-92.53', '118000', '-42197', '193922'])).toEqual([])
    expect(doubts(['-1200', '-450', '3000', '-2510', '1800'])).toEqual([])
    expect(doubts(['-59011', '-9253', '118000', '-42197', '193922'], 'Amount (pence)')).toEqual([])
  })
})
