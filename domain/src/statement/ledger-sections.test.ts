// Ledgers that print their accounts one under the other.
import { describe, expect, test } from 'vitest'
import { readAny, readBad, readGood, shortly } from '../testing/statement-grid.ts'

const bank = `02/10/2026|A Cole|50.00|
05/10/2026|Rent||30.00
09/10/2026|B Finch|20.00|`
const bankRead = ['2026-10-02 5000 A Cole', '2026-10-05 -3000 Rent', '2026-10-09 2000 B Finch']

const named = `General Ledger
Date|Details|Debit|Credit
Business Bank Account
${bank}
Total Business Bank Account||70.00|30.00
Sales
02/10/2026|A Cole||50.00
09/10/2026|B Finch||20.00
Total Sales|||70.00
Bank Charges and Interest
05/10/2026|Rent|30.00|
Total Bank Charges and Interest||30.00|`

const coded = `Nominal Activity
Date|Details|Debit|Credit
N/C: 1200|Name:|Bank Current Account
${bank}
N/C: 4000|Name:|Sales
02/10/2026|A Cole||50.00
09/10/2026|B Finch||20.00
N/C: 7100|Name:|Rent
05/10/2026|Rent|30.00|`

describe.each([
  ['between names and totals', named, 'Business Bank Account'],
  ['below codes', coded, 'Bank Current Account'],
])('a ledger with its accounts %s', (_, text, account) => {
  test('asks for the account of the bank, the likely one first', () => {
    const [question] = readBad(text).questions
    expect(question).toMatchObject({ code: 'sheet' })
    expect(question?.options[0]?.value).toBe(account)
    expect(question?.options).toHaveLength(3)
  })

  test('is read by the account and the side that were chosen', () => {
    expect(readBad(text, { sheet: account })).toMatchObject({ code: 'ambiguous_sign' })
    const read = readGood(text, { sheet: account, amountSign: 'inverted' })
    expect(shortly(read)).toEqual(bankRead)
  })
})

test('types of payment settle the side of the account that was chosen', () => {
  const text = `Nominal Activity
Date|Type|Details|Debit|Credit
N/C: 1200|Name:|Bank Current Account
02/10/2026|BR|A Cole|50.00|
05/10/2026|BP|Rent||30.00
N/C: 7100|Name:|Rent
05/10/2026|BP|Rent|30.00|`
  const read = readGood(text, { sheet: 'Bank Current Account' })
  expect(read.transactions.map(({ amount }) => amount)).toEqual([5000, -3000])
})

test('a ledger of nothing but accounts that hold money is read whole', () => {
  const text = `General Ledger
Date|Details|Debit|Credit
Current Account
${bank}
Total Current Account||70.00|30.00
Petty Cash
07/10/2026|Stamps||3.00
08/10/2026|Float|10.00|
Total Petty Cash||10.00|3.00`
  const read = readGood(text, { amountSign: 'inverted' })
  expect(read.transactions.map(({ account, amount }) => `${account} ${amount}`).sort()).toEqual([
    'Current Account -3000',
    'Current Account 2000',
    'Current Account 5000',
    'Petty Cash -300',
    'Petty Cash 1000',
  ])
})

test('totals of months begin no accounts', () => {
  const result = readAny(`General Ledger
Date|Details|Debit|Credit|Balance
September 2026
10/09/2026|A Cole|50.00||150.00
12/09/2026|Jewson||20.00|130.00
Total September 2026||50.00|20.00|
October 2026
10/10/2026|B Finch|50.00||180.00
12/10/2026|Rent||30.00|150.00
Total October 2026||50.00|30.00|`)
  expect(result).toMatchObject({ kind: 'read' })
  expect(result.kind === 'read' && result.transactions.map(({ amount }) => amount)).toEqual([
    5000, -2000, 5000, -3000,
  ])
})

test('a report of profit and loss has no bank account to choose', () => {
  const refused = readBad(`Kestrel Joinery Ltd
Profit and Loss Detail
Date|Transaction type|Name|Split|Amount|Balance
Sales
13/10/2026|Invoice|Marlow|Debtors|1200.00|1200.00
14/10/2026|Invoice|Quay|Debtors|640.00|1840.00
Total for Sales||||1840.00|
Materials
13/10/2026|Expense|Jewson|Current|342.50|342.50
14/10/2026|Expense|Howdens|Current|88.10|430.60
Total for Materials||||430.60|`)
  expect(refused).toMatchObject({ code: 'no_transactions', questions: [] })
  expect(refused.message).toMatch(/report of profit and loss/)
})
