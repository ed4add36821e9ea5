// A second sentence or an opening that only gives the days, or names what was bought.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'

const months = '2026-04-01/2026-10-31'

test.each([
  ['How much did Shell cost us? Use April to October 2026.', `flow_total out Shell ${months}`],
  ['What did we pay Shell? Just October will do', 'flow_total out Shell 2026-10-01/2026-10-31'],
  [
    'what came in from Stripe? september and october will do',
    'flow_total in Stripe 2026-09-01/2026-10-31',
  ],
])('the days of “%s” stand in its second sentence', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  'What did we pay Shell in May? Use April to October 2026.',
  'What did we pay Shell? Only over £50 in October.',
  'What did we spend? Fuel in October will do.',
  'did anyone give us any money back in October? refunds, returned payments, that sort of thing',
  'did anyone give us any money back in October?',
])('“%s” is asked back', (prompt) => {
  expect(planned(prompt)).toContain('clarify')
})

test('goods before a dash stand for the merchants that are named', () => {
  expect(
    planned(
      'bolts and lattes - how much has gone to Screwfix and Costa between them since 1 April?',
    ),
  ).toBe('flow_total out Screwfix+Costa 2026-04-01/2026-11-20')
  expect(planned('lattes - how much did Costa get in October?')).toContain('clarify')
  expect(planned('bolts and fuel - how much went to Screwfix and Shell in October?')).not.toBe(
    'flow_total out Screwfix+Shell 2026-10-01/2026-10-31',
  )
})
