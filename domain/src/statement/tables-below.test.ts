// Unlike tables one below the other in one sheet.
import { describe, expect, test } from 'vitest'
import { codesOf, readBad, readGood, shortly } from '../testing/statement-grid.ts'

const statement = `Date|Description|Withdrawals|Deposits|Balance
13/10/2026|Opening balance|||900.00
15/10/2026|Gas|60.00||840.00
16/10/2026|Client||210.00|1050.00
|Totals|60.00|210.00|`

describe('tables under headings of their own', () => {
  test('are left out with a doubt beside the one that its balance proves', () => {
    const read = readGood(
      `${statement}\nDate|Fee summary||Amount\n31/10/2026|Monthly fee due 14 Nov||7.50`,
    )
    expect(shortly(read)).toEqual(['2026-10-15 -6000 Gas', '2026-10-16 21000 Client'])
    expect(read.assumptions).toContainEqual({
      code: 'tables_left_out',
      message:
        'Only the table whose balances follow was read. Left out: ‘Date, Fee summary, Amount’ (1 row).',
    })
  })

  test('are accounts where the balance of each follows', () => {
    const read = readGood(`Current account||||
${statement}
Savings account||||
Date|Details|Amount|Balance
13/10/2026|Opening balance||100.00
14/10/2026|Transfer|50.00|150.00
31/10/2026|Interest|0.50|150.50`)
    expect(read.accounts).toMatchObject([
      { account: 'Savings account', opening: 10_000, closing: 15_050 },
      { account: 'Current account', opening: 90_000, closing: 105_000 },
    ])
    expect(read.transactions.map(({ amount }) => amount)).toEqual([5000, -6000, 21_000, 50])
  })

  const sales =
    'Sales|||\nDate|Customer|Invoice|Amount\n15/10/2026|Ames|11|60.00\n16/10/2026|Bell|12|210.00'

  test('are asked about where nothing proves one, and each can be chosen', () => {
    const text = `${sales}
Materials|||
Date|Shop|Quantity|Amount claimed
17/10/2026|Leeds Timber|40|18.00
19/10/2026|York Steel|60|27.00`
    const refused = readBad(text)
    expect(refused.questions[0]?.options.map(({ value }) => value)).toEqual(['Sales', 'Materials'])
    const amounts = (sheet: string) =>
      readGood(text, { sheet, amountSign: 'as_written' }).transactions.map(({ amount }) => amount)
    expect(amounts('Sales')).toEqual([6000, 21_000])
    expect(amounts('Materials')).toEqual([1800, 2700])
  })

  test('that say themselves that they are no payments are left out with a doubt', () => {
    const text = `${sales}
Mileage|||
Date|Journey|Miles|Amount claimed
17/10/2026|Leeds|40|18.00
19/10/2026|York|60|27.00`
    const read = readGood(text)
    expect(read.transactions.map(({ amount }) => amount)).toEqual([6000, 21_000])
    expect(codesOf(read)).toContain('tables_left_out')
  })

  test('are asked about where what would be left out is the longer one', () => {
    const long = Array.from({ length: 4 }, (_, at) => `2${at}/10/2026|Sale ${at}||1${at}.50`)
    const refused = readBad(`${statement}\nDate|Card sales||Amount\n${long.join('\n')}`)
    expect(refused.code).toBe('choose_sheet')
    expect(refused.questions[0]?.options).toHaveLength(2)
  })
})
