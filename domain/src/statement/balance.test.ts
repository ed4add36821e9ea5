// What a running balance proves, and where it breaks.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { minor, printMinor } from '../money.ts'
import { readGood } from '../testing/statement-grid.ts'

type Made = { day: string; amount: number; balance: number }

const made = fc
  .array(
    fc.record({
      step: fc.integer({ min: 0, max: 2 }),
      amount: fc.integer({ min: -500_000, max: 500_000 }).filter((pence) => pence !== 0),
    }),
    { minLength: 3, maxLength: 60 },
  )
  .map((rows) => {
    let day = '2024-01-28'
    let balance = 123_456
    return rows.map(({ step, amount }): Made => {
      day = addDays(day, step)
      balance += amount
      return { day, amount, balance }
    })
  })
const british = (day: string) => day.split('-').reverse().join('/')
const print = (pence: number) => printMinor(minor(pence))
const head = 'Date|Narrative text|Amount|Balance'

describe('the running balance', () => {
  test('proves any honest file, either way round, and gives the rows back in order', () => {
    fc.assert(
      fc.property(made, fc.boolean(), (rows, newestFirst) => {
        // A few amounts without any minus might as well all be payments, but for the oldest: that
        // file is asked about.
        fc.pre(rows.some((row) => row.amount < 0))
        const lines = rows.map(
          (row) => `${british(row.day)}|ROW|${print(row.amount)}|${print(row.balance)}`,
        )
        const text = [head, ...(newestFirst ? lines.toReversed() : lines)].join('\n')
        const read = readGood(text, { dateOrder: 'DMY' })
        expect(read.proof).toMatchObject({ kind: 'proved', share: 1 })
        expect(read.transactions.map((each) => each.amount)).toEqual(rows.map((row) => row.amount))
        expect(read.accounts[0]).toMatchObject({ opening: 123_456, closing: rows.at(-1)?.balance })
      }),
    )
  })

  test('names the row at which one is missing', () => {
    const rows = [...Array(80).keys()].map((at) => `14/01/2024|ROW|1.00|${100 + at}.00`)
    rows.splice(40, 1)
    const read = readGood([head, ...rows].join('\n'))
    expect(read.proof).toMatchObject({
      kind: 'proved',
      breaks: [
        {
          line: 42,
          message: 'The balance does not follow at row 42: a row may be missing before it.',
        },
      ],
    })
  })

  test('that does not fit proves nothing, and says where', () => {
    const read = readGood(
      `${head}\n14/01/2024|A|-5.00|95.00\n15/01/2024|B|7.00|1.00\n16/01/2024|C|1.00|50.00`,
    )
    expect(read.proof).toMatchObject({ kind: 'unproved', share: 0 })
  })

  test('that is empty or zero throughout is ignored', () => {
    expect(readGood(`${head}\n14/01/2024|A|-5.00|0.00\n15/01/2024|B|7.00|0.00`).proof.kind).toBe(
      'absent',
    )
    expect(readGood(`${head}\n14/01/2024|A|-5.00|\n15/01/2024|B|7.00|`).proof.kind).toBe('absent')
  })

  test('printed once a day still proves the day’s payments', () => {
    const read = readGood(
      `${head}\n13/01/2024|A|1.00|100.00\n14/01/2024|B|-5.00|\n14/01/2024|C|7.00|102.00\n15/01/2024|D|1.00|103.00`,
    )
    expect(read.proof).toMatchObject({ kind: 'proved', share: 1 })
  })

  test('of two accounts in one file are kept apart', () => {
    const read = readGood(
      'Date|Narrative text|Amount|Balance|Account number\n13/01/2024|A|1.00|100.00|11111111\n13/01/2024|B|-5.00|500.00|22222222\n14/01/2024|C|7.00|107.00|11111111\n15/01/2024|D|1.00|501.00|22222222',
    )
    expect(read.proof).toMatchObject({ kind: 'proved', share: 1 })
    expect(read.accounts.map((each) => [each.account, each.opening, each.closing])).toEqual([
      ['11111111', 9900, 10_700],
      ['22222222', 50_500, 50_100],
    ])
  })

  test('stated only above and below the payments proves that none is missing', () => {
    const text =
      'Date|Details|Amount\n13/01/2024|Opening balance|100.00\n13/01/2024|A|-5.00\n14/01/2024|B|7.00\n31/01/2024|Closing balance|102.00'
    const read = readGood(text)
    expect(read.proof).toMatchObject({ kind: 'proved' })
    expect(read.transactions).toHaveLength(2)
    expect(readGood(text.replace('102.00', '110.00')).proof.kind).not.toBe('proved')
  })

  test('overdrawn balances marked DR or OD count as negative', () => {
    const read = readGood(
      `${head}\n14/01/2024|A|-5.00|5.00 OD\n15/01/2024|B|7.00|2.00\n16/01/2024|C|-3.00|1.00 OD`,
    )
    expect(read.proof).toMatchObject({ kind: 'proved', share: 1 })
  })
})
