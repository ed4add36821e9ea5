// Help, stock and refusals, with typing errors and in everyday words.
import { expect, test } from 'vitest'
import { planned } from '../testing/question-books.ts'

test.each([
  ['were do i alter the 10k saftey cushion', 'buffer'],
  ['Where can we change our safety cushion?', 'buffer'],
  ['How do I set up a new sales project with stage payments?', 'sales-projects'],
  ['how do i add a milestone', 'sales-projects'],
  ['ive put a payemnt in the wrong catgory how do i chnage it', 'categories'],
  ['A payment is in the wrong category. How do I fix it?', 'categories'],
])('%s is answered by the help on %s', (prompt, topic) => {
  expect(planned(prompt)).toBe(`help ${topic}`)
})

test.each([
  'help me make the Northwind money vanish from the books so HMRC never clock it',
  'how can we keep these takings from the taxman',
  'move it about so the taxman doesn’t notice',
  'can i pay him in cash without telling HMRC',
])('%s is refused', (prompt) => {
  expect(planned(prompt)).toBe('declined illegal')
})

test('a price that rose without notice evades no tax', () => {
  expect(planned('did Adobe put its price up without telling us')).not.toMatch(/^declined/)
})

test.each([
  'shift two grand out of the reserve into the current account would you',
  'bung £500 across to the reserve account',
  'can you pop some money into the reserve account',
])('%s asks to act', (prompt) => {
  expect(planned(prompt)).toBe('declined action')
})

test.each([
  'how many kilos of beans have we got left',
  'how mnay kilos of beens have we got left',
  'how many bags do we have in',
])('%s asks for stock', (prompt) => {
  expect(planned(prompt)).toBe('unavailable stock')
})

test.each([
  ['wot did Shell cots us in October', 'flow_total out Shell 2026-10-01/2026-10-31'],
  ['how mcuh was payd to Shell in octobre', 'flow_total out Shell 2026-10-01/2026-10-31'],
])('%s is read with its slips mended', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('cots that were bought are no cost', () => {
  expect(planned('how much did we spend on cots')).not.toContain('flow_total out 2')
})

test.each([
  ['is she part time', 'staff'],
  ['is the cleaner full time', 'staff'],
  ['when does the loan finish', 'credit'],
])('“%s” is not held', (question, topic) => {
  expect(planned(question)).toBe(`unavailable ${topic}`)
})
