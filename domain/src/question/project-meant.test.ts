// What is meant after the answer on one project.
import { expect, test } from 'vitest'
import { question as books } from '../testing/question-books.ts'
import { projectMeant } from './project-meant.ts'
import { tokensIn } from './tokens.ts'

const context = {
  ...books,
  projects: [{ id: 'p1', name: 'Saltmarsh taproom fit-out', client: 'Saltmarsh Taproom' }],
}
const meant = (question: string) =>
  projectMeant(
    question,
    tokensIn(question).map(({ text }) => text),
    {
      answeredBy: { tool: 'sales_projects', args: { aspect: 'value', project: 'p1' } },
      context,
      aspect: 'value',
    },
  )

test.each([
  ['how much is left', 'open'],
  ['when do they pay next', 'next'],
  ['how likely is it', 'chance'],
  ['what is the margin on it', 'margin'],
])('“%s” is of the project before', (question, aspect) => {
  expect(meant(question)).toMatchObject({
    call: { tool: 'sales_projects', args: { aspect, project: 'p1' } },
  })
})

test.each([
  'how much is left in the bank',
  'what is our balance',
  'how much is left after rent',
  'how much did Northwind pay next',
  'is it more than £5,000',
])('“%s” is no question of the project before', (question) => {
  expect(meant(question)).toBeNull()
})
