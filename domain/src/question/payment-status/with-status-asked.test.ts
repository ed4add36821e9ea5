// The call that a question of one name comes to, by its tense, as of 20 November 2026. Northwind
// Hotels pays, Adobe and Screwfix are paid.
import { expect, test } from 'vitest'
import { changeOf, planned } from '../../testing/question-books.ts'

test.each([
  // To come, and not the past.
  ['when should Northwind’s money arrive', 'upcoming in Northwind Hotels 2026-11-21/2027-02-19'],
  ['what do we still expect from Northwind', 'upcoming in Northwind Hotels 2026-11-21/2026-12-20'],
  // "This week" ends on the 22nd.
  [
    'anything coming in from Northwind this week',
    'upcoming in Northwind Hotels 2026-11-21/2026-11-22',
  ],
  ['is Screwfix still to be paid', 'invoices out Screwfix'],
  // Whether it has gone, and not all that was ever paid.
  ['has Screwfix taken its money yet', 'payment_when out Screwfix 2025-05-01/2026-11-20'],
  [
    'has Northwind’s instalment come through',
    'payment_when in Northwind Hotels 2025-05-01/2026-11-20',
  ],
  ['did Screwfix get their money', 'payment_when out Screwfix 2025-05-01/2026-11-20'],
  // A December that is about to begin is no December of a year ago.
  ['have we paid December’s rent', 'upcoming out Rent and service charge 2026-12-01/2026-12-31'],
  [
    'has the landlord had his rent for December',
    'upcoming out Rent and service charge 2026-12-01/2026-12-31',
  ],
  ['is Northwind paid up for November', 'payment_when in Northwind Hotels 2026-11-01/2026-11-20'],
  ['when was Screwfix meant to be paid', 'late Screwfix'],
  ['which bills should have gone out by now', 'invoices out'],
  ['what should have come in by now', 'late in'],
  ['did we pay October’s rent', 'flow_total out Rent and service charge 2026-10-01/2026-10-31'],
  // What was is of the past.
  ['how much have we paid Screwfix', 'flow_total out Screwfix 2025-05-01/2026-11-20'],
  ['when did Northwind last pay us', 'payment_when in Northwind Hotels 2025-05-01/2026-11-20'],
  ['when do I need to have Screwfix’s money ready', 'upcoming out Screwfix 2026-11-21/2027-02-19'],
  ['is there a Screwfix bill waiting', 'invoices out Screwfix'],
  ['how much do Screwfix want off us', 'invoices out Screwfix'],
  ['is our Adobe direct debit due soon', 'upcoming out Adobe 2026-11-21/2026-12-20'],
  ['how many invoices has Northwind not paid', 'invoices in Northwind Hotels'],
  // Of nobody in particular.
  ['is everybody up to date with their payments', 'late in'],
  ['have we forgotten to pay anyone', 'invoices out'],
  ['who’s still to pay me', 'invoices in'],
  ['is anyone behind on their instalments', 'late in'],
  ['who’s late and by how long', 'late in'],
  ['what invoices go overdue next week', 'invoices in 2026-11-23/2026-11-29'],
  // A month in the present tense is the one to come.
  [
    'what goes out in December other than wages',
    'upcoming out -Wages and salaries (net) 2026-12-01/2026-12-31',
  ],
  ['what brings us money in January', 'forecast_total in 2027-01-01/2027-01-31'],
  ['what lifts the balance in January', 'upcoming in 2027-01-01/2027-01-31'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('what is left once payments have gone is no rest of what came in', () => {
  const left = { tool: 'forecast_after', about: ['Adobe', 'Rent and service charge'] }
  expect(changeOf('what happens to our balance after Adobe and the rent go out')).toMatchObject(
    left,
  )
  expect(changeOf('after the rent’s gone out what have we got')).toMatchObject({
    tool: 'forecast_after',
    about: ['Rent and service charge'],
  })
})

test('regular payments that are due are no bills beside them', () => {
  expect(changeOf('which of our regular payments are due before Christmas')).toMatchObject({
    tool: 'upcoming',
    side: 'out',
    regularOnly: true,
    period: { from: '2026-11-21', to: '2026-12-24' },
  })
  expect(changeOf('which payments are due before Christmas')).not.toHaveProperty('regularOnly')
})

test('all of their money is in, or not: yes or no is wanted of it', () => {
  const latest = { tool: 'payment_when', about: ['Northwind Hotels'], whether: true }
  expect(changeOf('has all of Northwind’s money come in')).toMatchObject(latest)
  expect(changeOf('Northwind - have they paid')).toMatchObject(latest)
})

test('words that are not of a payment stop the answer', () => {
  expect(planned('has the Screwfix trampoline gone out yet')).toContain('clarify')
  expect(planned('is the Screwfix share still to come')).not.toContain('upcoming')
})
