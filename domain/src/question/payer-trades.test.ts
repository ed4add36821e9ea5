// Payers by their trade.
import { expect, test } from 'vitest'
import { subCategories } from '../taxonomy.ts'
import { plan, planned, question } from '../testing/question-books.ts'
import { interpret } from './interpret.ts'
import { NameIndex } from './names.ts'

const codes: Record<string, string> = {
  'Northwind Hotels': 'service_sales',
  'Bupa Health': 'service_sales',
  'Axa PPP': 'service_sales',
  'Premier Inn': 'subsistence',
  Hiscox: 'insurance',
}
const names = new NameIndex({
  merchants: Object.entries(codes).map(([name, code]) => ({
    id: name,
    name,
    aliases: [],
    codes: [code],
  })),
  subCategories: subCategories.map(({ subCategory: code, label }) => ({ code, label })),
  accounts: [{ id: 'main', name: 'Main account', kind: 'current' }],
})
const isPaid = /Premier|Hiscox/
const sideOfMerchant = (ids: readonly string[]) =>
  ids.some((id) => isPaid.test(id)) ? ('out' as const) : ('in' as const)

function callOf(prompt: string) {
  const { plan: found } = interpret(prompt, {
    before: null,
    question: { ...question, names },
    plan: { ...plan, sideOfMerchant },
    isChoice: true,
  })
  if (found.kind !== 'call') return found.kind
  const { side, subjects } = found.call.args as { side?: string; subjects?: { name: string }[] }
  return `${found.call.tool} ${side} ${subjects?.map(({ name }) => name).join('+')}`
}

test.each([
  ['What share of my income comes from insurers?', 'share in Bupa Health and Axa PPP'],
  ['money in from the insurance companies this year', 'flow_total in Bupa Health and Axa PPP'],
  ['how much have the health insurers paid us', 'flow_total in Bupa Health and Axa PPP'],
  ['how much did we get from hotels in October', 'flow_total in Northwind Hotels'],
  ['sales to hotels this year', 'flow_total in Northwind Hotels'],
  // Where it is spent, the trade is that of who is paid.
  ['how much did we spend on hotels this year', 'flow_total out Premier Inn'],
  ['what did we spend on insurance', 'flow_total out Insurance'],
  // Nobody in the books is known to be one.
  ['what share of income comes from museums', 'unavailable'],
  ['have any universities paid us this year', 'unavailable'],
])('%s: %s', (prompt, expected) => {
  expect(callOf(prompt)).toBe(expected)
})

test('no cost is where income comes from', () => {
  expect(planned('How much of our income comes from fuel?')).toMatch(/^clarify/)
  expect(planned('What share of income is fuel?')).toMatch(/^share out Fuel/)
})

test('a word of a payer’s name is no trade, even where nobody is known to be in it', () => {
  const northwind = 'Northwind Hotels'
  expect(planned('what was the first thing Northwind Hotels ever paid us')).toContain(northwind)
  expect(planned('how many times has Northwind Hotels paid us in October')).toBe(
    `count_payments in ${northwind} 2026-10-01/2026-10-31`,
  )
  expect(planned('how much have hotels paid us')).toBe('unavailable payer_trade')
})
