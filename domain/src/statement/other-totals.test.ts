// The doubt, or the question, about an amount beside which another may be what was paid.
import { describe, expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'
import type { Answers } from './statement.ts'

const fileOf = (heads: string, rows: readonly string[]) =>
  `Date|Customer|${heads}\n${rows.map((row, at) => `1${at + 3}/10/2026|C${at}|${row}`).join('\n')}`
const other = (heads: string, rows: readonly string[], answers: Answers = {}) =>
  readGood(fileOf(heads, rows), answers).assumptions.find(({ code }) => code === 'other_total')
    ?.message ?? null
const questionsOf = (heads: string, rows: readonly string[]) =>
  readBad(fileOf(heads, rows)).questions.map(({ message, options }) => [
    message,
    options.map(({ label, example }) => `${label}: ${example}`),
  ])

const rows = ['20.00|24.60', '-10.00|-10.80', '50.00|62.00']

describe('a doubt names', () => {
  test.each(['Total charged', 'Takings of the day'])('“%s”', (head) => {
    expect(other(`Amount|${head}`, rows)).toBe(
      `Amounts are read from ‘Amount’. If ‘${head}’ is what was paid, choose it as the amount.`,
    )
  })

  test('several that come as near', () => {
    const three = ['20.00|24.60|23.00', '-10.00|-10.80|-9.00', '50.00|62.00|61.00']
    expect(other('Amount|Total charged|Total collected', three)).toMatch(
      /If ‘Total charged’ or ‘Total collected’ is what was paid/,
    )
  })

  test.each(['Refunded', 'Order refunds'])('“%s”, which is not taken off', (head) => {
    const sales = ['48.00|0', '24.00|6', '60.00|12']
    expect(other(`Order value|${head}`, sales, { amountSign: 'as_written' })).toMatch(/Order/)
  })

  test('what was adjusted on a few rows only', () => {
    const net = ['60.00|0.00', '-12.00|0.00', '40.00|25.00', '10.00|0.00', '20.00|0.00']
    const answers: Answers = { amountSign: 'as_written' }
    expect(other('Net|Adjusted net', net, answers)).toMatch(/‘Adjusted net’/)
  })
})

describe('the column is asked for, with what stands in each', () => {
  test.each(['Payout', 'Settlement', 'Net received'])('where one is “%s”', (head) => {
    expect(questionsOf(`Amount|${head}`, rows)).toEqual([
      [
        'Which column holds the amount?',
        [`${head}: 24.60, -10.80, 62.00`, 'Amount: 20.00, -10.00, 50.00'],
      ],
    ])
  })

  test('before the way that unsigned amounts went', () => {
    const file = `Date|Ref|Gross|Net
13/10/2026|R1|120.00|117.60
14/10/2026|R2|60.00|58.80
15/10/2026|R3|180.00|176.40`
    expect(readBad(file).questions.map(({ code }) => code)).toEqual(['columns'])
    const chosen = { columns: { 3: 'amount' } } as const
    expect(readBad(file, chosen).questions.map(({ code }) => code)).toEqual(['amount_sign'])
    const read = readGood(file, { ...chosen, amountSign: 'as_written' })
    expect(read.transactions.map(({ amount }) => amount)).toEqual([11_760, 5880, 17_640])
  })
})

test.each([
  ['is the same money', 'Amount|Total charged', ['20.00|20.00', '-10.00|-10.00', '50.00|50.00']],
  ['runs on', 'Amount|Total', ['20.00|20.00', '-10.00|10.00', '50.00|60.00']],
  ['is a tax or a fee', 'Amount|VAT total', rows],
  ['is what is still due', 'Amount|Total due', rows],
  ['is a code', 'Amount|Nominal', ['20.00|4000', '-10.00|5000', '50.00|4000']],
  ['is in another currency', 'Amount in GBP|Amount', rows],
  [
    'has a currency of its own',
    'Amount|Currency|Shop amount|Shop currency',
    ['20.00|GBP|24.60|EUR', '-10.00|GBP|-10.80|EUR', '50.00|GBP|62.00|EUR'],
  ],
  [
    'is without its tax',
    'Amount|Net|VAT',
    ['24.00|20.00|4.00', '-12.00|-10.00|-2.00', '6.00|5.00|1.00'],
  ],
])('is silent where the other %s', (_, heads, own) => {
  expect(other(heads, own)).toBeNull()
})
