// Names that are also words: of months and numbers, of people with several payee names, of a trade.
import { expect, test } from 'vitest'
import { plannedAwkward } from '../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const april = 'April Sinclair Wages'
const salary = 'S Okafor Directors Salary'
const dividend = 'S Okafor Dividend'

test.each([
  ['What do I pay April each month?', `series out ${april} 2025-11-01/2026-10-31`],
  ['How much does April earn in April?', `flow_total out ${april} 2026-04-01/2026-04-30`],
  ['What did we pay April in October', `flow_total out ${april} ${october}`],
  ["April's wages in October", `flow_total out ${april} ${october}`],
  ['What did we pay in April', 'flow_total out 2026-04-01/2026-04-30'],
  ['What did we pay April?', 'clarify names'],
  ['Three bill in October', `flow_total out Three ${october}`],
  ['how much did we pay three in october', `flow_total out Three ${october}`],
  ['EE and Three in October', `flow_total out EE+Three ${october}`],
  ['the three biggest payments in October', `top out ${october}`],
  ['what did we spend in the last three months', 'flow_total out 2026-08-01/2026-10-31'],
  ['Next Directory spend in October', `flow_total out Next Directory ${october}`],
  ['how much has S Okafor had in October', `flow_total out S Okafor ${october}`],
  ['S Okafor, salary and dividends, in October', `flow_total out ${salary}+${dividend} ${october}`],
  ["Okafor's salary in October", `flow_total out ${salary} ${october}`],
  ['S Okafor dividends in October', `flow_total out ${dividend} ${october}`],
  ['the water bill in October', `flow_total out South East Water ${october}`],
  ['how much gas did we pay for in October', `flow_total out British Gas ${october}`],
  ['gas and water in October', `flow_total out British Gas+South East Water ${october}`],
  ['gas vs water in October', `compare_subjects out British Gas ${october} vs South East Water`],
  ['the water people in October', `flow_total out South East Water ${october}`],
  ['train fares in October', `flow_total out Trainline ${october}`],
  ['what has Sam Okafor had in October', `flow_total out S Okafor ${october}`],
  ['Harbour Estates rent in October', `flow_total out Harbour Estates Rent ${october}`],
  ['what have we paid More Than in October', `flow_total out More Than Insurance ${october}`],
  ['More Than premiums in October', `flow_total out More Than Insurance+Insurance ${october}`],
  ['total drawn out by S Okafor in October', `flow_total out S Okafor ${october}`],
  ['Three in October', `flow_total out Three ${october}`],
  ['Three, total since I joined them', 'flow_total out Three 2025-05-01/2026-11-20'],
  ['three payments in October', 'clarify shape'],
  ['hotels in October', `flow_total out Premier Inn ${october}`],
])('“%s” is %s', (question, expected) => {
  expect(plannedAwkward(question)).toBe(expected)
})
