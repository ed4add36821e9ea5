// The sentences on several sales projects.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { leavingOut, projectsAnswer } from './projects-together.ts'

type Row = Parameters<typeof projectsAnswer>[0][number]

const rowOf = (name: string, gross: number, other: Partial<Row> = {}): Row => {
  const value = { gross: minor(gross), net: minor(gross), outstanding: minor(gross) }
  const client = { name: `${name} Trust` }
  const row = { name, client, status: 'Won', weighted: minor(gross), ...value }
  return { ...row, overdue: { count: 0, amount: minor(0) }, ...other } as unknown as Row
}
const late = { overdue: { count: 1, amount: minor(300) } }
const rows = [rowOf('Harbour', 1_000, late), rowOf('Orchard', 200, { status: 'On hold' })]

test('what is overdue names the project and who it is from', () => {
  const { template, facts } = projectsAnswer(rows, 'overdue')
  expect(template).toBe(
    '{{late}} of {{count}} sales projects has an overdue milestone: {{overdue_aa}} of {{name_aa}}, from {{client_aa}}.',
  )
  expect(facts).toContainEqual(expect.objectContaining({ id: 'overdue_aa', minor: '300' }))
  const none = projectsAnswer([rowOf('Orchard', 200)], 'overdue')
  expect(none.template).toBe('No sales project has an overdue milestone.')
})

test('work on hold is counted, and the rest is stated without it', () => {
  const { template, facts } = projectsAnswer(rows, 'value')
  expect(template).toContain('Without {{held_aa}}, which is on hold, it’s worth {{without_held}}.')
  expect(facts).toContainEqual(expect.objectContaining({ id: 'without_held', minor: '1000' }))
})

test('what is left out is named first', () => {
  const { template } = leavingOut([rowOf('Council bid', 500)], projectsAnswer(rows, 'value'))
  expect(template).toMatch(/^Leaving out \{\{left_aa\}\}, you have \{\{count\}\} sales projects/)
})
