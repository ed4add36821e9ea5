// Questions that take something for granted that is not so: days that don't exist, amounts that
// were never spent, details that no bank holds.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../testing/question-books.ts'

test.each([
  ['What did we spend on 31 February?', 'clarify no_day'],
  ['balance on the 31st of June', 'clarify no_day'],
  ['What did we spend on 29 February 2026?', 'clarify no_day'],
  ['balance on february 29th 2025', 'clarify no_day'],
  ['What did we spend on 31 January?', 'flow_total out 2026-01-31/2026-01-31'],
  ['What’s Northwind’s email address?', 'unavailable contact'],
  ['phone number for Screwfix', 'unavailable contact'],
  ['Why did we spend £9,000 on fuel in June?', 'flow_total out Fuel 2026-06-01/2026-06-30'],
  [
    'Why did takings fall to £2,000 in September?',
    'flow_total in Sales income 2026-09-01/2026-09-30',
  ],
  // What Etsy keeps for itself isn't part of what it paid out.
  ['Etsy fees in October', 'unavailable fees_within'],
  ['What did we pay Etsy in October?', 'flow_total out Etsy 2026-10-01/2026-10-31'],
  ['How much did customers pay in October?', 'breakdown in Sales income 2026-10-01/2026-10-31'],
  [
    'How much cash did we bank in October?',
    'flow_total in Cash and cheques banked 2026-10-01/2026-10-31',
  ],
  ['remind me what we paid Adobe in October', 'flow_total out Adobe 2026-10-01/2026-10-31'],
  ['remind me to pay the rent', 'declined action'],
  ['remind me when the balance drops below £5,000', 'declined action'],
  ['how much did I draw in October', 'flow_total out Dividends and drawings 2026-10-01/2026-10-31'],
  ['how much can I draw', 'safe_to_spend'],
  ['Staff lunches in October', 'flow_total out Accommodation and meals 2026-10-01/2026-10-31'],
  ['run me through September', 'summary 2026-09-01/2026-09-30'],
  ['give me the figures for August', 'summary 2026-08-01/2026-08-31'],
])('“%s” is %s', (question, expected) => {
  expect(planned(question)).toBe(expected)
})

test('an amount taken for granted is held against the books', () => {
  const { plan } = interpreted('Why was the Screwfix bill £10,000 in October?')
  expect(plan).toMatchObject({ call: { tool: 'flow_total', args: { claimed: 10_000_00 } } })
})

// What is believed not to have been paid is answered with what was.
test.each([
  [
    'northwind havnt paid this month have they',
    'flow_total in Northwind Hotels 2026-11-01/2026-11-20',
  ],
  [
    'northwind dont seem to have paid in october',
    'flow_total in Northwind Hotels 2026-10-01/2026-10-31',
  ],
  [
    'havnt had owt from northwind since june',
    'flow_total in Northwind Hotels 2026-06-01/2026-11-20',
  ],
  ['weve not paid adobe since august have we', 'flow_total out Adobe 2026-08-01/2026-11-20'],
  [
    'thought we didnt pay rent in september',
    'flow_total out Rent and service charge 2026-09-01/2026-09-30',
  ],
  ['never paid anything to screwfix?', 'flow_total out Screwfix 2025-05-01/2026-11-20'],
  [
    'northwind never paid us in september did they',
    'flow_total in Northwind Hotels 2026-09-01/2026-09-30',
  ],
  ['hasnt northwind paid yet this month', 'flow_total in Northwind Hotels 2026-11-01/2026-11-20'],
  ['thought we didnt use adobe in september', 'flow_total out Adobe 2026-09-01/2026-09-30'],
  ['has northwind never paid us', 'flow_total in Northwind Hotels 2025-05-01/2026-11-20'],
])('“%s” is %s', (question, expected) => {
  expect(planned(question)).toBe(expected)
})
