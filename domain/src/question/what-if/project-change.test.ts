// What-ifs about a sales project that is won or lost, alone or beside another change.
import { expect, test } from 'vitest'
import { plan, question } from '../../testing/question-books.ts'
import { interpret } from '../interpret.ts'

const projects = [
  { id: 'p1', name: 'Council offices repaint', client: 'Marlow Town Council' },
  { id: 'p2', name: 'Saltmarsh taproom fit-out', client: 'Saltmarsh Taproom' },
]
const argsOf = (prompt: string) => {
  const found = interpret(prompt, { question: { ...question, projects }, plan, before: null })
  return found.plan.kind === 'call' ? found.plan.call.args : found.plan
}
const council = { change: 'project', project: 'p1' }
const saltmarsh = { change: 'project', project: 'p2' }

test.each([
  ['what if we win the council bid', council, 'won'],
  ['what if the council job comes off', council, 'won'],
  ['suppose the council contract is signed', council, 'won'],
  ['if we got the council work how low would we go', council, 'won'],
  [
    'if the council job were definite rather than 50:50, where would we be in April',
    council,
    'won',
  ],
  ['what if the council bid is certain instead of a maybe', council, 'won'],
  ['what happens if Marlow Town Council don’t go ahead', council, 'lost'],
  ['what if we don’t get the council job', council, 'lost'],
  ['what if the council bid fell through', council, 'lost'],
  ['what if we lose the Saltmarsh fit-out', saltmarsh, 'lost'],
  ['what would happen if Saltmarsh taproom fit-out goes elsewhere', saltmarsh, 'lost'],
])('“%s” is a project', (prompt, project, outcome) => {
  expect(argsOf(prompt)).toMatchObject({ ...project, outcome })
})

test('a bid won and a van bought, or a payer who is late, are two changes', () => {
  expect(argsOf('if we win the council job and buy a £12k van in January')).toMatchObject({
    change: 'several',
    all: [
      { ...council, outcome: 'won' },
      { change: 'extra', side: 'out', amount: 1_200_000, day: '2027-01-01' },
    ],
  })
  expect(
    argsOf(
      'Suppose the council bid is won and Northwind pays a fortnight late from January: what is our lowest point then?',
    ),
  ).toMatchObject({
    change: 'several',
    all: [
      { ...council, outcome: 'won' },
      { change: 'delay', side: 'in', days: 14, dueFrom: '2027-01-01' },
    ],
  })
})

test.each(['what if we win a £2,000 a month contract', 'what if Northwind goes elsewhere'])(
  '“%s” is no project',
  (prompt) => {
    expect(argsOf(prompt)).not.toMatchObject({ change: 'project' })
  },
)
