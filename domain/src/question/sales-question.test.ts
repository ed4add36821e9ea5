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

test.each([
  ['when will the Saltmarsh deposit arrive and how much is it', 'deposit'],
  ['when is the stage payment on Saltmarsh due', 'stage'],
  ['how much is the final payment of the Saltmarsh taproom fit-out', 'final'],
  ['when is the Saltmarsh handover due', 'handover'],
  ['what are the stages on Saltmarsh', 'stages'],
  ['when does saltmarsh finish paying', 'final'],
])('“%s” is of one stage', (question, stage) => {
  expect(planOf(question)).toMatchObject({
    kind: 'call',
    call: { tool: 'sales_projects', args: { aspect: 'stage', project: 'p1', stage } },
  })
})

test.each([
  ['what bids have we got in', { aspect: 'value', statuses: ['Proposed'] }],
  ['how much work have we got lined up', { aspect: 'value' }],
  ['how much of our pipeline is certain', { aspect: 'value', statuses: ['Won', 'Active'] }],
  ['what are the chances of getting the Harbour sign', { aspect: 'chance', project: 'p2' }],
  ['hows the Saltmarsh job looking', { aspect: 'value', project: 'p1' }],
])('“%s”', (question, args) => {
  expect(planOf(question)).toMatchObject({ kind: 'call', call: { tool: 'sales_projects', args } })
})
