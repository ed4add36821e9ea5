// Words of categories in books that have no payment in them, and customers of whom most have no
// category yet.
import { expect, test } from 'vitest'
import { subCategories } from '../taxonomy.ts'
import { interpret } from './interpret.ts'
import { NameIndex } from './names.ts'
import type { Subject } from './subject.ts'

const usedCodes = new Set([
  'uncategorised_out',
  'uncategorised_in',
  'stock_materials',
  'card_payouts',
])
const names = new NameIndex({
  merchants: [
    { id: 'council', name: 'City of Bradford MDC Rates', codes: ['uncategorised_out'] },
    { id: 'roaster', name: 'Brewed Bean Roasters', codes: ['uncategorised_out'] },
    { id: 'zettle', name: 'Zettle', codes: ['card_payouts'] },
  ].map((merchant) => ({ ...merchant, aliases: [] })),
  subCategories: subCategories.map(({ subCategory: code, label }) => ({ code, label })),
  accounts: [],
  usedCodes,
})

function called(prompt: string, salesWithoutCategory = 0) {
  const { plan, reading } = interpret(prompt, {
    before: null,
    question: {
      today: '2026-11-20',
      yearEnd: '03-31',
      firstDay: '2026-01-02',
      names,
      englishWords: new Set(),
    },
    plan: {
      today: '2026-11-20',
      firstDay: '2026-01-02',
      usedCodes,
      salesWithoutCategory,
      sideOfMerchant: ([id]) => (id === 'zettle' ? 'in' : 'out'),
    },
  })
  if (plan.kind !== 'call') return { tool: plan.kind }
  const {
    subjects = [],
    except = [],
    period,
  } = plan.call.args as {
    subjects?: readonly Subject[]
    except?: readonly Subject[]
    period?: { from: string; to: string }
  }
  return {
    tool: plan.call.tool,
    subjects: subjects.map(({ name }) => name),
    except: except.map(({ name }) => name),
    days: period && `${period.from}/${period.to}`,
    notes: plan.assumptions,
    read: reading?.corrections ?? [],
  }
}

const allWithoutCategory =
  'None of your money in has a sales category yet, so I counted all that has no category.'

test.each([
  ['What if our sales fall by half?', 1, ['Uncategorised money in'], allWithoutCategory],
  ['what if we shut for January', 1, ['Uncategorised money in'], allWithoutCategory],
  [
    'What if we lost half our sales?',
    0.4,
    ['Sales income', 'Uncategorised money in'],
    'Much of your money in has no category yet, so I counted that as well.',
  ],
])('“%s” counts money in without a category, as turnover does', (prompt, part, subjects, note) => {
  expect(called(prompt, part)).toMatchObject({ tool: 'what_if', subjects, notes: [note] })
})

test('where sales have their categories, a what-if is of them alone', () => {
  const found = called('What if our sales fall by half?')
  expect(found).toMatchObject({ subjects: ['Sales income'], notes: [] })
})

test.each([
  ['last time the rates were paid?', 'payment_when', 'City of Bradford MDC Rates', 'rates'],
  ['business rates this year', 'flow_total', 'City of Bradford MDC Rates', 'business rates'],
  ['coffee in October', 'flow_total', 'Brewed Bean Roasters', 'coffee'],
])('“%s” is paid to the one who carries the word', (prompt, tool, payee, written) => {
  const found = called(prompt)
  expect(found).toMatchObject({ tool, subjects: [payee], read: [{ written, read: payee }] })
})

const both = ['Sales income', 'Uncategorised money in']
const payouts = ['card payouts', 'marketplace payouts', 'cash banked']

test('customers without a category count, a card machine is none of them', () => {
  const note = 'Much of your money in has no category yet, so I counted that as well.'
  const best = called('which patient has paid me the most', 0.7)
  expect(best).toMatchObject({ tool: 'top', subjects: both, except: payouts })
  expect(best.days).toBe('2026-01-02/2026-11-20')
  expect(best.notes).toContain(note)
  expect(called('sales in October', 0.2)).toMatchObject({
    subjects: both,
    except: [],
    notes: [note],
  })
  expect(called('sales in October', 0.05)).toMatchObject({ subjects: ['Sales income'], notes: [] })
  expect(called('sales in October', 1)).toMatchObject({ subjects: ['Uncategorised money in'] })
})

test('visits are not held', () => {
  expect(called('how many patients did I see in October')).toEqual({ tool: 'unavailable' })
})

test.each([
  'how much have I put into the business myself',
  'how much of my own money have I put in',
  'how much have I put in?',
  'capital introduced',
])('“%s” is of loans and capital, over all records', (prompt) => {
  expect(called(prompt)).toMatchObject({
    tool: 'flow_total',
    subjects: ["Director's loan in", 'Share capital and investment'],
    days: '2026-01-02/2026-11-20',
  })
})
