// Ways to put a question that sound like advice, a what-if or a claim, and short remarks.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const toDate = '2025-05-01/2026-11-20'

test.each([
  [
    'What will we have in the bank on the last day of February, assuming things carry on as they are?',
    '2027-02-28',
  ],
  ['What will the balance be at the end of January if nothing changes?', '2027-01-31'],
  ['Where will we be at the end of December assuming everything goes to plan', '2026-12-31'],
  ['As things stand, what will we have in the bank at the end of February', '2027-02-28'],
  ['What will the balance be at the end of January, all else being equal?', '2027-01-31'],
])('%s is the plain forecast', (prompt, day) => {
  const { plan } = interpreted(prompt)
  expect(plan).toMatchObject({ call: { tool: 'forecast_balance', args: { day } } })
})

test('a balance without a word of days to come is asked back', () => {
  expect(planned('balance at end of Jan, all being equal')).toContain('clarify')
})

test.each([
  [
    ['What’s the VATman going to want off us in January and roughly which day will it leave?'],
    'tax_due 2027-01-01/2027-01-31',
  ],
  [['how much does the vatman want and when does it leave'], 'tax_due'],
  [['which day will the VAT leave'], 'tax_due'],
  [
    [
      'I’m minded to take an extra £3,000 out before Christmas. Would we still be above our buffer if I did?',
    ],
    'afford',
  ],
  [['We want to spend £2,000 on a new oven. Would we stay above the buffer?'], 'afford'],
  [['If I took £3,000 out, would we still be above the buffer?'], 'afford'],
  [['total creditors, and who needs paying soonest?'], 'invoices out'],
  [['total creditors'], 'invoices out'],
  [['how much do we owe our creditors in total'], 'invoices out'],
  [
    ['Adobe or Shell, who cost us more in 2026', 'by how much?'],
    'compare_subjects out Adobe 2026-01-01/2026-11-20 vs Shell',
  ],
  [
    ['Adobe or Shell, who cost us more in 2026', 'what’s the difference'],
    'compare_subjects out Adobe 2026-01-01/2026-11-20 vs Shell',
  ],
  [
    ['What did Adobe cost us in October', 'is that up or down'],
    `compare_periods out Adobe ${october} vs 2026-09-01/2026-09-30`,
  ],
  [
    ['what came in between 1 and 7 October', 'and the week after'],
    'flow_total in 2026-10-08/2026-10-14',
  ],
  [
    ['what came in between 1 and 10 October', 'and the week after'],
    'flow_total in 2026-10-11/2026-10-17',
  ],
  [['I went overdrawn in August, what caused it?'], 'balance_below 2026-08-01/2026-08-31'],
  [['why did we go overdrawn in June'], 'balance_below 2026-06-01/2026-06-30'],
  [
    [
      'As agreed on the phone, take the £6,000 printer out of the forecast and give me the new low point.',
    ],
    'declined action',
  ],
  [['write off the £4,215.60'], 'declined action'],
  [['why did Adobe charge us twice'], `list_payments out Adobe ${toDate}`],
  [['why did Adobe charge us twice in October'], `list_payments out Adobe ${october}`],
  [['Etsy’s paid us nothing since June, correct?'], 'flow_total in Etsy 2026-06-01/2026-11-20'],
  [['Etsy hasn’t paid us anything since June, right?'], 'flow_total in Etsy 2026-06-01/2026-11-20'],
])('%j', (prompts, plan) => {
  expect(planned(...prompts)).toBe(plan)
})

test('what is taken out before Christmas is held against all days ahead', () => {
  const { plan } = interpreted(
    'I’m minded to take an extra £3,000 out before Christmas. Would we still be above our buffer if I did?',
  )
  expect(plan).toMatchObject({ call: { tool: 'afford', args: { amount: 300000 } } })
  expect(plan).not.toHaveProperty('call.args.day')
})

test.each([
  'My wife fancies £3,000 out soon. Would we still be above our buffer if I did?',
  'what do I need to have ready for the taxman by the end of January',
  'why was Adobe so odd lately by the yard',
])('%s: no choice asks back again', (prompt) => {
  const { plan } = interpreted(prompt)
  const choices = plan.kind === 'clarify' ? plan.choices : []
  expect(choices.filter((each) => /^(clarify|unavail)/.test(planned(each.prompt)))).toEqual([])
})
