// Lists of what is to come with more than one thing wanted of them. The books' day is 20 November
// 2026.
import { expect, test } from 'vitest'
import { changeOf, interpreted } from '../../testing/question-books.ts'

const argsOf = (...prompts: readonly string[]) => {
  const { plan, next } = interpreted(...prompts)
  return plan.kind === 'call' && !next ? { tool: plan.call.tool, ...plan.call.args } : plan
}
const days = (from: string, to: string) => ({ period: expect.objectContaining({ from, to }) })

test.each([
  ['VAT, PAYE and corporation tax: how much each and when, up to the end of June.', '2027-06-30'],
  [
    'VAT, PAYE and corporation tax through to the end of January: how much each, when, and the grand total.',
    '2027-01-31',
  ],
  ['VAT, PAYE and corp tax due before April, each with its date, then the total', '2027-03-31'],
])('“%s” is each of those taxes', (prompt, to) => {
  expect(argsOf(prompt)).toMatchObject({
    tool: 'tax_due',
    kinds: ['vat', 'paye', 'corporation_tax'],
    ...days('2026-11-20', to),
  })
})

test('two taxes leave the third out, and those of days that are over were paid', () => {
  expect(argsOf('PAYE and VAT between now and the end of February - list them')).toMatchObject({
    tool: 'tax_due',
    kinds: ['paye', 'vat'],
  })
  expect(argsOf('VAT and PAYE up to the end of June 2026')).not.toMatchObject({ tool: 'tax_due' })
})

test.each([
  ['Bills up to Christmas Day: how much is each one and when does it go?', 'out', '2026-12-25'],
  ['payments due out next week, with dates and amounts, and the total', 'out', '2026-11-29'],
  ['what’s due in next week, when each is due and the total', 'in', '2026-11-29'],
])('“%s” is the list of them', (prompt, side, to) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'upcoming', side, ...days(expect.any(String), to) })
})

test('subscriptions that leave the account are those for software', () => {
  expect(
    changeOf(
      'subscriptions leaving the account in december - how much each and when, then the lot added together',
    ),
  ).toMatchObject({ tool: 'upcoming', about: ['Software subscriptions'] })
})

test.each([
  [
    'Bills up to Christmas Day — how much is each one, and what would the current account stand at once they’ve all been paid?',
    { id: 'main' },
  ],
  [
    'Is there enough in the current account to cover everything going out next week?',
    { id: 'main', asks: true },
  ],
  ['will the current account cover all the bills due next week?', { id: 'main', asks: true }],
  [
    'is there enough in the Reserve account to pay everything due before 15 December?',
    { id: 'reserve', asks: true },
  ],
  ['bills due out next week, and what would the balance be after they’ve gone?', {}],
])('“%s” is what they leave', (prompt, leaves) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'upcoming', side: 'out', leaves })
})

test('money in against money out of days to come is both with the difference', () => {
  const both = argsOf('will the money coming in cover the bills next week?')
  expect(both).toMatchObject({ tool: 'upcoming', ...days('2026-11-23', '2026-11-29') })
  expect(both).not.toHaveProperty('side')
  expect(
    argsOf('What is due out next week?', 'Do the ins cover the outs, and by how much?'),
  ).toMatchObject({ tool: 'upcoming', ...days('2026-11-23', '2026-11-29') })
  expect(argsOf('do the ins cover the outs this month')).not.toMatchObject({ tool: 'upcoming' })
})
