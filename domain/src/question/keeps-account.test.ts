// What was asked of one account stays with it, and four digits at the end of its name are its name.
import { expect, test } from 'vitest'
import { interpreted, plan, planned, question } from '../testing/question-books.ts'
import type { Frame } from './frame.ts'
import { interpret } from './interpret.ts'
import { NameIndex } from './names.ts'
import type { Plan } from './tool-call.ts'

// What is offered where a question is asked back; nothing where it isn't.
const offeredBy = (found: Plan) =>
  found.kind === 'clarify' ? found.choices.map(({ prompt }) => prompt) : []

const first = 'balance of Reserve account'
const ofReserve = (args: object) => ({ account: 'reserve', ...args })

test.each([
  ['what was it at the end of June', ofReserve({ day: '2026-06-30' })],
  ['and at the end of June?', ofReserve({ day: '2026-06-30' })],
  ['what was the balance at the end of June?', ofReserve({ day: '2026-06-30' })],
  ['how much was there a month ago', ofReserve({ day: '2026-10-20' })],
  ['how much was in it on 3 May 2026', ofReserve({ day: '2026-05-03' })],
  ['what was its lowest point this year?', ofReserve({ measure: 'balance', least: true })],
  ['what was the lowest it got in 2026', ofReserve({ measure: 'balance', least: true })],
  ['highest it’s been?', ofReserve({ measure: 'balance', least: false })],
  ['how much has it changed since June', ofReserve({})],
  ['how much has it grown this year', ofReserve({})],
  ['what went into it this year', ofReserve({ way: 'in' })],
  ['transfers into it this year', ofReserve({ way: 'in' })],
  ['what went out of it in June', ofReserve({ way: 'out' })],
])('%s, after a question about one account', (prompt, args) => {
  const { plan: found } = interpreted(first, prompt)
  expect(found).toMatchObject({ kind: 'call', call: { args } })
})

test('“and out” after what went into an account is what went out of it', () => {
  const { plan } = interpreted('how much went into the reserve account this year', 'and out')
  expect(plan).toMatchObject({ kind: 'call', call: { tool: 'transfers', args: { way: 'out' } } })
})

test.each(['what’s our bank balance?', 'what’s in the bank altogether?'])(
  '%s is of all accounts',
  (prompt) => {
    const { plan: found } = interpreted(first, prompt)
    expect(found).toMatchObject({ kind: 'call', call: { tool: 'cash_balance', args: {} } })
    expect(found).not.toHaveProperty('call.args.account')
  },
)

test.each([
  'its average balance this year',
  'what will it be at the end of December',
  'will it go below £1,000',
  'when was it last below £500',
  'is that up or down on last month',
])('%s is not known of one account: choices that can be answered', (prompt) => {
  const { plan: found } = interpreted(first, prompt)
  const prompts = offeredBy(found)
  expect(prompts.length).toBeGreaterThan(1)
  expect(prompts.filter((each) => planned(each).startsWith('clarify'))).toEqual([])
})

const names = new NameIndex({
  merchants: [],
  subCategories: [
    { code: 'corporation_tax', label: 'Corporation tax' },
    { code: 'accountancy', label: 'Accountancy and bookkeeping' },
  ],
  accounts: [
    { id: 'current', name: 'Account ending 7245', kind: 'current' },
    { id: 'savings', name: 'Account ending 7288', kind: 'savings' },
    { id: 'other', name: 'Account ending 2025', kind: 'other' },
  ],
})
const before: Frame | null = null
const planOf = (prompt: string) =>
  interpret(prompt, { before, question: { ...question, names }, plan }).plan

test.each(['what is the balance of 7245', 'what’s in 7245?', '7245 balance'])(
  '%s is the account',
  (prompt) => {
    expect(planOf(prompt)).toMatchObject({
      kind: 'call',
      call: { tool: 'cash_balance', args: { account: 'current' } },
    })
  },
)

test.each([
  ['payments over 7245', { amountFrom: 724501 }],
  ['can we afford £7,245?', { amount: 724500 }],
  ['can we afford 7245?', { amount: 724500 }],
])('%s is an amount', (prompt, args) => {
  expect(planOf(prompt)).toMatchObject({ kind: 'call', call: { args } })
})

test('digits that may be a year are the year', () => {
  expect(planOf('what went out in 2025')).toMatchObject({
    kind: 'call',
    call: { tool: 'flow_total', args: { period: { from: '2025-01-01' } } },
  })
})

test.each([
  'The accountant’s asking whether there’s enough in 7245 on its own to settle the corporation tax. Is there?',
  'is there enough in 7245 for the corporation tax?',
  'does 7245 alone cover the corporation tax?',
  'have we enough in the current account to pay the corporation tax',
  'would the savings account be enough for corporation tax?',
])('%s sets the account and the tax side by side', (prompt) => {
  const found = planOf(prompt)
  const id = prompt.includes('savings') ? '7288' : '7245'
  expect(offeredBy(found)).toEqual([
    `What is the balance of Account ending ${id}?`,
    'When is the next Corporation tax payment due?',
    'Can we cover the Corporation tax?',
  ])
})

test.each([
  ['what share is the top one?', 1],
  ['what percentage is the biggest?', 1],
  ['and what share does the top one make up?', 1],
  ['and the top one’s share?', 1],
  ['what proportion is number one', 1],
  ['what percentage comes from the biggest one', 1],
  ['what’s the top one as a percentage?', 1],
  ['what share are the top two?', 2],
  ['what share are they together', 5],
  ['in percent?', 5],
])('%s after the five best customers', (prompt, n) => {
  const { plan: found } = interpreted('who are our five best customers this year', prompt)
  expect(found).toMatchObject({ kind: 'call', call: { tool: 'top_share', args: { n } } })
})

// An account that isn't held is asked back or denied: its figure is never that of all.
const onlyMain = new NameIndex({
  merchants: [],
  subCategories: [],
  accounts: [{ id: 'main', name: 'Main account', kind: 'current' }],
})
test.each([
  'reserve account',
  'savings account',
  'deposit account',
  'holiday account',
  'euro account',
])('what went through a %s that is not held has no figure', (account) => {
  for (const prompt of [
    `how many pounds went out of the ${account} last month?`,
    `how much came into the ${account} last month?`,
    `how much was paid out of the ${account} in October`,
    `how much did customers pay into the ${account} in October?`,
  ]) {
    const within = { question: { ...question, names: onlyMain }, plan, before: null }
    expect([prompt, interpret(prompt, within).plan.kind]).not.toContain('call')
  }
})

test('what customers pay into the current account is of that account', () => {
  expect(planned('how much did customers pay into the current account in October?')).toContain(
    'Main account',
  )
  expect(planned('how much did customers pay into the bank account in October?')).not.toContain(
    'Main account',
  )
})
