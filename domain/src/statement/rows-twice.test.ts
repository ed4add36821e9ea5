// The same payments twice in one file, as where a month was downloaded and pasted two times.
import { describe, expect, test } from 'vitest'
import { readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

const codes = (text: string) => readGood(text).assumptions.map(({ code }) => code)

describe('with a running balance', () => {
  const september = `28/09/2026|Marlow|100.00|300.00
30/09/2026|Rent|-50.00|250.00`
  const october = `05/10/2026|Tesco|-20.00|230.00
06/10/2026|Osei|10.00|240.00`
  const once = [
    '2026-09-28 10000 Marlow',
    '2026-09-30 -5000 Rent',
    '2026-10-05 -2000 Tesco',
    '2026-10-06 1000 Osei',
  ]
  const header = 'Date|Description|Amount|Balance'

  test.each([
    ['a month after itself', [september, september, october]],
    ['a month again at the end', [september, october, september]],
    ['everything twice', [september, october, header, september, october]],
  ])('%s counts once, which the balance proves', (_, parts) => {
    const read = readGood([header, ...parts].join('\n'))
    expect(shortly(read)).toEqual(once)
    expect(read.proof).toEqual({ kind: 'proved', share: 1, breaks: [] })
    expect(read.skipped.map(({ reason }) => reason)).toContain('repeated row')
    expect(read.assumptions.map(({ code }) => code)).toContain('rows_twice')
    expect(read.accounts[0]).toMatchObject({ opening: 20_000, closing: 24_000 })
  })

  test('downloads that overlap by a few rows', () => {
    const rest = '30/09/2026|Rent|-50.00|250.00'
    const read = readGood([header, september, header, rest, october].join('\n'))
    expect(shortly(read)).toEqual(once)
    expect(read.assumptions).toContainEqual({
      code: 'rows_twice',
      message:
        '1 row stands twice in this file with the same balance and is taken once: row 5 is row 3 again.',
    })
  })

  test('a month twice in a long file, whose balances fit nearly everywhere', () => {
    const many = Array.from({ length: 150 }, (_, at) => {
      const day = String((at % 28) + 1).padStart(2, '0')
      const month = String(Math.floor(at / 28) + 3).padStart(2, '0')
      return `${day}/${month}/2026|Shop ${at}|1.00|${(100 + at).toFixed(2)}`
    })
    const text = [header, ...many.slice(0, 28), ...many.slice(0, 28), ...many.slice(28)].join('\n')
    expect(readGood(text).transactions).toHaveLength(150)
  })

  test('two payments that only look alike are both kept', () => {
    const read = readGood(`${header}
28/09/2026|Bus|-3.00|97.00
28/09/2026|Bus|3.00|100.00
28/09/2026|Bus|-3.00|97.00
29/09/2026|Bus|-3.00|94.00`)
    expect(read.transactions).toHaveLength(4)
  })
})

describe('without a balance', () => {
  const september = `28/09/2026|Marlow|100.00
29/09/2026|Rent|-50.00
30/09/2026|Fuel|-9.00`
  const header = 'Date|Description|Amount'

  test.each([
    ['a month after itself', [september, september]],
    ['a month after itself and another', [september, '05/10/2026|Tesco|-20.00', september]],
  ])('%s is a doubt', (_, parts) => {
    const text = [header, ...parts].join('\n')
    expect(readGood(text).assumptions).toContainEqual({
      code: 'rows_repeated',
      message: `3 rows stand twice in this file, from row ${text.split('\n').findLastIndex((row) => row.includes('Marlow')) + 1} on. If these are the same payments, take them out and upload the file again.`,
    })
  })

  test('every row twice, sorted by day, is a doubt', () => {
    const rows = september.split('\n').flatMap((row) => [row, row])
    expect(codes([header, ...rows].join('\n'))).toContain('rows_repeated')
  })

  test('the same few things sold twice on one day are no doubt', () => {
    const sales = `28/09/2026|Latte|-3.00
28/09/2026|Cake|-2.50
28/09/2026|Tea|-2.00`
    expect(codes([header, sales, sales, '29/09/2026|Rent|-50.00'].join('\n'))).not.toContain(
      'rows_repeated',
    )
  })

  test('tabs that share few of their rows are a doubt', () => {
    const [a = '', b = ''] = [
      september,
      `${september}\n05/10/2026|A|-1.00\n06/10/2026|B|-2.00\n07/10/2026|C|-3.00\n08/10/2026|D|-4.00`,
    ]
    const sheets = [
      sheetOf(
        `${header}\n01/09/2026|E|-1.00\n02/09/2026|F|-2.00\n03/09/2026|G|-3.00\n04/09/2026|H|-4.00\n${a}`,
        'Sept',
      ),
      sheetOf(`${header}\n${b}`, 'Oct'),
    ]
    expect(readGood(sheets).assumptions.map(({ code }) => code)).toContain('rows_repeated')
  })
})
