// Kinds of files that a fifth round of unseen ones showed to be read wrongly, or with a doubt that
// could be settled by what they hold.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'
import { readQif } from './formats/read-qif.ts'

const codesOf = ({ assumptions }: ReturnType<typeof readGood>) =>
  assumptions.map(({ code }) => code)
const currencyOf = (read: ReturnType<typeof readGood>) => read.transactions[0]?.currency

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
