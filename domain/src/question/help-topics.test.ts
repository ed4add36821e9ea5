// How-to questions in everyday wording find the topic that answers them.
import { expect, test } from 'vitest'
import { helpTopic } from './help-topics.ts'
import { tokensIn } from './tokens.ts'

const topicOf = (question: string) => helpTopic(tokensIn(question).map(({ text }) => text))

test.each([
  ['how do I add another milestone to a project', 'change-project'],
  ['where do I type in an invoice I have just sent out', 'invoices'],
  ['how do i add an invoice', 'invoices'],
  ['where can I put in a bill from a supplier', 'invoices'],
  ['where do I change the VAT scheme', 'business'],
  ['how do i change my year end', 'business'],
  ['where can I find my settings', 'business'],
  ['how do i share the weekly report', 'reports'],
  ['how can I close my account', 'delete-account'],
  ['how do I tell you that Aire Valley counts as sales', 'categories'],
  ['how do i undo an import', 'undo'],
  ['how do i upload a csv', 'upload'],
  ['where do i set my buffer', 'buffer'],
  ['my accountant wants everything in a spreadsheet. how do i get it out', 'export'],
  ['how do I download my transactions', 'export'],
  ['the invoice has been settled in cash. how do i mark it paid', 'mark-paid'],
  ['can I link you straight to my Starling account', 'connect-bank'],
  ['how do I delete all of the Greggs payments', 'exclude'],
  ['how do i hide the payments to Uber', 'exclude'],
  ['how do I invite my accountant', 'accountant'],
  ['can my accountant log in too', 'accountant'],
  ['How do I let my bookkeeper see the books without giving her my password?', 'accountant'],
  ['How do I tell it that Vistaprint is marketing and not office costs?', 'categories'],
  ['how do i get it to put Uber under travel', 'categories'],
  ['how do I change what a payment is filed under', 'categories'],
  ['how do I stop it counting that twice', 'exclude'],
  ['how can i stop the rent being in there twice', 'exclude'],
  ['how do i get rid of a duplicate', 'exclude'],
  ['how do i tell it Kestrel have paid', 'mark-paid'],
  ['how do i show that Bloggs paid cash', 'mark-paid'],
  ['can I stop it treating my transfer as income', 'transfers'],
  ['where do I put in a new customer job', 'sales-projects'],
  ['how do I tell it we are VAT registered', 'business'],
  ['can I set it up so Costa always goes under meals', 'rules'],
  ['how do I get my accountant the figures', 'accountant'],
  ['how do we tell you the rent is going up', 'scenarios'],
])('“%s”', (question, topic) => {
  expect(topicOf(question)).toBe(topic)
})

test('what is due, and what came of a report, are no instructions', () => {
  expect(topicOf('which invoices are overdue')).toBeNull()
  expect(topicOf('what did the VAT bill come to')).toBeNull()
  expect(topicOf('how do we pay it')).toBeNull()
  expect(topicOf('how do i hide money from the tax man')).toBeNull()
  expect(topicOf('can we cut the payments to Uber')).toBeNull()
})
