import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'
import { noteOnVerdict, withPlainTalk } from './everyday-turns.ts'

test.each([
  [
    'you’re useless. just tell me if we can make payroll in december',
    'can we cover the wages in december',
  ],
  ['that Adobe refund, did we ever get it', 'have we had money back from Adobe'],
  ['have we had that refund from Adobe yet', 'have we had money back from Adobe'],
  ['Etsy - they still paying us the retainer?', 'does Etsy still pay us?'],
  [
    'how are we doing against this time last year, sales wise',
    'how do our sales this year compare with the same time last year',
  ],
  [
    'what did Adobe cost, and how much of that was VAT',
    'what did Adobe cost and what is the VAT on it',
  ],
  [
    'what’s got to go out before christmas, roughly, the big ones',
    'largest payments due out before christmas',
  ],
  ['and if it turns out to be £40,000?', 'and at £40,000?'],
])('%s', (written, meant) => expect(withPlainTalk(written)).toBe(meant))

test.each(['is that too much', 'what is our balance', 'was October a good month'])(
  '“%s” stays',
  (written) => expect(withPlainTalk(written)).toBe(written),
)

test('A share with a verdict is the share, and the answer says who judges', () => {
  const prompt =
    'what percentage of our income comes from Etsy, and is that too much on one customer?'
  expect(planned(prompt)).toBe(planned('what percentage of our income comes from Etsy'))
  const { plan } = interpreted(prompt)
  expect(plan.kind === 'call' && plan.assumptions).toContain(noteOnVerdict(prompt))
  expect(noteOnVerdict('what percentage of our income comes from Etsy')).toBeNull()
})
