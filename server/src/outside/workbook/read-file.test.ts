// Reading in a process of its own: transactions stream out, killers are killed, the queue holds.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oddBook } from '../../testing/workbook-parts.ts'
import { lookIntoFile, readFile, readWholeFile } from './read-file.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plimsoll-read-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const put = (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return { path, answers: {}, today: '2026-11-20' }
}
const manyRows = (count: number) =>
  [
    'Date,Description,Amount,Balance',
    ...Array.from({ length: count }, (_, at) => `14/01/2024,SHOP ${at},-1.00,${count - at}.00`),
  ].join('\n')

describe('reading a file', () => {
  test('hands over the transactions and then the report', async () => {
    const request = put('a.csv', 'Date,Description,Amount\n14/01/2024,A,-5.00\n15/01/2024,B,7.00\n')
    const { transactions, outcome } = await readWholeFile(request)
    expect(transactions.map((each) => each.amount)).toEqual([-500, 700])
    expect(outcome).toMatchObject({
      kind: 'read',
      report: { transactionCount: 2, badRowCount: 0, badRows: [], proof: { kind: 'absent' } },
    })
  })

  test('names whom each payment is with', async () => {
    const rows = '14/01/2024,CARD PAYMENT TO ASHDOWN BAKERY REF 7F2,-5.00'
    const reading = readFile(put('named.csv', `Date,Description,Amount\n${rows}\n`))
    const named = []
    for await (const batch of reading.batches) named.push(...batch)
    expect(named).toMatchObject([
      {
        transaction: { text: 'CARD PAYMENT TO ASHDOWN BAKERY REF 7F2', amount: -500 },
        merchant: { key: 'ASHDOWN BAKERY', name: 'Ashdown Bakery', rail: 'CARD' },
      },
    ])
  })

  test('refuses with a code, a sentence and questions', async () => {
    const request = put('b.csv', 'Date,Description,Amount\n14/01/2024,A,5.00\n15/01/2024,B,7.00\n')
    const { transactions, outcome } = await readWholeFile(request)
    expect(transactions).toEqual([])
    expect(outcome).toMatchObject({
      kind: 'refused',
      code: 'ambiguous_sign',
      questions: [{ code: 'amount_sign' }],
    })
  })

  test('a preview that nobody waits for is stopped, in line or under way, and gives its place back', async () => {
    const request = put('looked.csv', manyRows(60_000))
    expect(await lookIntoFile(request)).toHaveProperty('result.count', 60_000)
    const leaving = new AbortController()
    const previews = [1, 2, 3, 4].map(() => lookIntoFile({ ...request, signal: leaving.signal }))
    leaving.abort()
    const ends = await Promise.all(previews)
    expect(ends.map((end) => ('kind' in end ? end.kind : 'looked'))).toEqual(
      Array(4).fill('refused'),
    )
    // Two files are read at once: had two previews kept their places, nothing could be read again.
    const next = put('next.csv', manyRows(3))
    const read = await Promise.all([1, 2, 3].map(() => readWholeFile(next)))
    expect(read.map(({ transactions }) => transactions.length)).toEqual([3, 3, 3])
  })

  test('takes the answers along', async () => {
    const request = put('c.csv', 'Date,Description,Amount\n14/01/2024,A,5.00\n15/01/2024,B,7.00\n')
    const { transactions } = await readWholeFile({
      ...request,
      answers: { amountSign: 'inverted' },
    })
    expect(transactions.map((each) => each.amount)).toEqual([-500, -700])
  })

  test('a file that is not there, or is no statement, is refused', async () => {
    const missing = await readWholeFile({
      path: join(folder, 'none'),
      answers: {},
      today: '2026-11-20',
    })
    expect(missing.outcome).toMatchObject({ kind: 'refused', code: 'corrupt' })
    const pdf = await readWholeFile(put('d.xlsx', '%PDF-1.7'))
    expect(pdf.outcome).toMatchObject({ kind: 'refused', code: 'unsupported' })
  })

  test('reads fifty thousand rows, all of them, proved', async () => {
    const { transactions, outcome } = await readWholeFile(put('many.csv', manyRows(50_000)))
    expect(transactions).toHaveLength(50_000)
    expect(outcome).toMatchObject({ kind: 'read', report: { proof: { kind: 'proved', share: 1 } } })
  })

  test('a process that takes too much memory is killed', async () => {
    const request = put('heavy.csv', manyRows(20_000))
    const { outcome } = await readWholeFile(request, {
      wallMs: 20_000,
      computeMs: 20_000,
      residentBytesMax: 50_000_000,
    })
    expect(outcome).toMatchObject({
      kind: 'refused',
      code: 'too_large',
      message: expect.stringContaining('more memory'),
    })
  })

  test('a process that takes too long is killed', async () => {
    const request = put('slow.csv', manyRows(100_000))
    const { outcome } = await readWholeFile(request, {
      wallMs: 150,
      computeMs: 20_000,
      residentBytesMax: 400_000_000,
    })
    expect(outcome).toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('more time'),
    })
  })

  test('a process that computes too long is killed, however long it may live', async () => {
    const request = put('busy.csv', manyRows(100_000))
    const caps = { wallMs: 20_000, computeMs: 200, residentBytesMax: 400_000_000 }
    const { outcome } = await readWholeFile(request, caps)
    expect(outcome).toMatchObject({ code: 'too_large', message: expect.stringContaining('time') })
  })

  test('a bomb does not harm the server', async () => {
    const bomb = oddBook({ sheets: ['<row><c><v>1</v></c></row>'.repeat(8_000_000)] })
    const before = process.memoryUsage.rss()
    const { outcome } = await readWholeFile(put('bomb.xlsx', bomb))
    expect(outcome).toMatchObject({ kind: 'refused', code: 'too_large' })
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20)
  })

  test('two are read at once and the others wait; leaving early frees the place', async () => {
    const request = put('queue.csv', manyRows(5000))
    const left = readFile(request)
    for await (const [first] of left.batches) {
      expect(first?.transaction.amount).toBe(-100)
      break
    }
    const all = await Promise.all(Array.from({ length: 5 }, () => readWholeFile(request)))
    expect(all.map((each) => each.transactions.length)).toEqual([5000, 5000, 5000, 5000, 5000])
  })
})
