// Currencies that are not divided into hundredths: three decimals are no thousands, and thousands
// no decimals.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOfCells } from '../testing/statement-grid.ts'

const amountsOf = (text: string, currency?: string) =>
  readGood(text, currency ? { currency } : {}).transactions.map(
    ({ amount, currency }) => `${amount} ${currency}`,
  )

describe('thousandths', () => {
  test.each(['KWD', 'BHD', 'JOD', 'OMR', 'TND'])(
    'a point before three digits is decimal in %s',
    (code) => {
      const text = `Date|Description|Amount|Currency|Balance
15/09/2026|Client|150.250|${code}|250.250
16/09/2026|Rent|-90.120|${code}|160.130`
      expect(amountsOf(text)).toEqual([`15025 ${code}`, `-9012 ${code}`])
      expect(readGood(text).assumptions.map(({ code }) => code)).not.toContain('thousands_default')
    },
  )

  test('the heading or the amounts themselves may name the currency', () => {
    expect(
      amountsOf(`Date|Description|Amount (KWD)
15/09/2026|Client|150.250
16/09/2026|Rent|-90.120`),
    ).toEqual(['15025 KWD', '-9012 KWD'])
    expect(
      amountsOf(`Date|Description|Amount
15/09/2026|Client|OMR 150.250
16/09/2026|Rent|-OMR 1,090.120`),
    ).toEqual(['15025 OMR', '-109012 OMR'])
  })

  test('thousands with a comma stay thousands', () => {
    const text = `Date|Description|Amount|Currency
15/09/2026|Client|1,150.250|KWD
16/09/2026|Rent|-90.120|KWD
17/09/2026|Rates|-2,000|KWD`
    expect(amountsOf(text)).toEqual(['115025 KWD', '-9012 KWD', '-200000 KWD'])
  })

  test('fils that cannot be kept refuse the file with a sentence', () => {
    const refused = readBad(`Date|Description|Amount|Currency
15/09/2026|Client|150.250|KWD
16/09/2026|Rent|-90.125|KWD`)
    expect(refused.message).toBe(
      'Amounts in KWD have three decimals, and Plimsoll keeps two: -90.125 in row 3 would be cut. Round the amounts to two decimals, or leave this account out.',
    )
    const cells = sheetOfCells([
      ['Date', 'Description', 'Amount', 'Currency'],
      ['15/09/2026', 'Client', 150.25, 'BHD'],
      ['16/09/2026', 'Rent', -90.125, 'BHD'],
    ])
    expect(readBad([cells]).message).toContain('Amounts in BHD have three decimals')
  })
})

test('yen and won have no decimals: a point before three digits means thousands without a doubt', () => {
  const text = `Date|Description|Amount|Currency
15/09/2026|Client|150.250|JPY
16/09/2026|Rent|-90.125|JPY`
  expect(amountsOf(text)).toEqual(['15025000 JPY', '-9012500 JPY'])
  expect(readGood(text).assumptions.map(({ code }) => code)).not.toContain('thousands_default')
  expect(amountsOf(text.replaceAll('JPY', 'KRW'))).toEqual(['15025000 KRW', '-9012500 KRW'])
})

test('pounds keep the doubt about a point before three digits', () => {
  const text = `Date|Description|Amount|Currency
15/09/2026|Client|150.250|GBP
16/09/2026|Rent|-90.125|GBP`
  expect(readGood(text).assumptions.map(({ code }) => code)).toContain('thousands_default')
})

test('a comma before three digits everywhere may mean either, and refuses with a sentence', () => {
  const refused = readBad(`Date|Libellé|Débit (TND)|Crédit (TND)
15/09/2026|Client||150,250
16/09/2026|Loyer|90,120|`)
  expect(refused.message).toBe(
    'A comma before three digits, such as in 150,250, may be the decimal mark of TND or a mark of thousands. Save the file with a point before the decimals, and upload it again.',
  )
  const whole = `Date|Description|Amount (KWD)
15/09/2026|Client|2,000
16/09/2026|Rent|-90`
  expect(amountsOf(whole)).toEqual(['200000 KWD', '-9000 KWD'])
})
