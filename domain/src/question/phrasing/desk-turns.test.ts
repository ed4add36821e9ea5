// What a bookkeeper or an owner writes at a desk, as of 20 November 2026.
import { expect, test } from 'vitest'
import { changeOf, interpreted, planned } from '../../testing/question-books.ts'

const year = '2025-11-01/2026-10-31'

test.each([
  ['What did Adobe take from our account in the year ending 31 October 2026?', `Adobe ${year}`],
  [
    'What has Adobe drawn from the business account in the year to 31 October 2026?',
    `Adobe ${year}`,
  ],
  ['How much did the charity spend at Screwfix in October?', 'Screwfix 2026-10-01/2026-10-31'],
  ['What has the pub laid out on fuel since 1 July 2026?', 'Fuel 2026-07-01/2026-11-20'],
  [
    'How much left the business in wages during September 2026?',
    'salaries (net) 2026-09-01/2026-09-30',
  ],
  ['State the total paid to Adobe for the month of October', 'Adobe 2026-10-01/2026-10-31'],
  ['I should be grateful for the total paid to Adobe in October', 'Adobe 2026-10-01/2026-10-31'],
  ['Kindly quantify our spending on fuel in October', 'Fuel 2026-10-01/2026-10-31'],
  ['What figure did advertising reach in October?', 'Advertising 2026-10-01/2026-10-31'],
  [
    'What did Adobe cost the partnership in the half-year from January to June 2026?',
    'Adobe 2026-01-01/2026-06-30',
  ],
  [
    'What was spent with Screwfix from the start of May until the end of August?',
    'Screwfix 2026-05-01/2026-08-31',
  ],
  [
    'What did we pay Adobe in the fortnight beginning 5 October 2026?',
    'Adobe 2026-10-05/2026-10-18',
  ],
  ['What did Adobe charge in the quarter commencing 1 July 2026?', 'Adobe 2026-07-01/2026-09-30'],
  ['wages for oct, the 3 of them', 'salaries (net) 2026-10-01/2026-10-31'],
])('“%s” is money out: %s', (question, plan) => {
  expect(planned(question)).toContain(`flow_total out`)
  expect(planned(question)).toContain(plan)
})

test.each([
  [
    'What did Etsy yield in the three months ended 31 August 2026?',
    'flow_total in Etsy 2026-06-01/2026-08-31',
  ],
  ['What remittances came from Northwind in October?', 'list_payments in Northwind Hotels'],
  ['When did Northwind Hotels last settle an invoice with us?', 'payment_when in Northwind Hotels'],
  ['What refunds did we receive from suppliers in 2026?', 'flow_total in Supplier refunds'],
  ['What share of our income does Stripe account for this year?', 'share in Stripe'],
  ['On average, how much does each Adobe invoice come to?', 'average out Adobe'],
  ['Which payments left the account on 1 October 2026?', 'list_payments out 2026-10-01/2026-10-01'],
  ['What payments did we receive on 2 October 2026?', 'list_payments in 2026-10-02/2026-10-02'],
  [
    'On what dates were wages paid in the last three months?',
    'list_payments out Wages and salaries',
  ],
  ['In how many months of the past year did payments exceed receipts?', 'short_months'],
  [
    'What was our surplus of receipts over payments in October 2026?',
    'net_flow 2026-10-01/2026-10-31',
  ],
  ['Did a payment to Adobe get returned in October 2026?', 'money_back'],
  ['Was an Adobe direct debit bounced in October?', 'money_back'],
  ['What do our regular monthly commitments amount to?', 'recurring_cost'],
  ['Which transactions have not yet been categorised?', 'uncategorised'],
  ['How many accounts do we hold, and with what balances?', 'account_balances'],
  ['From what date do the records run?', 'data_freshness'],
  ['How much do we hold in the reserve account at present?', 'cash_balance'],
  ['Until when will our money last if nothing further comes in?', 'runway'],
  ['How many days late does Tidewater usually pay?', 'payer_delays'],
  ['How much should be set aside for VAT as at today?', 'tax_set_aside'],
  ['What must be paid between now and Christmas?', 'upcoming out'],
  ['How much remains to be paid this month?', 'upcoming out'],
  [
    'Please list the payments due in the fortnight beginning 30 November.',
    'upcoming 2026-11-30/2026-12-13',
  ],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toContain(plan)
})

test('a balance on a day that is named first, or as a year’s end', () => {
  const day = (question: string) => changeOf(question)
  expect(day('At the close of October, how much was in the main account?')).toMatchObject({
    tool: 'cash_balance',
    day: '2026-10-31',
    account: 'main',
  })
  expect(day('How much cash did the business have at the year end, 31 March 2026?')).toMatchObject({
    tool: 'cash_balance',
    day: '2026-03-31',
  })
  expect(day('What was the lowest the reserve account fell to this year?')).toMatchObject({
    tool: 'extreme',
    account: 'reserve',
    least: true,
  })
  expect(day('What will remain in the bank after the wages at the end of December?')).toMatchObject(
    { tool: 'forecast_after', period: { from: '2026-12-01' } },
  )
})

test('the VAT of a quarter is that of its return, and the quarter after is the next', () => {
  const quarter = 'What is the VAT for the quarter ending 30 November 2026?'
  const args = (...prompts: string[]) => {
    const { plan } = interpreted(...prompts)
    return plan.kind === 'call' ? plan.call : plan
  }
  expect(args(quarter)).toMatchObject({
    tool: 'tax_due',
    args: { kind: 'vat', isOfReturn: true, period: { from: '2026-09-01', to: '2026-11-30' } },
  })
  expect(args(quarter, 'and the quarter after')).toMatchObject({
    tool: 'tax_due',
    args: { isOfReturn: true, period: { from: '2026-12-01', to: '2027-02-28' } },
  })
  expect(args('By when must the VAT for the quarter to 30 November be paid?')).toMatchObject({
    args: { isOfReturn: true },
  })
  expect(args('On what date does the PAYE for November have to reach HMRC?')).toMatchObject({
    args: { kind: 'paye', isOfReturn: true, period: { from: '2026-11-01' } },
  })
  // What leaves within a quarter is another return's.
  expect(planned('What VAT was paid in the quarter ended 31 August 2026?')).toContain(
    'flow_total out VAT payment 2026-06-01/2026-08-31',
  )
})

test('a month that is named in the present tense is the one to come where that is nearer', () => {
  expect(planned('How much are wages in December?')).toContain('2026-12-01/2026-12-31')
  expect(planned('What is the rent in January?')).toContain('2027-01-01/2027-01-31')
  expect(planned('How much VAT do we pay in January?')).toContain('2027-01-01/2027-01-31')
  expect(planned('How much was rent in December?')).toContain('2025-12-01/2025-12-31')
  expect(planned('How much is rent in July?')).toContain('2026-07-01/2026-07-31')
})

test('what went to HMRC in the last three months is no return, though they are a quarter long', () => {
  expect(planned('what did HMRC VAT cost in the last three months')).toBe(
    'flow_total out HMRC VAT 2026-08-01/2026-10-31',
  )
})
