// PDFs through the reading process as it is confined: what a text layer holds, and what is refused
// with a reason.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Placed, writePdf } from '../../testing/pdf.ts'
import { readWholeFile } from './read-file.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plimsoll-pdf-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(name: string, content: Buffer) {
  const path = join(folder, name)
  writeFileSync(path, content)
  return readWholeFile({ path, answers: {}, today: '2026-11-20' })
}

const columns = [50, 110, 400, 470, 540]
const line = (y: number, ...texts: string[]): Placed[] =>
  texts.flatMap((text, at) =>
    text === '' ? [] : [{ text, x: columns[at] ?? 0, y, right: at >= 2 }],
  )
const head = (y: number) => line(y, 'Date', 'Description', 'Paid out', 'Paid in', 'Balance')
const statement = (lastBalance: string) =>
  writePdf([
    [
      { text: 'Statement 28 December 2025 to 5 January 2026', x: 50, y: 40 },
      ...head(80),
      ...line(95, '', 'Balance brought forward', '', '', '£1,000.00'),
      ...line(110, '29 Dec', 'QUAY PROPERTIES (RENT)', '900.00', '', '£100.00'),
      ...line(125, '30 Dec', 'MARLOW DESIGN LTD', '', '1,450.00', '£1,550.00'),
    ],
    [
      ...head(60),
      ...line(75, '', 'Balance brought forward', '', '', '£1,550.00'),
      ...line(90, '02 Jan', 'TESCO STORES', '23.17', '', lastBalance),
    ],
  ])

test('a statement over two pages and a year’s end is read and proved', async () => {
  const { transactions, outcome } = await read('good.pdf', statement('£1,526.83'))
  expect(outcome).toMatchObject({ kind: 'read', report: { proof: { kind: 'proved' } } })
  expect(transactions.map(({ day, amount, text }) => [day, amount, text])).toEqual([
    ['2025-12-29', -90_000, 'QUAY PROPERTIES (RENT)'],
    ['2025-12-30', 145_000, 'MARLOW DESIGN LTD'],
    ['2026-01-02', -2_317, 'TESCO STORES'],
  ])
})

test('letters beside the balances of an overdrawn account are theirs', async () => {
  const overdrawn = (mark: string, ...balances: string[]) => {
    const rows: [string, string, string, string][] = [
      ['', 'Balance brought forward', '', ''],
      ['01 Oct', 'QUAY PROPERTIES (RENT)', '900.00', ''],
      ['05 Oct', 'MARLOW DESIGN LTD', '', '1,450.00'],
    ]
    return writePdf([
      [
        { text: 'Statement 28 September 2026 to 30 October 2026', x: 50, y: 40 },
        ...head(80),
        ...rows.flatMap((row, at) => {
          const y = 95 + at * 15
          const letters = balances[at]?.startsWith('-') ? [{ text: mark, x: 546, y }] : []
          return [...line(y, ...row, balances[at]?.replace('-', '') ?? ''), ...letters]
        }),
      ],
    ])
  }
  for (const mark of ['D', 'OD']) {
    const { transactions, outcome } = await read(
      'od.pdf',
      overdrawn(mark, '-250.00', '-1,150.00', '300.00'),
    )
    expect(outcome).toMatchObject({ kind: 'read', report: { proof: { kind: 'proved' } } })
    expect(transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-90_000, -115_000],
      [145_000, 30_000],
    ])
  }
})

test('one whose balance does not follow is refused, naming the row; a scan and a damaged one say what they are', async () => {
  const wrong = await read('wrong.pdf', statement('£1,500.00'))
  expect(wrong.outcome).toMatchObject({
    code: 'unsupported',
    message: expect.stringContaining("balances don't follow"),
  })
  const scan = await read('scan.pdf', writePdf([[], []]))
  expect(scan.outcome).toMatchObject({ message: expect.stringContaining('is a scan') })
  const cut = await read('cut.pdf', Buffer.from('%PDF-1.7'))
  expect(cut.outcome).toMatchObject({ message: expect.stringContaining('damaged') })
})

test('two accounts in one statement keep their own balances', async () => {
  const part = (name: string, from: number, balances: [string, string, string]) => [
    { text: name, x: 50, y: from },
    ...head(from + 30),
    ...line(from + 45, '', 'Balance brought forward', '', '', balances[0]),
    ...line(from + 60, '01 Oct', 'QUAY PROPERTIES (RENT)', '900.00', '', balances[1]),
    ...line(from + 75, '05 Oct', 'MARLOW DESIGN LTD', '', '1,450.00', balances[2]),
  ]
  const { transactions, outcome } = await read(
    'two.pdf',
    writePdf([
      [
        { text: 'Statement 28 September 2026 to 30 October 2026', x: 50, y: 20 },
        ...part('Current account 20-11-22 12345678', 40, ['1,000.00', '100.00', '1,550.00']),
        ...part('Savings account 20-11-22 87654321', 160, ['5,000.00', '4,100.00', '5,550.00']),
      ],
    ]),
  )
  expect(outcome).toMatchObject({ kind: 'read', report: { proof: { kind: 'proved' } } })
  expect(transactions.map(({ account, balance }) => `${account} ${balance}`).sort()).toEqual([
    'Current account 20-11-22 12345678 10000',
    'Current account 20-11-22 12345678 155000',
    'Savings account 20-11-22 87654321 410000',
    'Savings account 20-11-22 87654321 555000',
  ])
})

test('the sums of both ways on one line of totals prove a statement without balances', async () => {
  const totals = (paidIn: string) =>
    writePdf([
      [
        ...line(60, 'Date', 'Description', 'Payments', 'Receipts'),
        ...line(75, '01/10/2026', 'QUAY PROPERTIES (RENT)', '900.00', ''),
        ...line(90, '15/10/2026', 'MARLOW DESIGN LTD', '', '1,450.00'),
        ...line(115, '', 'Total', '900.00', paidIn),
      ],
    ])
  expect((await read('totals.pdf', totals('1,450.00'))).transactions).toHaveLength(2)
  expect((await read('other.pdf', totals('1,540.00'))).outcome.kind).toBe('refused')
})
