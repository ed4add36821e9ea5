// What the bank can't know is refused with its reason, and what only sounds like it is not.
import { expect, test } from 'vitest'
import { planned } from '../testing/question-books.ts'

test.each([
  ['is anyone nicking from the till', 'theft'],
  ['is Tom stealing from us?', 'theft'],
  ['who’s got their hand in the till', 'theft'],
  ['how much is in the till', 'till'],
  ['what’s in petty cash', 'till'],
  ['how much is in my tax pot?', 'pot'],
  ['how much commission do Etsy take off each payout', 'fees_within'],
  ['Stripe fees, how much are they taking off me?', 'fees_within'],
  ['what hours does Ella do', 'staff'],
  ['how many days holiday has Ella got left', 'staff'],
])('“%s” is refused: %s', (prompt, topic) => {
  expect(planned(prompt)).toBe(`unavailable ${topic}`)
})

test.each([
  ['when is the pinch point', 'forecast_low'],
  ['how much is in the reserve account', 'cash_balance'],
  ['how much is left in the pot', 'cash_balance'],
  // How often it would cost so much is asked back.
  ['what if the rent went up to 1600', 'how_often'],
  ['how much did we spend on bank charges in October', 'flow_total'],
  ['what did Stripe take off us in October', 'flow_total'],
])('“%s” is answered', (prompt, tool) => {
  expect(planned(prompt)).toMatch(tool)
})
