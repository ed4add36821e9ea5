// What a week did to two projects, by hand.
import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { projectWeek } from './project-week.ts'
import type { SettledProject } from './settle.ts'

const week = { from: '2026-11-16', to: '2026-11-22' }

type Milestone = Partial<SettledProject['milestones'][number]>
const project = (name: string, status: string, milestones: readonly Milestone[]): SettledProject =>
  ({
    project: { id: name, name, status, statusSince: '2026-11-18' },
    milestones: milestones.map((milestone) => ({
      label: 'Stage',
      state: 'expected',
      gross: minor(100_000),
      received: minor(0),
      open: minor(100_000),
      matches: [],
      ...milestone,
    })),
  }) as unknown as SettledProject

const projects = [
  project('Taproom', 'Active', [
    {
      state: 'part',
      received: minor(40_000),
      open: minor(60_000),
      plannedOn: '2026-11-10',
      expectedOn: '2026-12-01',
      matches: [
        { movementId: 'a', day: '2026-11-12', amount: minor(10_000), byHand: false },
        { movementId: 'b', day: '2026-11-19', amount: minor(30_000), byHand: false },
      ],
    },
    // Planned for a Saturday, so it is expected on the Monday: that is no slip.
    { plannedOn: '2027-01-09', expectedOn: '2027-01-11' },
    { state: 'overdue', plannedOn: '2026-10-26', expectedOn: '2026-10-26' },
  ]),
  project('Signage', 'Cancelled', [{ plannedOn: '2026-12-01', expectedOn: '2026-12-01' }]),
]
const known = { week, asOf: '2026-11-20', nation: 'england_and_wales' as const }

test('receipts of the week, changes of status, what slipped and what is expected', () => {
  const found = projectWeek(projects, known)
  expect(found.received).toEqual([
    { projectId: 'Taproom', project: 'Taproom', label: 'Stage', amount: 30_000, day: '2026-11-19' },
  ])
  expect(found.changed.map(({ project: name, open }) => [name, open])).toEqual([
    ['Signage', 100_000],
    ['Taproom', 260_000],
  ])
  expect(found.slipped.map(({ plannedOn, isOverdue }) => [plannedOn, isOverdue])).toEqual([
    ['2026-10-26', true],
    ['2026-11-10', false],
  ])
  // A stopped project expects nothing.
  expect(found.expected.map(({ day, amount }) => [day, amount])).toEqual([['2026-12-01', 60_000]])
})

test('an older week looks nowhere ahead', () => {
  const { expected, slipped } = projectWeek(projects, { ...known, asOf: null })
  expect([expected, slipped]).toEqual([[], []])
})
