// Shapes of sheets that are not one table: several accounts, two sides, lines instead of rows.
import { describe, expect, test } from 'vitest'
import { readAny, readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

const byAccount = (read: ReturnType<typeof readGood>) =>
  read.accounts.map(({ account, opening, closing }) => [account, opening, closing])

describe('several accounts in one file', () => {
  const current = '02/10/2026|RENT|-50.00|450.00\n15/10/2026|ACME|70.00|520.00'
  const savings = '03/10/2026|INTEREST|1.00|801.00\n20/10/2026|TO CURRENT|-100.00|701.00'
  const both = [
    ['Current 11112222', 50_000, 52_000],
    ['Savings account 33334444', 80_000, 70_100],
  ]

  test.each([
    ['with a header each', '\nDate|Details|Amount|Balance\n'],
    ['under one header', '\n'],
  ])('one under the other, %s', (_, between) => {
    const read = readGood(
      `Account: Current 11112222\nDate|Details|Amount|Balance\n${current}\nSavings account 33334444${between}${savings}`,
    )
    expect(byAccount(read)).toEqual(both)
    expect(read.proof).toMatchObject({ kind: 'proved', share: 1 })
  })

  test('a tab each', () => {
    const head = 'Date|Details|Amount|Balance\n'
    const read = readGood([
      sheetOf(head + current, 'Current 11112222'),
      sheetOf(head + savings, 'Savings account 33334444'),
    ])
    expect(byAccount(read)).toEqual(both)
    expect(read.proof.kind).toBe('proved')
  })

  test('a heading that is no account begins none', () => {
    const read = readGood(
      'Current account\nDate|Details|Amount|Balance\n02/10/2026|RENT|-50.00|450.00\nSome words\n15/10/2026|ACME|70.00|520.00',
    )
    expect(read.accounts).toHaveLength(1)
  })
})

describe('receipts and payments', () => {
  const right = ['2026-10-02 1200 Ann', '2026-10-03 -700 Bob', '2026-10-05 300 Cy']

  test('side by side under titles', () => {
    const read = readGood(
      'RECEIPTS|||PAYMENTS||\nDate|Details|£|Date|Details|£\n02/10/2026|Ann|12.00|03/10/2026|Bob|7.00\n05/10/2026|Cy|3.00|||',
    )
    expect(shortly(read)).toEqual(right)
  })

  test('side by side, recognised by their headers', () => {
    const read = readGood(
      'Date|Received from|Amount|Date|Paid to|Amount\n02/10/2026|Ann|12.00|03/10/2026|Bob|7.00\n05/10/2026|Cy|3.00|||',
    )
    expect(shortly(read)).toEqual(right)
  })

  test('one under the other', () => {
    const read = readGood(
      'RECEIPTS\nDate|From|Amount\n02/10/2026|Ann|12.00\n05/10/2026|Cy|3.00\n|Total|15.00\nPAYMENTS\nDate|To|Amount\n03/10/2026|Bob|7.00',
    )
    expect(shortly(read)).toEqual(right)
  })

  test('two tables that nothing tells apart are refused', () => {
    const refused = readBad(
      'Date|Name|Amount|Date|Name|Amount\n14/01/2024|A|12.00|15/01/2024|B|7.00\n16/01/2024|C|12.00|17/01/2024|D|7.00',
    )
    expect(refused.message).toContain('side by side')
  })
})

test('payments printed as lines of a word and a value', () => {
  const read = readGood(
    'From: 01/10/2026 to 31/10/2026\nAccount: XXXX 1234\nDate: 05/10/2026\nDescription: ACME\nAmount: 70.00\nBalance: 520.00\nDate: 02/10/2026\nDescription: RENT\nAmount: -50.00\nBalance: 450.00',
  )
  expect(shortly(read)).toEqual(['2026-10-02 -5000 RENT', '2026-10-05 7000 ACME'])
  expect(read.proof.kind).toBe('proved')
})

describe('dates without a year', () => {
  const head = 'Date|Details|Out|In\n'

  test('on sheets named after their months', () => {
    const read = readGood([
      sheetOf(`${head}30 Sep|RENT|50.00|\n1 Sep|ANN||12.00`, 'Sep 2026'),
      sheetOf(`${head}2 Oct|ACME||70.00\n31 Oct|BOB|7.00|`, 'Oct 2026'),
    ])
    expect(shortly(read)).toEqual([
      '2026-09-01 1200 ANN',
      '2026-09-30 -5000 RENT',
      '2026-10-02 7000 ACME',
      '2026-10-31 -700 BOB',
    ])
  })

  test('on the second page of a statement that prints its period on the first', () => {
    const read = readGood([
      sheetOf(`Statement 10/12/2025 to 20/01/2026\n${head}12 Dec|RENT|50.00|`, 'Page 1'),
      sheetOf(`${head}30 Dec|ACME||70.00\n2 Jan|BOB|7.00|`, 'Page 2'),
    ])
    expect(shortly(read)).toEqual([
      '2025-12-12 -5000 RENT',
      '2025-12-30 7000 ACME',
      '2026-01-02 -700 BOB',
    ])
  })

  test.each([
    [
      'outside the month that names the sheet',
      [`${head}30 Oct|A|5.00|\n2 Nov|B||7.00`, 'Oct 2026'],
    ],
    ['after the period of a page', [`${head}2 Nov|A|5.00|\n3 Nov|B||7.00`, 'Page 2']],
    ['on a sheet named after another month', [`${head}2 Nov|A|5.00|\n3 Nov|B||7.00`, 'Nov']],
  ] as const)('%s are not given one', (_, [text, name]) => {
    const first = sheetOf(
      `Statement 01/10/2026 to 31/10/2026\n${head}12/10/2026|RENT|50.00|`,
      'Page 1',
    )
    const result = readAny([first, sheetOf(text, name)])
    const days = result.kind === 'read' ? result.transactions.map(({ day }) => day) : []
    expect(days.filter((day) => day < '2026-10-01')).toEqual([])
  })
})
