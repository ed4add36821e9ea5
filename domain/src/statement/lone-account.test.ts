// A ledger of one account that is no bank's is refused, or doubted where its name may be a bank's.
import { expect, test } from 'vitest'
import { codesOf, readBad, readGood } from '../testing/statement-grid.ts'

const ledger = (name: string) => `Account Transactions
Date|Source|Description|Debit|Credit|Running Balance
${name}
13/10/2026|Spend Money|A Cole|450.00||450.00
14/10/2026|Manual Journal|Laptop||900.00|-450.00
28/10/2026|Spend Money|A Cole|300.00||-150.00
Total ${name}|||750.00|900.00|-150.00`

test.each(['Directors’ Loan Account', 'Sales', 'Materials purchased'])('%s is refused', (name) => {
  const refused = readBad(ledger(name))
  expect(refused).toMatchObject({ code: 'no_transactions', questions: [] })
  expect(refused.message).toBe(
    `This is the account '${name}' of your books, not a bank account. Export the transactions of your bank account.`,
  )
})

test('a name that may be that of a bank is doubted, and a bank’s is not', () => {
  const doubts = (name: string) =>
    readGood(ledger(name).replaceAll('Spend Money', 'Receive Money')).assumptions.filter(
      ({ code, message }) => code === 'unproved' || /may be no bank account/.test(message),
    )
  expect(doubts('Kestrel pot')[0]?.message).toMatch(/account ‘Kestrel pot’ of your books/)
  expect(doubts('Business Current Account')).toEqual([])
})

test('those whom a firm pays under the scheme for subcontractors are paid', () => {
  const read = readGood(`Date paid|Subcontractor|Gross|CIS deducted|Net paid
13/10/2026|B Osei|1200.00|200.00|1000.00
14/10/2026|C Shaw|800.00|160.00|640.00`)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-100_000, -64_000])
  expect(codesOf(read)).toContain('one_sided')
})
