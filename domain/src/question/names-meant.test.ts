// Names beside their category, names that are things too, and names that refunds stand under.
import { expect, test } from 'vitest'
import { subCategories } from '../taxonomy.ts'
import { plan, question } from '../testing/question-books.ts'
import { interpret } from './interpret.ts'
import { NameIndex } from './names.ts'

const merchants = [
  ['Booker Hexham', 'stock_materials'],
  ['Aldi', 'stock_materials'],
  ['Northern Gas', 'utilities'],
  ['St Aidans Hall Rent', 'rent'],
  ['N Hall Net Pay', 'net_wages'],
  ['Tinies Ne Temp', 'freelancers'],
  ['Tinies Ne Overchg Refund', 'other_income'],
  ['Johnsons of Whixley', 'stock_materials'],
  ['Johnsons of Whixley CR', 'other_income'],
  ['Northwind Foods', 'stock_materials'],
  ['Northwind Hotels', 'sales'],
] as const
const payers = new Set(['Tinies Ne Overchg Refund', 'Johnsons of Whixley CR', 'Northwind Hotels'])
const names = new NameIndex({
  merchants: merchants.map(([name, code]) => ({ id: name, name, aliases: [], codes: [code] })),
  subCategories: subCategories.map(({ subCategory: code, label }) => ({ code, label })),
  accounts: [{ id: 'main', name: 'Main account', kind: 'current' }],
})
const sideOfMerchant = ([id = '']: readonly string[]) => (payers.has(id) ? 'in' : 'out')
const input = { question: { ...question, names }, plan: { ...plan, sideOfMerchant }, before: null }

// The tool, the names and whether what came back is taken off.
function callOf(...prompts: readonly string[]): string {
  let found = interpret('', { ...input, isChoice: true })
  let { frame: before } = found
  for (const prompt of prompts) {
    found = interpret(prompt, { ...input, isChoice: true, before })
    before = found.frame ?? before
  }
  if (found.plan.kind !== 'call') return found.plan.kind
  const { tool, args } = found.plan.call
  const { subjects = [], net } = args as { subjects?: readonly { name: string }[]; net?: boolean }
  return [tool, subjects.map(({ name }) => name).join('+'), net ? 'net' : ''].join(' ').trim()
}

test.each([
  [
    'stock total last month booker aldi n northwind foods',
    'flow_total Booker Hexham+Aldi+Northwind Foods',
  ],
  ['how much did we pay booker and aldi for stock last month', 'flow_total Booker Hexham+Aldi'],
])('%s is of the payees', (prompt, call) => {
  expect(callOf(prompt)).toBe(call)
})

test('a payee of another category leaves the category where it is', () => {
  expect(callOf('how much on stock, booker and northern gas last month')).not.toBe(
    'flow_total Booker Hexham+Northern Gas',
  )
})

test.each([
  ['whats the hall costing now its gone up', 'price_change St Aidans Hall Rent'],
  ['has the hall gone up', 'price_change St Aidans Hall Rent'],
  ['how much was the hall in june', 'flow_total St Aidans Hall Rent'],
  ['how much did we pay N Hall in june', 'flow_total N Hall Net Pay'],
])('%s is of the thing or the person', (prompt, call) => {
  expect(callOf(prompt)).toBe(call)
})

test('a surname that is a thing as well is asked back without an article', () => {
  expect(callOf('how much did we pay hall in june')).toBe('clarify')
})

const both = 'money_back Tinies Ne Temp+Tinies Ne Overchg Refund'
test.each([
  [['have we had money back from tinies this year'], both],
  [['have tinies refunded us'], both],
  [['did anything come in from tinies this year'], both],
  [['what did tinies cost after the refund this year'], `${both} net`],
  [['what did tinies cost after the refund they gave us'], `${both} net`],
  [
    ['how much did we pay tinies from march to august', 'take off the refund they gave us'],
    `${both} net`,
  ],
  [
    [
      'what did we pay johnsons of whixley this year',
      'take off the credit note they gave us in june',
    ],
    'money_back Johnsons of Whixley+Johnsons of Whixley CR net',
  ],
  // A customer of the same first word gave nothing back.
  [['have we had money back from northwind foods this year'], 'money_back Northwind Foods'],
])('%j looks where refunds stand', (prompts, call) => {
  expect(callOf(...prompts)).toBe(call)
})

test('a firm written with its ending is the firm, and not the payee of its refunds', () => {
  const own = new NameIndex({
    merchants: ['Groomers', 'Groomers Ltd Refund'].map((name) => ({ id: name, name, aliases: [] })),
    subCategories: [],
    accounts: [],
  })
  const found = own.exactAt(['groomers', 'ltd', 'in', 'september'], 0)
  expect(found?.subjects.map(({ name }) => name)).toContain('Groomers')
})
