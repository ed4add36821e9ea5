// Questions about the weeks to come in an owner's words: each week, the larger of two, after a day,
// before or after a feast, whether a bill's money is there.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../testing/question-books.ts'

const argsOf = (...prompts: string[]) => {
  const { plan } = interpreted(...prompts)
  return plan.kind === 'call' ? plan.call : plan
}

test.each([
  ['money expected per week', 'in', 'week', '2026-11-21', '2027-02-19'],
  ['what’s coming in week by week', 'in', 'week', '2026-11-21', '2027-02-19'],
  ['what will come in each week until christmas', 'in', 'week', '2026-11-21', '2026-12-25'],
  [
    'how much goes out each week till the end of january',
    'out',
    'week',
    '2026-11-21',
    '2027-01-31',
  ],
  [
    'how much do we expect to come in each month until March',
    'in',
    'month',
    '2026-11-21',
    '2027-03-31',
  ],
])('“%s” wants each of them', (prompt, measure, interval, from, to) => {
  expect(argsOf(prompt)).toMatchObject({
    tool: 'forecast_peak',
    args: { measure, interval, each: true, period: { from, to } },
  })
})

test.each([
  ['what came in each week in october', 'series in'],
  ['how much do we spend each month', 'average out'],
  ['what do we pay each week', 'average out'],
])('“%s” is of the past', (prompt, plan) => {
  expect(planned(prompt)).toContain(plan)
})

test.each([
  [
    'Which is the larger payment in January, the VAT or the payroll, and on which days do they fall?',
    'tax_due',
    'upcoming',
    'higher',
  ],
  ['which is bigger in January the rent or the VAT', 'upcoming', 'tax_due', 'higher'],
  ['which is the smaller next month, rent or the wages', 'upcoming', 'upcoming', 'lower'],
])('“%s” sets two to come side by side', (prompt, first, second, asks) => {
  expect(argsOf(prompt)).toMatchObject({
    tool: 'two_answers',
    args: { first: { tool: first }, second: { tool: second }, asks },
  })
})

test.each([
  ['who’s due to pay us after 25 December', 'upcoming in 2026-12-26/2027-02-19'],
  ['which customers owe us money after 25 December', 'upcoming in 2026-12-26/2027-02-19'],
  [
    'Which payments for rent fall due after 25 December?',
    'upcoming out Rent and service charge 2026-12-26/2027-02-19',
  ],
  ['what bills fall due after december', 'upcoming out 2027-01-01/2027-02-19'],
  ['what is due from 26 December on', 'upcoming 2026-12-26/2027-02-19'],
])('“%s” has no end', (prompt, plan) => {
  expect(planned(prompt)).toContain(plan)
})

const wages = 'Wages and salaries (net)'
test.each([
  ['wages coming out b4 xmas or after?', `upcoming out ${wages}`],
  ['does the rent go before or after christmas', 'upcoming out Rent and service charge'],
  ['will the VAT money be there', 'forecast_cover VAT payment'],
  ['will the wages clear on the 28th', `forecast_cover ${wages}`],
  ['how much are the wages at christmas', `upcoming out ${wages} 2026-12-01/2026-12-31`],
  ['how much do we need to get through january', 'upcoming out 2027-01-01/2027-01-31'],
  ['what day does the rent come out in january', 'upcoming out Rent and service charge 2027-01'],
  ['how tight is January', 'forecast_low'],
  ['worst week between now and April', 'forecast_low'],
  ['when we gonna be most skint', 'forecast_low'],
  ['when are we most short of cash', 'forecast_low'],
  ['can we get to the end of feb without running out', 'forecast_low'],
  ['will we be up or down by easter', 'forecast_balance'],
  ['how are we looking for the next few weeks', 'forecast_summary'],
  ['any bills sat waiting to be paid', 'invoices out'],
  ['anything going out on monday', 'upcoming out 2026-11-23/2026-11-23'],
  ['whats our biggest bill in january', 'upcoming out 2027-01-01/2027-01-31'],
  ['what are the big payments before christmas', 'upcoming out 2026-11-21/2026-12-24'],
  ['when might we need the overdraft', 'run_out'],
  ['how long before we need more money', 'run_out'],
  ['will we have the wages money before the 28th', `forecast_cover ${wages}`],
  ['is december going to be a good month', 'forecast_total net 2026-12-01/2026-12-31'],
  ['are we going to have enough for christmas', 'forecast_balance'],
  ['will there be anything left after the january bills', 'forecast_balance'],
  ['if everyone pays on time where will we be at the end of january', 'forecast_balance'],
  ['is Northwind likely to pay on time', 'payer_delays Northwind Hotels'],
  ['how much corporation tax are we on the hook for', 'tax_due'],
])('“%s” is read', (prompt, plan) => {
  expect(planned(prompt)).toContain(plan)
})

test.each([
  ['what was our biggest bill in january', 'top out 2026-01-01/2026-01-31'],
  ['what was the balance on 31 december if everyone pays on time', 'clarify'],
])('“%s” is of the past, or asked back', (prompt, plan) => {
  expect(planned(prompt)).toContain(plan)
})

test.each(['y', 'y is that', 'why', 'and y?'])('“%s” after a low asks why', (prompt) => {
  expect(planned('when will cash be lowest', prompt)).toBe('forecast_low')
})

test.each([
  'which bills could I delay',
  'which payments could wait till february',
  'what could we hold back on to get through january',
])('“%s” is given what is due, with a word on waiting', (prompt) => {
  const { plan } = interpreted(prompt)
  expect(plan).toMatchObject({ kind: 'call', call: { tool: 'upcoming', args: { side: 'out' } } })
  expect(plan.kind === 'call' && plan.assumptions.join()).toContain('would wait')
})
