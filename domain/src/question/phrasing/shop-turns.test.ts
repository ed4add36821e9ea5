// What is shouted across a shop: the plain question that it means. The books' day is a Friday,
// 20 November 2026.
import { expect, test } from 'vitest'
import { planned, planOf } from '../../testing/question-books.ts'

test.each([
  ['hows our cash lookin for new year', 'forecast_balance'],
  ['how much do the tax people want and when', 'tax_due'],
  ['lowest itll get this year', 'forecast_low'],
  ['how far are we above the buffer at the worst point', 'forecast_low'],
  ['am i ok to pay myself 3k on friday', 'afford'],
  ['can i pay myself an extra 2k in december', 'afford'],
  ['if i buy a van for 12k in feb do we go skint', 'what_if out'],
  ['cut marketing by half from january does that help', 'what_if out Marketing'],
  ['how much slack have we got', 'safe_to_spend'],
  [
    'did we pay the rent twice in sept',
    'count_payments out Rent and service charge 2026-09-01/2026-09-30',
  ],
  [
    'has the november rent gone yet',
    'payment_when out Rent and service charge 2026-11-01/2026-11-20',
  ],
  ['why did october go over', 'variance net 2026-10-01/2026-10-31'],
  ['where was the october forecast wrong', 'variance net 2026-10-01/2026-10-31'],
  ['how much more will come in before the end of the year', 'upcoming in 2026-11-21/2026-12-31'],
  ['any invoices over a month old', 'invoices in'],
  ['anything overdue that we havent paid', 'invoices out'],
  ['what if we put 10k in ourselves in january', 'what_if in'],
  [
    'wots the biggest thing going out this month that hasnt gone yet',
    'upcoming out 2026-11-21/2026-11-30',
  ],
  ['how do we look at the end of feb compared to now', 'forecast_balance'],
  ['What VAT will we owe for the current VAT quarter?', 'tax_due 2026-11-20/2026-11-20'],
  ['How much VAT do we owe so far this quarter?', 'tax_set_aside'],
  ['how much would we need to borrow if Northwind left', 'what_if in Northwind Hotels'],
  [
    'would we still be above zero at the end of March if rent rose by 15%',
    'what_if out Rent and service charge',
  ],
  [
    'Of what we paid Adobe in 2026, how much was in the last quarter?',
    'flow_total out Adobe 2026-07-01/2026-09-30',
  ],
  [
    'what did we take on cards last month',
    'flow_total in Card and payment-platform payouts 2026-10-01/2026-10-31',
  ],
  ['which day do we take the most', 'by_weekday in Sales income 2025-11-01/2026-10-31'],
  ['who refunded us this year', 'breakdown in Supplier refunds 2026-01-01/2026-11-20'],
  ['who do we pay the most that isnt staff', 'top out -People 2025-11-01/2026-10-31'],
  ['which month did we make the most off Stripe', 'extreme in Stripe 2025-05-01/2026-11-20'],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})

test('“when could we afford” wants a day, “could we afford” yes or no', () => {
  const first = (question: string) => {
    const plan = planOf(question)
    return plan.kind === 'call' ? plan.call.args : plan
  }
  expect(first('when could we afford a £15,000 machine')).toMatchObject({ first: true })
  expect(first('how soon can we afford £15,000')).toMatchObject({ first: true })
  expect(first('could we afford a £15,000 machine')).not.toHaveProperty('first')
})

test.each([
  ['what came in on wednesday last week', 'flow_total in 2026-11-11/2026-11-11'],
  ['what went out friday of last week', 'flow_total out 2026-11-13/2026-11-13'],
  ['what is due out on tuesday next week', 'upcoming out 2026-11-24/2026-11-24'],
  ['what came in last wednesday', 'flow_total in 2026-11-18/2026-11-18'],
])('“%s”: a day of a named week', (question, plan) => {
  expect(planned(question)).toBe(plan)
})

test('money wasted is no payment for waste, and waste no leak', () => {
  expect(planned('what did we waste money on')).toBe('anomalies')
  expect(planned('where are we wasting money')).toBe('anomalies')
  expect(planned('what did waste cost us in june')).toBe(
    'flow_total out Cleaning and waste 2026-06-01/2026-06-30',
  )
})

test('words that are also names are not read as what they are not', () => {
  // Nobody called Slack is paid, and "print" isn't part of the landlord's name.
  expect(planned('do we still pay for slack')).toMatch(/^clarify/)
  expect(planned('remind me what we paid harbour print in sept')).toBe('clarify unused')
  // Doubles are looked for among payments out.
  expect(planned('did anyone pay us twice')).toBe('clarify shape')
})

test('after a share, another name has its share; of sales where it says sales', () => {
  const paid = 'how much did Northwind pay us this year'
  expect(planned(paid, 'what share of sales is that', 'and Tidewater')).toBe(
    'share in Tidewater Brewing Co 2026-01-01/2026-11-20',
  )
  expect(planned(paid, 'what share of sales is that', 'and Adobe')).not.toMatch(/^share/)
})
