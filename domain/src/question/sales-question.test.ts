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
      { prompt: 'What are the costs of the Saltmarsh taproom fit-out project' },
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

test('a payer who shares a word with a project is no stage of it', () => {
  expect(planOf('how much do we make from harbour museum')).toBeNull()
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

const bids = [
  ...projects,
  { id: 'p3', name: 'Lantern Street rebrand', client: 'Lantern Street Dental' },
  { id: 'p4', name: 'Council wayfinding bid', client: 'Tamar District Council' },
]
const planWith = (question: string, before: 'value' | 'chance' | null = null) =>
  projectPlan(
    tokensIn(question).map(({ text }) => text),
    bids,
    before,
  )

test.each([
  [
    'which two proposed projects have we got and what are they worth, weighted by likelihood',
    { aspect: 'weighted', statuses: ['Proposed'] },
  ],
  ['what jobs have we pitched for but not won yet', { statuses: ['Proposed'] }],
  ['have we lost any bids', { aspect: 'won', statuses: ['Lost'] }],
  ['did we win the lantern st job', { aspect: 'won', project: 'p3' }],
  [
    'how much would losing the Saltmarsh project cost us net of its costs',
    { aspect: 'loss', project: 'p1' },
  ],
  ['what if the taproom job fell through', { aspect: 'loss', project: 'p1' }],
  ['what does the saltmarsh job cost us', { aspect: 'costs', project: 'p1' }],
  ['which project is worth the most', { aspect: 'value', largest: true }],
  ['what will the lantern street job bring in and when', { aspect: 'stage', stage: 'stages' }],
])('“%s” is read as people put it', (question, args) => {
  expect(planWith(question)).toMatchObject({ kind: 'call', call: { args } })
})

test('after a project another one is asked the same, and a payee is none', () => {
  const args = { aspect: 'value', project: 'p3' }
  expect(planWith('and the Lantern Street one', 'value')).toMatchObject({ call: { args } })
  expect(planWith('and the council one?', 'chance')).toMatchObject({
    call: { args: { aspect: 'chance', project: 'p4' } },
  })
  expect(planWith('and the Lantern Street one')).toBeNull()
  expect(planWith('how is the kestrel project looking')).toMatchObject({ reason: 'no_project' })
  expect(planWith('which project is likeliest to be lost')).toBeNull()
})

const three = [
  { id: 'p1', name: 'Outdoor classroom', client: 'Tyne Valley Trust' },
  { id: 'p2', name: 'Council wayfinding bid', client: 'Marlow Town Council' },
  { id: 'p3', name: 'Saltmarsh taproom fit-out', client: 'Saltmarsh Taproom' },
]
const ofThree = (question: string) =>
  projectPlan(
    tokensIn(question).map(({ text }) => text),
    three,
  )

test.each([
  ['when does the second half of the Tyne Valley Trust grant come in', 'second half'],
  ['when will the first instalment of the Tyne Valley Trust grant land', 'first instalment'],
  ['how much is the other half of the Tyne Valley grant', 'second half'],
  ['when is the last bit of the Outdoor classroom grant due', 'final'],
])('“%s” is of one stage of a client’s project', (question, stage) => {
  expect(ofThree(question)).toMatchObject({
    call: { args: { aspect: 'stage', project: 'p1', stage } },
  })
})

test('a client’s grant is the project, but what it paid is not', () => {
  expect(ofThree('how much is the Tyne Valley Trust grant worth')).toMatchObject({
    call: { args: { aspect: 'value', project: 'p1' } },
  })
  expect(ofThree('how much did the Tyne Valley Trust grant bring in')).toBeNull()
})

test.each([
  [
    'if everything on the sales list were paid in full apart from the council bid how much would that be with vat',
    { aspect: 'value', without: ['p2'] },
  ],
  ['what are our projects worth without the council bid', { aspect: 'value', without: ['p2'] }],
  [
    'how much is still to come from all the jobs except saltmarsh',
    { aspect: 'open', without: ['p3'] },
  ],
  ['what are the jobs worth bar the council one and the saltmarsh one', { without: ['p2', 'p3'] }],
  ['leaving out the outdoor classroom what is the pipeline worth', { without: ['p1'] }],
])('“%s” is of the others', (question, args) => {
  expect(ofThree(question)).toMatchObject({ call: { tool: 'sales_projects', args } })
})

test('what is left out is never what is answered', () => {
  expect(ofThree('how much is owed to us apart from the council bid')).toBeNull()
  expect(
    ofThree('what would the gorgeous projects be worth apart from the council bid'),
  ).toMatchObject({
    kind: 'clarify',
    choices: [{ prompt: 'What are our projects worth apart from Council wayfinding bid?' }],
  })
})

test.each([
  'anything overdue off the projects and who from',
  'is anything late on our projects and from whom',
  'which projects are overdue and who by',
])('“%s” is overdue of all projects', (question) => {
  expect(ofThree(question)).toMatchObject({ call: { args: { aspect: 'overdue' } } })
})

test('the client of a job that was lost is a payer like any other', () => {
  const lost = [{ id: 'p3', name: 'Knaresborough Show day', client: 'Nidd Kennels', isOver: true }]
  const read = (question: string) =>
    projectPlan(
      tokensIn(question).map(({ text }) => text),
      lost,
    )
  expect(read('have Nidd Kennels paid their November invoice')).toBeNull()
  expect(read('what is still to come of Knaresborough Show day')).toMatchObject({ kind: 'call' })
})

test('a month is no stage of a project', () => {
  expect(planOf('has the November payment for the Harbour sign come')).not.toMatchObject({
    call: { args: { aspect: 'stage', stage: 'november' } },
  })
})
