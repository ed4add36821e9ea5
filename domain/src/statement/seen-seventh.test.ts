// Kinds of files that a seventh round of unseen ones showed to be read wrongly: payments dropped
// by their words, logs that are none of payments, tabs that are no parts of one table.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

const codesOf = ({ assumptions }: ReturnType<typeof readGood>) =>
  assumptions.map(({ code }) => code)

describe('rows called “Balance”', () => {
  test('are what customers paid where they stand among payments', () => {
    const read = readGood(`Date|Customer|Details|Amount received £
13/09/2026|Ash|Deposit|100.00
14/09/2026|Ash|Balance|400.00
15/09/2026|Moss|Deposit|50.00
16/09/2026|Moss|Balance|210.00
17/09/2026|Hale|Final balance|90.00`)
    expect(read.transactions.map(({ amount }) => amount)).toEqual([
      10_000, 40_000, 5_000, 21_000, 9_000,
    ])
    expect(codesOf(read).filter((code) => code === 'row_doubted')).toHaveLength(3)
  })

  test('state one at an end of the list, or where they add up', () => {
    const read = readGood(`Account GBP 20-11-22 12345678
Date|Details|Amount
01/09/2026|Balance|500.00
13/09/2026|Harbour|100.00
14/09/2026|Timber|-60.00
30/09/2026|Balance|540.00`)
    expect(shortly(read)).toEqual(['2026-09-13 10000 Harbour', '2026-09-14 -6000 Timber'])
    const within = readGood(`Account GBP 20-11-22 12345678
Date|Details|Amount
13/09/2026|Harbour|100.00
14/09/2026|Timber|-60.00
14/09/2026|Balance|40.00
15/09/2026|Rent|-20.00`)
    expect(within.transactions).toHaveLength(3)
  })
})

test('a log of journeys is refused for what it is', () => {
  const result = readBad(`Date|From|To|Purpose|Miles|Rate|Amount £
13/09/2026|Office|Leeds|Visit|20|0.45|9.00
14/09/2026|Office|York|Visit|40|0.45|18.00
15/09/2026|Hull|Office|Visit|60|0.45|27.00`)
  expect(result).toMatchObject({ code: 'no_transactions' })
  expect(result.message).toContain('a log of journeys')
})

test('types that say “going out” and “coming in” give amounts their signs', () => {
  const read = readGood(`Account GBP 20-11-22 12345678
Date|Detail|What|Amount
13/09/2026|Harbour|Money coming in|100.00
14/09/2026|Timber|Money going out|60.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([10_000, -6_000])
})

test('tabs whose names are no parts of one table are joined with a doubt', () => {
  const tab = (name: string, day: string) =>
    sheetOf(
      `Date|Details|Amount £\n${day}/09/2026|Harbour|100.00\n${day}/09/2026|Rent|-60.00`,
      name,
    )
  expect(codesOf(readGood([tab('Marrow Ltd', '13'), tab('Pike Ltd', '14')]))).toContain(
    'sheets_joined',
  )
  expect(codesOf(readGood([tab('Sept', '13'), tab('Oct', '14')]))).not.toContain('sheets_joined')
})
