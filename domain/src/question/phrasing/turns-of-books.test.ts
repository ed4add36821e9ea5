// Bookkeepers' words for what has a plainer one, as of 20 November 2026.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

test.each([
  [
    'Aggregate PAYE and NIC remitted to HMRC, calendar year 2026 to date, with the number of remittances.',
    'flow_total out PAYE and National Insurance+HMRC VAT 2026-01-01/2026-11-20',
  ],
  ['what was our VAT liability paid in July', 'flow_total out VAT payment 2026-07-01/2026-07-31'],
  ['Please confirm VAT paid across to HMRC in July', 'flow_total out'],
  [
    'VAT paid over to HMRC during the accounting period 1 September 2025 to 31 August 2026?',
    'flow_total out',
  ],
  [
    "leaving HMRC aside, what's the biggest single payment that's gone out since 1 April?",
    'top out -HMRC VAT 2026-04-01/2026-11-20',
  ],
  // A tax that is named is that one alone.
  ['How much CIS tax have we paid this year?', 'flow_total out CIS paid to HMRC 2026'],
  ['how much VAT tax did we pay this year', 'flow_total out VAT payment 2026'],
  ['what did business rates tax cost us this year', 'flow_total out Business rates 2026'],
  ['how much corporation tax have we paid this year', 'flow_total out Corporation tax 2026'],
  ['how much PAYE tax have we paid this year', 'flow_total out PAYE and National Insurance 2026'],
  ['what did we pay in VAT and tax this year', 'flow_total out VAT payment+Taxes 2026'],
  ['when is our VAT tax due', 'tax_due'],
  // What they call their own firm is nobody who pays or is paid.
  ['How much have I put into the nursery?', "flow_total in Director's loan in+Share capital"],
  ['How much have I had back from the garage since March?', "Director's loan repaid 2026-03-01"],
  ['How much has the company paid me back?', "Director's loan repaid 2025-05-01/2026-11-20"],
  [
    'Leaving my salary aside, how much have I put into the nursery and how much have I had back?',
    "then flow_total out Director's loan repaid 2025-05-01/2026-11-20",
  ],
  ["If no more money came in, how long would what's in the bank last?", 'runway'],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toContain(plan)
})

test('two words for one category are no two things, and what follows narrows it', () => {
  const { plan } = interpreted('PAYE and NIC paid to HMRC in 2026')
  expect(plan).toMatchObject({ call: { args: { subjects: [{ code: 'paye_ni' }, {}] } } })
  expect(plan).not.toHaveProperty('call.args.any')
})

test('what the business owes as a whole is in no bank', () => {
  expect(planned('what are our liabilities')).toBe('unavailable assets')
})
