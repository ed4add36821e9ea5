// How-to questions in everyday words, wherever the how stands, and what only sounds like one.
import { expect, test } from 'vitest'
import { planned } from '../testing/question-books.ts'
import { helpTopic } from './help-topics.ts'
import { tokensIn } from './tokens.ts'

const topicOf = (question: string) => helpTopic(tokensIn(question).map(({ text }) => text))

test.each([
  ['Where can I change the £5,000 minimum balance?', 'buffer'],
  ['how would I go about altering the safety margin you warn me at', 'buffer'],
  ['i keep getting emails from you, how do i stop them', 'buffer'],
  ['Can I change the day a customer is expected to pay, and if so where?', 'due'],
  ['how can one push an invoice’s due date back a week', 'due'],
  ['dont want the lads seeing each others wages on here, how do i hide em', 'hide-pay'],
  ['is there an option to not have everyone’s pay on show', 'hide-pay'],
  ['how to stop Screwfix showing as uncategorised', 'categories'],
  ['lots of payments need a category, how do i sort the Adobe ones in one go', 'categories'],
  ['any way of making Adobe go under software automatically', 'rules'],
  ['how’d i mark an invoice as paid if they gave me it in cash', 'mark-paid'],
  ['How do I change the probability on a project?', 'change-project'],
  ['how do i tell it a job’s been won', 'change-project'],
  ['how do you add a milestone to the Saltmarsh job', 'sales-projects'],
  ['how can I stop it thinking Shell is a monthly bill', 'regular-payments'],
  ['two lots of Shell in the list how do i join them up', 'merchants'],
  ['where do I go to put my year end right', 'business'],
  ['can i get this into excel somehow', 'export'],
])('“%s”', (question, topic) => {
  expect(topicOf(question)).toBe(topic)
})

test.each([
  'how do i hide the wages from hmrc',
  'how much can we put aside for the VAT',
  'how do we stand at the end of the month',
  'can you add up Adobe and Shell',
  'can i take £2,000 in drawings',
  'how can we make payroll this month',
  'how would we fix a shortfall in january',
])('“%s” asks for no instruction', (question) => {
  expect(topicOf(question)).toBeNull()
})

test('a name in the sentence does not stand in the way', () => {
  expect(planned('how to stop Screwfix showing as uncategorised?')).toBe('help categories')
})
