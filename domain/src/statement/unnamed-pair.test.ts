// Two columns of amounts whose headings name no side: the balance proves which is which, or a
// person is asked, with rows of the file to go by.
import { describe, expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import type { Answers, Cell, Row } from './statement.ts'

function read(rows: readonly (readonly Cell[])[], answers: Answers = {}) {
  const sheet = {
    name: 'Book',
    hidden: false,
    rows: rows.map((cells, at): Row => ({ line: at + 1, cells })),
  }
  return readStatement({ format: 'csv', sheets: [sheet] }, { answers, today: '2026-11-28' })
}

const payments: readonly (readonly Cell[])[] = [
  ['13/10/2026', 'Alder', '12.50', null],
  ['14/10/2026', 'Birch', null, '500.00'],
  ['15/10/2026', 'Cedar', '20.00', null],
  ['16/10/2026', 'Damson', '7.25', null],
]
const headed = (left: string, right: string) => [['Date', 'Details', left, right], ...payments]

describe.each([
  ['Column A', 'Column B'],
  ['£', '£'],
  ['Amount', 'Amount'],
])('columns headed %s and %s', (left, right) => {
  test('are asked about, with a row of each', () => {
    expect(read(headed(left, right))).toMatchObject({
      kind: 'refused',
      code: 'ambiguous_sign',
      questions: [
        {
          code: 'amount_sign',
          options: [
            {
              value: 'as_written',
              label: 'Amounts in column 3 came in, those in column 4 went out',
              example: '12.50 Alder: in; 500.00 Birch: out',
            },
            {
              value: 'inverted',
              label: 'Amounts in column 4 came in, those in column 3 went out',
              example: '500.00 Birch: in; 12.50 Alder: out',
            },
          ],
        },
      ],
    })
  })

  test.each([
    ['as_written', [1250, -50000, 2000, 725]],
    ['inverted', [-1250, 50000, -2000, -725]],
  ] as const)('are read by the answer %s', (amountSign, amounts) => {
    expect(read(headed(left, right), { amountSign })).toMatchObject({
      kind: 'read',
      transactions: amounts.map((amount) => ({ amount })),
    })
  })
})

test('debit and credit are asked about with a row of each', () => {
  expect(read(headed('Debit', 'Credit'))).toMatchObject({
    kind: 'refused',
    questions: [
      {
        code: 'amount_sign',
        options: [
          { value: 'as_written', example: '500.00 Birch: in; 12.50 Alder: out' },
          { value: 'inverted', example: '12.50 Alder: in; 500.00 Birch: out' },
        ],
      },
    ],
  })
})

test('rows that fill both columns, or print a minus, make no pair', () => {
  const [, ...others] = payments
  for (const first of [
    ['13/10/2026', 'Alder', '12.50', '3.00'],
    ['13/10/2026', 'Alder', '-12.50', null],
  ]) {
    const result = read([['Date', 'Details', 'Column A', 'Column B'], first, ...others])
    expect(result).toMatchObject({ kind: 'refused', questions: [{ code: 'columns' }] })
  }
})
