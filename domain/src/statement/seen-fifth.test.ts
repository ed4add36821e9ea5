// Kinds of files that a fifth round of unseen ones showed to be read wrongly, or with a doubt that
// could be settled by what they hold.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'
import { readQif } from './formats/read-qif.ts'

const codesOf = ({ assumptions }: ReturnType<typeof readGood>) =>
  assumptions.map(({ code }) => code)
const currencyOf = (read: ReturnType<typeof readGood>) => read.transactions[0]?.currency

describe('rows of 0.00', () => {
  test('move no money, and count for the balance alone', () => {
    const read = readGood(`Currency: GBP
Date|Type|Description|Amount|Balance
01/09/2026|INF|Rate now 1.25%|0.00|500.00
13/09/2026|TRN|Harbour|100.00|600.00
14/09/2026|INF|Fee waived|-0.00|600.00
15/09/2026|TRN|Rent|-50.00|550.00
16/09/2026|INF|Card check|0.00|550.00`)
    expect(shortly(read)).toEqual(['2026-09-13 10000 Harbour', '2026-09-15 -5000 Rent'])
    expect(read.proof).toEqual({ kind: 'proved', share: 1, breaks: [] })
    expect(read.accounts).toMatchObject([{ opening: 50_000, closing: 55_000 }])
    expect(read.skipped).toContainEqual({ reason: 'no money moved', count: 3 })
    expect(codesOf(read)).toContain('nothing_moved')
  })

  test('are payments where the fee beside them is', () => {
    const read =
      readGood(`Type|Product|Started Date|Completed Date|Description|Amount|Fee|Currency|State|Balance
TRANSFER|Current|2026-09-13|2026-09-13|Harbour|100.00|0.00|GBP|COMPLETED|100.00
FEE|Current|2026-09-14|2026-09-14|Plan fee|0.00|7.00|GBP|COMPLETED|93.00`)
    expect(shortly(read)).toEqual(['2026-09-13 10000 Harbour', '2026-09-14 -700 Plan fee'])
  })

  test('alone are no statement', () => {
    const text = '!Type:Bank\nD14/01/2024\nT0.00\nPCard check\n^\n'
    const result = readQif(text, { answers: {}, today: '2026-11-20' })
    expect(result).toMatchObject({ kind: 'refused', code: 'no_transactions' })
  })
})

describe('a currency that nothing names', () => {
  test('is no doubt where payments are made in pounds only, but is where one came from pounds', () => {
    const rows = `Date|Description|Paid out|Paid in|Balance
13/09/2026|HMRC PAYE|100.00||900.00
14/09/2026|Harbour||50.00|950.00`
    expect(codesOf(readGood(rows))).not.toContain('currency_assumed')
    const exchanged = readGood(`${rows}\n15/09/2026|FX from £ account||80.00|1,030.00`)
    expect(codesOf(exchanged)).toContain('currency_assumed')
  })

  test('is the euro where amounts have a decimal comma and no heading is English', () => {
    const english = readGood(`Date|Description|Amount|Balance
01.09.2026|Miete|-120,00|880,00
13.09.2026|Kunde|500,00|1.380,00`)
    expect(currencyOf(english)).toBe('GBP')
    expect(codesOf(english)).toContain('currency_assumed')
    const read = readGood(`01.09.2026|HMRC PAYE|-120,00|880,00
02.09.2026|Harrow School|500,00|1.380,00
13.09.2026|Rent|-380,00|1.000,00`)
    expect(currencyOf(read)).toBe('EUR')
    expect(codesOf(read)).toContain('currency_assumed')
  })

  test('is the dollar where many payments are worded as in America, British payees or not', () => {
    const read = readGood(`09/13/2026|HMRC PAYE ACH DEBIT|-120.00|880.00
09/14/2026|Harrow School DIRECT DEP|500.00|1380.00
09/15/2026|Rent|-380.00|1000.00`)
    expect(currencyOf(read)).toBe('USD')
    expect(codesOf(read)).toContain('currency_assumed')
  })

  test('is the dollar at Bank of America', () => {
    const read = readGood(`Description||Summary Amt.
Beginning balance as of 09/01/2026||1,000.00

Date|Description|Amount|Running Bal.
09/01/2026|Beginning balance as of 09/01/2026||1,000.00
09/13/2026|Timber|-120.00|880.00
09/14/2026|Harbour|500.00|1,380.00`)
    expect(currencyOf(read)).toBe('USD')
    expect(read.proof).toEqual({ kind: 'proved', share: 1, breaks: [] })
  })
})

test('a month pasted twice without balances is taken once, with a doubt', () => {
  const month = Array.from({ length: 8 }, (_, at) => `${13 + at}/09/2026|Payee ${at}|-${at + 1}.00`)
  const read = readGood(['Date|Description|Amount £', ...month, ...month].join('\n'))
  expect(read.transactions.map(({ amount }) => amount)).toEqual([
    -100, -200, -300, -400, -500, -600, -700, -800,
  ])
  expect(read.assumptions).toContainEqual({
    code: 'rows_repeated',
    message:
      '8 rows stand twice in this file and are taken once: from row 10 on, they are those from row 2 on again.',
  })
})

describe('cells moved to the right', () => {
  const head = 'Account GBP\nDate|Description|Paid out|Paid in|Balance'
  const first = `13 Sep 2026|Rent|100.00||900.00
14 Sep 2026|Harbour||50.00|950.00
15 Sep 2026|Timber|20.00||930.00`

  test('are put back where the balance then runs through', () => {
    const read = readGood(`${head}\n${first}
16 Sep 2026|Printers||30.00||900.00
17 Sep 2026|Kestrel|||70.00|970.00
18 Sep 2026|Van Hire||10.00||960.00`)
    expect(read.transactions.map(({ amount }) => amount)).toEqual([
      -10_000, 5000, -2000, -3000, 7000, -1000,
    ])
    expect(read.proof).toEqual({ kind: 'proved', share: 1, breaks: [] })
  })

  test('are refused where it does not', () => {
    const refused = readBad(`${head}\n${first}\n16 Sep 2026|Printers||30.00||901.00`)
    expect(refused.message).toContain('Row 6: the row has more cells than the others')
  })
})

test('a signed amount net of VAT loses to a pair with what was paid', () => {
  const read = readGood(`Date|Description|Net|VAT|Paid In|Paid Out
13/09/2026|Rent|-100.00|-20.00||120.00
14/09/2026|Harbour|200.00|40.00|240.00|
15/09/2026|Timber|-50.00|-10.00||60.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-12_000, 24_000, -6000])
})

test('what waits to be executed has not happened', () => {
  const read = readGood([
    sheetOf(`Date|Text|Amount|Balance|Status
13/09/2026|Rent|-100.00|900.00|Executed
14/09/2026|Harbour|50.00|950.00|Executed
15/09/2026|Direct debit|-45.00||Waiting`),
  ])
  expect(read.transactions).toHaveLength(2)
  expect(codesOf(read)).toContain('pending_left_out')
})
