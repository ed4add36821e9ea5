// Everyday words for plain figures lead to the tool that has the figure.
import { expect, test } from 'vitest'
import { planned, planOf, withoutChoices } from '../../testing/question-books.ts'

const year = '2026-01-01/2026-11-20'

test.each([
  ['chuck me a list of everything over 5 grand going out before christmas', 'upcoming out'],
  ['when is the Harbour Estates lot taking their money in jan', 'upcoming out Harbour Estates'],
  ['whens the vat gotta be in by', 'tax_due'],
  ['when does the corp tax have to be paid by', 'tax_due'],
  ['what are we giving the taxman in january', 'tax_due'],
  ['is Northwind due to pay us soon?', 'upcoming in Northwind Hotels'],
  ['is anyone due to pay us soon', 'upcoming in'],
  ['do i need to chase anyone for money this week then?', 'invoices in'],
  ['any customers need a nudge', 'invoices in'],
  ['Please list the bills we’ve entered that remain unpaid, with due dates.', 'invoices out'],
  ['split fuel by garage for October', 'breakdown out Fuel 2026-10-01/2026-10-31'],
  ['how long would the money last us if not a penny more came in', 'runway'],
  ['what was our smallest month-end balance this year', `extreme`],
  ['what did we buy from Screwfix in October', 'list_payments out Screwfix 2026-10-01/2026-10-31'],
  ['Shell is down as advertising half the time, is it?', 'breakdown out Shell'],
  ['Just had Northwind on the phone saying they’ve paid everything, have they??', 'invoices in'],
  ['something is off with Adobe, did they stick it up again?', 'price_change out Adobe'],
  ['what did etsy.com pay in October', 'flow_total in Etsy 2026-10-01/2026-10-31'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toContain(expected)
})

test.each([
  [['what is going out next week', 'anything big in that?'], 'upcoming out'],
  [['how much insurance do we pay', 'what day does it go'], 'upcoming out'],
])('%j ends in %s', (prompts, expected) => {
  expect(planned(...prompts)).toContain(expected)
})

test('a list of payments says that it does not know what was bought', () => {
  const { plan } = withoutChoices(['what did we buy from Screwfix in October'])
  expect(plan.kind === 'call' && plan.assumptions).toContain(
    'Your bank data shows what was paid, not what was bought.',
  )
})

test('what is moved or sent is still declined', () => {
  expect(planned('send Adobe a payment of £200')).toMatch(/^declined/)
})

test.each([
  ['we bought something off Screwfix ages ago, when was it', 'payment_when out Screwfix'],
  [
    `Adobe never answer the phone!! how many payments to them this year`,
    `count_payments out Adobe ${year}`,
  ],
])('a statement is left out before the question on it: “%s”', (prompt, expected) => {
  const { plan } = withoutChoices([prompt])
  expect(planned(prompt)).toContain(expected)
  expect(plan.kind === 'call' && plan.assumptions.join()).toContain('I left out')
})

test('what a payee of the tax office is paid on average is no tax to come', () => {
  const plan = planOf('how much do we pay HMRC VAT on average per payment this year')
  expect(plan.kind === 'call' && plan.call).toMatchObject({
    tool: 'average',
    args: { side: 'out', per: 'payment' },
  })
})
