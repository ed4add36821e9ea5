import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'
import { noteOnVat, noteOnVerdict, withPlainTalk } from './everyday-turns.ts'

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
  ['When is the next one and how much will it be?', 'When is the next one?'],
  [
    'Etsy - havnt heard from them in ages, when did they last pay us',
    'Etsy - when did they last pay us',
  ],
  ['thinking aloud here.. if we lost Etsy how much', 'if we lost Etsy how much'],
  ['anything since the summer?', 'and since the summer?'],
  [
    'can we take £10,000 and still keep it above the buffer',
    'can we take £10,000 and still stay above the buffer',
  ],
  [
    'Salaries, PAYE and pension together: what do they average a month over the last six months?',
    'what is our average monthly spend on Salaries, PAYE and pension together over the last six months?',
  ],
  [
    'can we afford a van at £14,500 plus VAT in December',
    'can we afford a van at £17400.00 in December',
  ],
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

test('VAT on what is to be bought is added, and the answer says so', () => {
  const { plan } = interpreted('can we afford a van at £14,500 plus VAT in December')
  expect(plan).toMatchObject({ kind: 'call', call: { args: { amount: 1_740_000 } } })
  expect(plan.kind === 'call' && plan.assumptions.join()).toContain('I added VAT at 20%')
  expect(noteOnVat('how much did we pay plus VAT')).toBeNull()
})

test('What is left of a loan is named as not read', () => {
  const { next } = interpreted('how much of the loan have we paid back this year and whats left')
  expect(next?.plan).toMatchObject({ kind: 'clarify', reason: 'rest' })
})

test('The next of a tax that was paid is the one that is due', () => {
  expect(
    planned(
      'How much VAT have we paid HMRC in 2026?',
      'When is the next one and how much will it be?',
    ),
  ).toMatch(/^tax_due/)
})

test('The next of a payee is the one expected', () => {
  expect(planned('how much have we paid Adobe this year', 'when is the next one due')).toMatch(
    /^upcoming (?:out )?(?:in )?Adobe/,
  )
})
