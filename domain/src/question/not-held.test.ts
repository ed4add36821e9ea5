// What no books of a bank hold is refused with figures of those that are named; what only sounds
// like it is answered.
import { expect, test } from 'vitest'
import { planned, withoutChoices } from '../testing/question-books.ts'

test.each([
  ['How many clean towels are left in the linen store?', 'stock'],
  ['how much vinyl have we got left', 'stock'],
  ['have we got any bleach left', 'stock'],
  ['How many students are enrolled on the January intake?', 'stock'],
  ['how many signs did we make in october', 'stock'],
  ['how many dogs did we do in october', 'stock'],
  ['who is cheapest per sheet for 5mm acrylic, Screwfix or Marlow?', 'stock'],
  ['Shell cost per litre', 'stock'],
  ['what do we charge per night for the cottage', 'stock'],
  ['is the cottage booked for new year', 'stock'],
  ['has Northwind ever complained about anything', 'records'],
  ['has anyone left us a bad review', 'records'],
  ['what time does Screwfix open', 'records'],
  ['who signed for the parcel', 'records'],
  ['what’s Northwind’s postcode', 'contact'],
  ['how much holiday has Leah got left', 'staff'],
  ['what did the lads do on tuesday', 'staff'],
])('“%s” is refused', (question, topic) => {
  expect(planned(question)).toBe(`unavailable ${topic}`)
})

test('those whom the question names are offered', () => {
  const { plan } = withoutChoices(['has Northwind ever complained about anything'])
  expect('choices' in plan && plan.choices?.map(({ label }) => label)).toEqual([
    'How much came in from Northwind Hotels?',
    'When did Northwind Hotels last pay us?',
  ])
})

test.each([
  ['how many payments did we make to Adobe in october', 'count_payments out Adobe'],
  ['how many weeks of cash have we got left', 'runway'],
  ['how much rent is left to pay this year', 'upcoming out Rent and service charge'],
  ['what is our rent per week', 'average out Rent and service charge'],
])('“%s” is in the books', (question, expected) => {
  expect(planned(question)).toContain(expected)
})
