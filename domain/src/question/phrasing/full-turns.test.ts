// Full sentences as people write them, and those like them that mean something else.
import { expect, test } from 'vitest'
import { withPlainSentences } from './full-turns.ts'

test.each([
  [
    'Which of our subscriptions costs us the most each month?',
    'who did we pay the most on software subscriptions?',
  ],
  ['Which one of our insurances is the most expensive?', 'who did we pay the most on insurance?'],
  ['How much money is tied up in the savings account?', 'how much is in the savings account?'],
  [
    'What large payments are coming up in the next six weeks?',
    'largest payments due out in the next six weeks?',
  ],
  ['Any big bills due this month?', 'largest payments due out this month?'],
  ['Were we better off at the end of October than at the start?', 'did our cash rise in October?'],
  [
    'Did we end last month with more cash than we started it with?',
    'did our cash rise in last month?',
  ],
  ['Which supplier has put its prices up the most?', 'have prices gone up?'],
  [
    'How many days does Alder and Finch take to pay on average?',
    'How many days does Alder and Finch take to pay?',
  ],
  ['Does Northwind pay on time?', 'does Northwind pay late?'],
  ['Did Kestrel pay us on time last month?', 'Did Kestrel pay us late last month?'],
  ['Is the Saltmarsh project definitely going ahead?', 'is the Saltmarsh project won?'],
  [
    'How much is our next VAT bill and when will it be taken?',
    'How much is our next VAT bill and when is it due?',
  ],
  ['Which staff did we pay in October and how much each?', 'break down wages by payee in October?'],
  [
    'What did we pay in bank and card fees this year?',
    'What did we pay in bank charges and card fees this year?',
  ],
  ['Are we spending more than we take?', 'is more going out than coming in?'],
  ['What would winning the council bid do to our cash?', 'what if we win the council bid?'],
  ['Did we get a refund from anyone in October?', 'who gave us refunds in October?'],
  ['How much does the average customer pay us?', 'How much does each customer on average pay us?'],
  ['that dermalogica bill, we paid it yet', 'have we paid the dermalogica bill yet'],
  ['corp tax when n how much roughly', 'when is the next corp tax payment due and how much'],
  ['anything we should’ve paid a supplier by now', 'which bills are overdue'],
  ['anything going out on the 1st of December', 'what is due out on the 1st of December'],
  [
    'Leaving VAT aside, how much have we paid HMRC since April?',
    'how much have we paid HMRC since April leaving out VAT?',
  ],
  [
    'How much did we pay Apex this month, and had we ever paid them before?',
    'How much did we pay Apex this month and when did we first pay them since records began?',
  ],
  [
    'paye for dec how much, n what have we paid since april',
    'paye for dec how much and how much paye did we pay since april',
  ],
  ['oct v oct', 'oct compared with oct last year'],
  ['Northwind not paid yet', 'is Northwind still unpaid'],
  ['How much is rent?', 'how much is the rent?'],
  ['Print costs gone mad', 'the print costs gone mad'],
])('%s', (written, meant) => {
  expect(withPlainSentences(written)).toBe(meant)
})

test.each([
  'How much money is tied up in stock?',
  'Which of our customers is the largest?',
  'Is the rent going ahead?',
  'How sure is the bank about us?',
  'Leaving my salary aside, how much have I put in?',
  'oct v nov',
  'how much have we billed that is not paid yet',
])('%s stays as it is', (written) => {
  expect(withPlainSentences(written)).toBe(written)
})
