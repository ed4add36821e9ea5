// A total that one column alone comes to.
import { expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

const report = (total: string) => `Report of the reader
${total}
Date|Customer|Value|Net value
13/10/2026|Ash|100.00|97.00
14/10/2026|Birch|-50.00|-48.50
15/10/2026|Cole|80.00|77.60`

test.each([
  ['Total|£126.10', [9700, -4850, 7760]],
  ['Sales of the month come to 130.00', [10_000, -5000, 8000]],
])('names the amount: %s', (total, amounts) => {
  const read = readGood(report(total))
  expect(read.transactions.map(({ amount }) => amount)).toEqual(amounts)
  expect(read.assumptions.map(({ code }) => code)).not.toContain('other_total')
})

test('names none where no column comes to it', () => {
  const read = readGood(report('Total|£999.00'))
  expect(read.assumptions.map(({ code }) => code)).toContain('other_total')
})

test('is left aside where a column is chosen', () => {
  const read = readGood(report('Total|£126.10'), { columns: { 2: 'amount' } })
  expect(read.transactions[0]?.amount).toBe(10_000)
})

test('settles which of two columns is meant before the way is asked for', () => {
  const unsigned = report('Total|£223.10').replaceAll(/\|-/g, '|').replace('Customer', 'Ref')
  expect(readBad(unsigned).questions[0]?.options[0]?.example).toContain('97.00')
})
