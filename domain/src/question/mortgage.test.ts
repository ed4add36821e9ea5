// A mortgage is answered from what was paid: to the lender whose name holds the word, else under
// loans. What is left of it, its rate and its limits stay refused.
import { expect, test } from 'vitest'
import { plan, question } from '../testing/question-books.ts'
import { interpret } from './interpret.ts'
import { NameIndex } from './names.ts'

const subCategories = [{ code: 'loan_repayment', label: 'Loan and finance repayments' }]
const booksOf = (merchants: readonly string[], used: readonly string[]) =>
  new NameIndex({
    merchants: merchants.map((name) => ({ id: name, name, aliases: [] })),
    subCategories,
    accounts: [],
    usedCodes: new Set(used),
  })
const lender = 'Yorkshire BS Mortgage'

function planOf(prompt: string, names = booksOf([lender, 'Adobe'], [])) {
  return interpret(prompt, { question: { ...question, names }, plan, before: null }).plan
}

function paidOn(prompt: string, names?: NameIndex) {
  const found = planOf(prompt, names)
  if (found.kind !== 'call') return found
  const { subjects, period } = found.call.args as {
    subjects: { name: string }[]
    period: { from: string }
  }
  return [found.call.tool, subjects.map(({ name }) => name), period.from]
}

test.each([
  ['how much have we paid Yorkshire BS Mortgage this year', '2026-01-01'],
  ['How much did we pay on the mortgage in October?', '2026-10-01'],
  ['what did we spend on the mortgage in October', '2026-10-01'],
  ['mortgage payments in October', '2026-10-01'],
])('“%s” is what was paid to the lender with the word in its name', (prompt, from) => {
  expect(paidOn(prompt)).toEqual(['flow_total', [lender], from])
  expect(paidOn(prompt, booksOf([lender, 'Iwoca'], ['loan_repayment']))).toEqual([
    'flow_total',
    [lender],
    from,
  ])
})

test('a mortgage that no payee is named after is what was repaid on loans', () => {
  expect(
    paidOn(
      'how much did we pay on the mortgage in October',
      booksOf(['Halifax'], ['loan_repayment']),
    ),
  ).toEqual(['flow_total', ['Loan and finance repayments'], '2026-10-01'])
})

test.each([
  'what is our mortgage rate',
  'what is the interest rate on the mortgage',
  'what is the mortgage balance',
  'can we get a mortgage',
  'should we remortgage',
])('“%s” is not in the bank', (prompt) => {
  expect(planOf(prompt).kind).not.toBe('call')
})
