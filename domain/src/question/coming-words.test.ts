// What is coming in plain words: the next time below a line, a week that "happens", invoices by age
// or the next that is due, a balance beside today's, and what is skipped, halved or let go.
import { expect, test } from 'vitest'
import { changeOf, plan, planOf, question } from '../testing/question-books.ts'
import { interpret } from './interpret.ts'

function called(prompt: string) {
  const found = planOf(prompt)
  return found.kind === 'call' ? { tool: found.call.tool, ...found.call.args } : found.kind
}

test.each([
  ['when is the next time we dip under £20,000', { tool: 'forecast_low', below: 2000000 }],
  ['what happens in the week of 12 January', { period: { from: '2027-01-12', to: '2027-01-18' } }],
  ['what comes off the balance in January', { tool: 'upcoming', side: 'out' }],
  ['what’s the biggest thing hitting us in January', { tool: 'upcoming', largest: 1 }],
  ['which invoice is due next', { tool: 'invoices', side: 'in', first: 'next' }],
  ['which of our invoices falls due first', { tool: 'invoices', side: 'in', first: 'next' }],
  ['invoices older than a month', { tool: 'invoices', olderThan: { days: 30, since: 'issued' } }],
  ['will we be better or worse off at the end of January than now', { thanNow: 'both' }],
  ['how much comes out on Monday', { side: 'out', period: { from: '2026-11-23' } }],
  ['what’s in and out tomorrow', { tool: 'upcoming', period: { from: '2026-11-21' } }],
  [
    'is the corporation tax bill going to be higher than last year',
    { tool: 'tax_due', kind: 'corporation_tax', besideLast: 'more' },
  ],
  ['when does the landlord get paid', { tool: 'upcoming', side: 'out', next: true }],
  ['what’s the total going out on tax between now and April', { tool: 'tax_due' }],
  ['which supplier bills are due next week', { tool: 'upcoming', suppliersOnly: true }],
  [
    'what is due out in January excluding dividends and wages',
    { side: 'out', except: [{ code: 'dividends_drawings' }, { code: 'net_wages' }] },
  ],
  ['how confident is the forecast for January', { tool: 'forecast_record' }],
  ['will there be more in the bank at Christmas than now?', { thanNow: 'more' }],
  ['in which month do we get back above £30,000', { tool: 'forecast_reach', amount: 3000000 }],
])('“%s”', (prompt, expected) => {
  expect(called(prompt)).toMatchObject(expected)
})

test.each([
  ['can we skip the January dividend, would it keep us above the buffer', { change: 'missed' }],
  ['what if Northwind dropped to half from January', { change: 'scale', percent: -50 }],
  ['can we afford to lose Northwind', { change: 'scale', percent: -100 }],
  ['what if we let Adobe go', { change: 'scale', percent: -100, about: ['Adobe'] }],
  ['if Northwind never pays what’s the damage', { change: 'scale', percent: -100 }],
  ['would we survive to May if we lost Northwind', { change: 'scale', keep: 0 }],
  ['can we pay ourselves an extra £500 a month from January', { change: 'extra', every: 'month' }],
  [
    'can we take on two Saturday lads at £400 a month each from March',
    { change: 'extra', amount: 80000, every: 'month', from: '2027-03' },
  ],
])('“%s” is tried', (prompt, expected) => {
  expect(changeOf(prompt)).toMatchObject(expected)
})

test('of more than two projects nobody knows which both are', () => {
  const third = { id: 'p3', name: 'Quay railings', client: 'Looe Harbour Trust' }
  for (const prompt of ['what if we win both bids', 'what if both bids fall through'])
    expect(
      interpret(prompt, {
        question: { ...question, projects: [...projects, third] },
        plan,
        before: null,
      }).plan,
    ).toMatchObject({ kind: 'clarify', reason: 'change_projects' })
})

const projects = [
  { id: 'p1', name: 'Outdoor classroom', client: 'Marlow Valley Trust' },
  { id: 'p2', name: 'Harbour festival signage', client: 'Harbour Festival Trust' },
]
test.each([
  ['what do we still have to pay on the outdoor classroom', { aspect: 'costs', project: 'p1' }],
  ['how much of the harbour festival money is overdue and who owes it', { aspect: 'overdue' }],
  ['is the outdoor classroom going to lose us money', { aspect: 'margin', project: 'p1' }],
  ['what’s still to pay for the outdoor classroom', { aspect: 'costs', project: 'p1' }],
  [
    'how much is coming in from the Marlow Valley Trust and when',
    { aspect: 'stage', stage: 'stages' },
  ],
  ['how sure are we of the outdoor classroom', { aspect: 'chance', project: 'p1' }],
  ['is the outdoor classroom definite', { aspect: 'chance', project: 'p1' }],
  ['what does the outdoor classroom add up to with VAT', { aspect: 'value', project: 'p1' }],
])('“%s” is of the project', (prompt, expected) => {
  const found = interpret(prompt, { question: { ...question, projects }, plan, before: null })
  expect(found.plan.kind === 'call' && found.plan.call.args).toMatchObject(expected)
})
