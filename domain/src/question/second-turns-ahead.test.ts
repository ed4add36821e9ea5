// Second turns about what lies ahead: another sum or delay by its number alone, another tax about
// the same time, the quarter after, what brings the low about, a project's stage or chance.
import { expect, test } from 'vitest'
import { changeOf, plan, planOf, question } from '../testing/question-books.ts'
import type { Frame } from './frame.ts'
import { interpret } from './interpret.ts'

function called(...prompts: readonly string[]) {
  const found = planOf(...prompts)
  return found.kind === 'call' ? { tool: found.call.tool, ...found.call.args } : found.kind
}

test.each([
  [['can we afford £10,000', 'n 15?'], { tool: 'afford', amount: 1500000 }],
  [['can we afford £10,000', '20k then?'], { tool: 'afford', amount: 2000000 }],
  [['can we afford a £10k van in December', 'wot if its 12'], { tool: 'afford', amount: 1200000 }],
  [['what if Northwind pays a month late', '2?'], { change: 'delay', days: 60 }],
  [['what if Northwind pays a fortnight late', 'and 3?'], { change: 'delay', days: 21 }],
  [['what if Northwind pays 30 days late', 'and 45?'], { change: 'delay', days: 45 }],
  [['what if sales drop 10%', 'n 20?'], { change: 'scale', percent: -20 }],
  [
    ['what if sales drop 10% from January', 'just until the end of March'],
    { change: 'scale', percent: -10, from: '2027-01', to: '2027-03' },
  ],
  [
    ['what if we hired someone at £2,000 a month from February', 'what if they started in April'],
    { change: 'extra', every: 'month', from: '2027-04' },
  ],
  [
    ['can i pull an extra 10k divi b4 xmas n still pay the vat in feb', 'n 15?'],
    { change: 'extra', amount: 1500000, at: '2027-02-28', keep: 0 },
  ],
])('%j changes one figure', (prompts, expected) => {
  expect(changeOf(...prompts)).toMatchObject(expected)
})

test.each([
  [['when is corporation tax due', 'any vat round then too'], { tool: 'tax_due', kind: 'vat' }],
  [['when is the VAT due', 'is there any PAYE around then as well'], { kind: 'paye' }],
  [['when is the next VAT payment due', 'and the quarter after'], { kind: 'vat', skip: 1 }],
  [
    ['when will cash be lowest', 'which three payments do most to push it down there?'],
    { tool: 'forecast_low', causes: true },
  ],
  [
    ['when will cash be lowest', 'what are the biggest things dragging it down'],
    { tool: 'forecast_low', causes: true },
  ],
  [
    ['what is the balance of the reserve account', 'when did we last top it up'],
    { tool: 'transfers', account: 'reserve', way: 'in', latest: true },
  ],
  [
    ['what did we spend on fuel and rent in October', 'rent by itself?'],
    { tool: 'flow_total', subjects: [{ code: 'rent' }] },
  ],
])('%j', (prompts, expected) => {
  expect(called(...prompts)).toMatchObject(expected)
})

const projects = [
  { id: 'p1', name: 'Outdoor classroom', client: 'Marlow Valley Trust' },
  { id: 'p2', name: 'Saltmarsh taproom fit-out', client: 'Saltmarsh Taproom' },
]
function ofProjects(...prompts: readonly string[]) {
  let before: Frame | null = null
  let found = interpret('', { question: { ...question, projects }, plan, before })
  for (const prompt of prompts) {
    found = interpret(prompt, { question: { ...question, projects }, plan, before })
    before = found.frame ?? before
  }
  return found.plan.kind === 'call' ? found.plan.call.args : found.plan
}

test.each([
  [
    ['when does the second half of the Marlow Valley Trust grant come in?', 'and the first half?'],
    'first half',
  ],
  [
    [
      'when does the second half of the Marlow Valley Trust grant come in?',
      'Have we had the first half yet?',
    ],
    'first half',
  ],
])('%j is another stage', (prompts, stage) => {
  expect(ofProjects(...prompts)).toMatchObject({ aspect: 'stage', project: 'p1', stage })
})

test.each([
  [
    ['which projects have we won', 'which pays next'],
    { aspect: 'next', statuses: ['Won', 'Active'] },
  ],
  [['which sales projects are only proposals', 'Which of them is likelier?'], { aspect: 'chance' }],
  [
    ['which sales projects are only proposals', 'and what are the chances of each'],
    { aspect: 'chance' },
  ],
  [['outdoor classroom, are we in pocket on it'], { aspect: 'margin', project: 'p1' }],
  [['what will we make on the outdoor classroom after costs'], { aspect: 'margin', project: 'p1' }],
  [
    ['how much of the saltmarsh job isn’t ours to keep because it’s VAT'],
    { aspect: 'vat', project: 'p2' },
  ],
  [['how much VAT is there in the saltmarsh job'], { aspect: 'vat', project: 'p2' }],
  [['which of our proposals is most likely to come off'], { aspect: 'chance' }],
])('%j', (prompts, expected) => {
  expect(ofProjects(...prompts)).toMatchObject(expected)
})

const names = (found: ReturnType<typeof called>) =>
  typeof found === 'string' || !('subjects' in found) ? [] : found.subjects?.map(({ name }) => name)

test.each([
  [['how much does Northwind owe us?', "when's the next payment?"], 'in', ['Northwind Hotels']],
  [['does Etsy owe us anything?', 'next payment?'], 'in', ['Etsy']],
  [
    ['which invoices has Northwind not paid?', 'when is the next bit due'],
    'in',
    ['Northwind Hotels'],
  ],
  [['how much do we owe Adobe?', "and when's the next payment due?"], 'out', ['Adobe']],
  [['List the customer invoices that are overdue', "when's the next payment?"], 'in', []],
])('%j is the next payment of the same', (prompts, side, about) => {
  const found = called(...prompts)
  expect(found).toMatchObject({ tool: 'upcoming', side, next: true })
  expect(names(found)).toEqual(about)
})

test.each([
  ['how much does Northwind owe us?', 'when is the next bill due', 'out'],
  ['how much does Northwind owe us?', 'when do we pay next', 'out'],
  ['how much do we owe Adobe?', 'when do we get paid next', 'in'],
])('“%s”, “%s” is of the other way and names nobody', (first, turn, side) => {
  const found = called(first, turn)
  expect(found).toMatchObject({ tool: 'upcoming', side, next: true })
  expect(names(found)).toEqual([])
})

test.each([
  ['What bills are due in the next 30 days?', { tool: 'upcoming', side: 'out', next: false }],
  ['What money is due in next month?', { tool: 'upcoming', side: 'in', next: false }],
  ['Which of our bills are unpaid?', { tool: 'invoices', side: 'out', first: 'parties' }],
])('“who owes what?” after “%s” is of that list', (first, expected) => {
  expect(called(first, 'who owes what?')).toMatchObject(expected)
})
