// The accounts of loans run to the penny and are no bank's: what raises them is interest, and
// nothing but payments lowers them. Savings, and accounts that are charged, stay what they are.
import { describe, expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

describe('a loan', () => {
  test.each([
    [
      'in one column, as a card is printed',
      `Date|Details|Amount|Balance
01/09/2026|Interest|212.40|85212.40
03/09/2026|Payment - thank you|-640.00|84572.40
01/10/2026|Interest|210.80|84783.20
03/10/2026|Payment - thank you|-640.00|84143.20`,
    ],
    [
      'in debits and credits, as a ledger is printed',
      `Date|Description|Debit|Credit|Balance
01/10/2026|Balance brought forward|||18500.00
03/10/2026|Direct debit received||450.00|18050.00
31/10/2026|Interest charged|92.41||18142.41
15/11/2026|Late fee|12.00||18154.41`,
    ],
    [
      'that was drawn and is charged without the word interest',
      `Date|Narrative|Amount|Balance
01/10/2026|Advance|5000.00|5000.00
05/10/2026|Instalment|-450.00|4550.00
31/10/2026|Charge|45.50|4595.50
05/11/2026|Instalment|-450.00|4145.50`,
    ],
    [
      'with the newest row first, whose title names it',
      `Loan account 77
Date|Details|Amount|Balance
30/10/2026|BACS Kestrel|-450.00|9608.33
28/10/2026|Interest|58.33|10058.33
05/10/2026|BACS Kestrel|-450.00|10000.00`,
    ],
    [
      'whose amounts have no sign',
      `Date|Details|Amount|Balance
01/09/2026|Interest|212.40|85212.40
03/09/2026|Payment|640.00|84572.40
01/10/2026|Interest|210.80|84783.20`,
    ],
    [
      'by its columns of interest and capital',
      `No|Date|Rental|Interest|Capital|Balance
1|13/06/2026|312.40|62.10|250.30|11749.70
2|13/07/2026|312.40|60.80|251.60|11498.10`,
    ],
  ])('%s is refused', (_, text) => {
    const refused = readBad(text)
    expect(refused).toMatchObject({ code: 'no_transactions', questions: [] })
    expect(refused.message).toMatch(/looks like a loan, whose balance is what you owe/)
  })

  test.each([
    [
      'savings that earn interest',
      `Date|Details|Amount|Balance
01/10/2026|Interest paid|12.40|1012.40
13/10/2026|Payment|-200.00|812.40
31/10/2026|Interest paid|10.10|822.50`,
      [1240, -20_000, 1010],
    ],
    [
      'savings that pay somebody',
      `Date|Details|Amount|Balance
01/10/2026|Interest|12.40|1012.40
13/10/2026|Payment to Aviva|-200.00|812.40
31/10/2026|Interest|10.10|822.50`,
      [1240, -20_000, 1010],
    ],
    [
      'an account that is charged interest',
      `Date|Details|Amount|Balance
01/10/2026|Interest charged|-12.40|987.60
13/10/2026|Payment|200.00|1187.60
31/10/2026|Interest charged|-10.10|1177.50`,
      [-1240, 20_000, -1010],
    ],
  ])('is not seen in %s', (_, text, amounts) => {
    expect(readGood(text).transactions.map(({ amount }) => amount)).toEqual(amounts)
  })
})
