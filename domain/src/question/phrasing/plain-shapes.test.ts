// Plain questions with one word more, and money worded from its other end, in plain words.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'
import { withPlainShapes } from './plain-shapes.ts'

test.each([
  [
    'What is our total cash across both accounts today?',
    'What is our total cash across both accounts?',
  ],
  ['what did we spend today', 'what did we spend today'],
  ['Are we forecast to go below our £5,000 buffer?', 'are we going to go below £5,000?'],
  ['If we bought a second-hand van for £6,500', 'If we bought a van for £6,500'],
  [
    'thinking of getting a laptop for 1800 in feb, doable?',
    'what if we buy a laptop for £1800 in feb?',
  ],
  ['What is the average amount Etsy pays us?', 'What is the average payment from Etsy?'],
  ['bt bill went up when and by how much', 'when did bt go up and by how much'],
  ['safe to take 3k out before xmas? yes or no', 'is it safe to take 3k out before xmas'],
  ['corp tax, when and how much, don’t sugar coat it', 'corp tax, when and how much'],
  ['can i stick another 2k divi through at xmas', 'can we afford 2k at xmas'],
  ['adobe charged me double in aug i think??', 'did adobe charge us twice in aug??'],
  ['did that northwind job pay up', 'has northwind paid'],
  ['and who was the second largest to?', 'and the second largest?'],
  [
    'what was the total paid off the company card in 2026',
    'how much did we move into the company card in 2026',
  ],
])('“%s” is put as “%s”', (text, plain) => {
  expect(withPlainShapes(text)).toBe(plain)
})

test.each([
  ['biggest credit in October', 'largest payment in in October'],
  ['what’s the most we’ve ever been paid at once', 'what was the largest payment in'],
  ['what did the business pay out in July 2026', 'what did we pay out in July 2026'],
  [
    'how many companies have paid the business in July 2026',
    'how many customers paid us in July 2026',
  ],
  ['how many firms took money from us in October', 'how many suppliers did we pay in October'],
  ['who has had the most money from the business in October', 'who did we pay the most in October'],
  ['did we get any payments over £500 in October', 'list payments received over £500 in October'],
  [
    'with Shell stripped out, what went out in October',
    'what went out in October apart from Shell',
  ],
  ['money back to customers in October', 'how much did we refund to customers in October'],
  ['which month do we take the most', 'which month did we take the most'],
  ['what did I get through on Shell in October', 'what did we spend on Shell in October'],
  ['receipts and payments in July 2026', 'how much came in and went out in July 2026'],
  ['bank manager wants our average monthly income', 'what is our average monthly income'],
  ['how much is Etsy likely to pay in December', 'how much will Etsy pay us in December'],
])('“%s” is read as “%s”', (question, plain) => {
  expect(planned(question)).toBe(planned(plain))
  expect(planned(question)).not.toMatch(/^(?:clarify|unavailable)/)
})

test.each([
  [
    ['what is the balance of the main account', 'and what did we pay off it in October'],
    'how much did we move into it in October',
  ],
  [
    ['how much have I paid myself in dividends this year', 'when is the next one?'],
    'when is the next one?',
  ],
])('%j follows on as if “%s”', ([first = '', second = ''], plain) => {
  expect(planned(first, second)).toBe(planned(first.replace('paid myself in', 'paid in'), plain))
  expect(planned(first, second)).not.toMatch(/^clarify/)
})

test('Whose income a lender wants is not known', () => {
  expect(planned('mortgage broker wants my income from the company')).toMatch(
    /^(?:clarify|unavailable)/,
  )
})

test('A firm that has the word in its name is no firm of one’s own', () => {
  expect(withPlainShapes('what did the company card pay')).toBe('what did the company card pay')
  expect(withPlainShapes('my income from the company')).toBe('my income from the company')
})
