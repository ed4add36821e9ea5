// Days of two numbers on the pages of a PDF, which could be taken for amounts.
import { expect, test } from 'vitest'
import { gridOfPdf, type Word } from './pdf-grid.ts'
import { readPdfGrid } from './read-pdf.ts'

const size = 9
const word = (y: number, x: number, text: string, isMoney = false): Word => {
  const width = text.length * size * 0.5
  return { text, x: isMoney ? x - width : x, y, width, height: size }
}

type Line = readonly [day: string, words: string, out: string, into: string, balance: string]
const headings: Line = ['Date', 'Details', 'Paid out', 'Paid in', 'Balance']
const columns = [50, 120, 400, 470, 540]

const pageOf = (title: string, lines: readonly Line[]) => [
  word(40, 50, title),
  ...[headings, ...lines].flatMap((cells, row) =>
    cells.flatMap((text, at) =>
      text === '' ? [] : [word(60 + row * 14, columns[at] ?? 0, text, at > 1)],
    ),
  ),
]

const read = (title: string, lines: readonly Line[]) => {
  const grid = gridOfPdf([pageOf(title, lines)])
  return readPdfGrid(grid, { answers: {}, today: '2026-11-20' })
}

test.each([
  ['du 01/10/2026 au 31/10/2026', ['01.10', '05.10', '12.10'], ['2026-10-05', '2026-10-12']],
  ['09/28/2026 - 10/31/2026', ['10/01', '10/05', '10/12'], ['2026-10-05', '2026-10-12']],
  [
    '15 December 2025 to 14 January 2026',
    ['15/12', '30/12', '08/01'],
    ['2025-12-30', '2026-01-08'],
  ],
])('have the year of “%s”', (title, [first = '', second = '', third = ''], days) => {
  const result = read(title, [
    [first, 'Opening balance', '', '', '1,000.00'],
    [second, 'Ames', '', '500.00', '1,500.00'],
    [third, 'Rent', '700.00', '', '800.00'],
  ])
  if (result.kind === 'refused') throw new Error(result.message)
  expect(result.transactions.map(({ day }) => day)).toEqual(days)
  expect(result.transactions.map(({ amount }) => amount)).toEqual([50_000, -70_000])
})

test('two accounts are distinguished by the lines above their opening balances', () => {
  const page = (y: number, name: string, lines: readonly Line[]) => [
    word(y, 50, name),
    ...[headings, ...lines].flatMap((cells, row) =>
      cells.flatMap((text, at) =>
        text === '' ? [] : [word(y + 14 + row * 14, columns[at] ?? 0, text, at > 1)],
      ),
    ),
  ]
  const grid = gridOfPdf([
    [
      word(30, 50, '09/01/2026 - 09/30/2026'),
      ...page(60, 'SHARE SAVINGS S0001', [
        ['09/01', 'Beginning Balance', '', '', '300.00'],
        ['09/14', 'Deposit', '', '75.00', '375.00'],
        ['09/30', 'Dividend', '', '0.06', '375.06'],
      ]),
      ...page(160, 'BUSINESS DRAFT S0070', [
        ['09/01', 'Beginning Balance', '', '', '1,900.00'],
        ['09/03', 'Draft 1001', '250.00', '', '1,650.00'],
        ['09/22', 'Deposit', '', '410.00', '2,060.00'],
      ]),
    ],
  ])
  const result = readPdfGrid(grid, { answers: {}, today: '2026-11-20' })
  if (result.kind === 'refused') throw new Error(result.message)
  expect(result.accounts).toMatchObject([
    { account: 'BUSINESS DRAFT S0070', opening: 190_000, closing: 206_000 },
    { account: 'SHARE SAVINGS S0001', opening: 30_000, closing: 37_506 },
  ])
  expect(result.transactions.map(({ day, amount }) => `${day} ${amount}`)).toEqual([
    '2026-09-03 -25000',
    '2026-09-14 7500',
    '2026-09-22 41000',
    '2026-09-30 6',
  ])
})
