// Questions about sales projects.
import { expect, test } from 'vitest'
import { projectPlan } from './sales-question.ts'
import { tokensIn } from './tokens.ts'

const projects = [
  { id: 'p1', name: 'Saltmarsh taproom fit-out', client: 'Saltmarsh Taproom' },
  { id: 'p2', name: 'Harbour sign', client: 'Alder and Finch' },
]
const planOf = (question: string) =>
  projectPlan(
    tokensIn(question).map(({ text }) => text),
    projects,
  )

test('what is still to come of a project', () => {
  expect(planOf("what's still to come on the Saltmarsh taproom fit-out")).toMatchObject({
    kind: 'call',
    call: { tool: 'sales_projects', args: { aspect: 'open', project: 'p1' } },
  })
})

test('receipts alone are no answer where costs are asked for, too', () => {
  expect(
    planOf("what's still to come in and go out on the Saltmarsh taproom fit-out"),
  ).toMatchObject({
    kind: 'clarify',
    choices: [
      { prompt: 'How much is still to come of the Saltmarsh taproom fit-out project' },
      { prompt: 'When is the next payment of the Saltmarsh taproom fit-out project' },
      { prompt: 'What is the value of the Saltmarsh taproom fit-out project' },
    ],
  })
})

test.each([
  ['what is the Harbour sign job worth and how likely is it', { aspect: 'chance', project: 'p2' }],
  ['which jobs are we likely to win', { aspect: 'chance' }],
  ['which project pays next', { aspect: 'next' }],
  ['how likely is the taproom job', { aspect: 'chance', project: 'p1' }],
  ['whats the margin on the Harbour sign project', { aspect: 'margin', project: 'p2' }],
])('“%s”', (question, args) => {
  expect(planOf(question)).toMatchObject({ kind: 'call', call: { tool: 'sales_projects', args } })
})

test('a margin of all projects together is none', () => {
  expect(planOf('what margin do our projects make')).toBeNull()
})
