// The doubt about an amount beside which another stands that is nearer to what was paid.
import { expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

const other = (heads: string, rows: readonly string[], answer: 'as_written' | 'none' = 'none') => {
  const text = `Date|Customer|${heads}\n${rows.map((row, at) => `1${at + 3}/10/2026|C${at}|${row}`).join('\n')}`
  const read = readGood(text, answer === 'none' ? {} : { amountSign: answer })
  return read.assumptions.find(({ code }) => code === 'other_total')?.message ?? null
}

const rows = ['20.00|24.60', '-10.00|-10.80', '50.00|62.00']

test.each(['Total charged', 'Payout', 'Settlement', 'Net received'])('names “%s”', (head) => {
  expect(other(`Amount|${head}`, rows)).toBe(
    `Amounts are read from ‘Amount’. If ‘${head}’ is what was paid, choose it as the amount.`,
  )
})

test.each(['Refunded', 'Order refunds'])('names “%s”, which is not taken off', (head) => {
  expect(other(`Order value|${head}`, ['48.00|0', '24.00|6', '60.00|12'], 'as_written')).toMatch(
    /Order/,
  )
})

test.each([
  ['is the same money', 'Amount|Total charged', ['20.00|20.00', '-10.00|-10.00', '50.00|50.00']],
  ['runs on', 'Amount|Total', ['20.00|20.00', '-10.00|10.00', '50.00|60.00']],
  ['is a tax or a fee', 'Amount|VAT total', rows],
  ['is what is still due', 'Amount|Total due', rows],
  [
    'is without its tax',
    'Amount|Net|VAT',
    ['24.00|20.00|4.00', '-12.00|-10.00|-2.00', '6.00|5.00|1.00'],
  ],
])('is silent where the other %s', (_, heads, own) => {
  expect(other(heads, own)).toBeNull()
})
