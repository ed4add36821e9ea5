// What screens call the states and figures of a project.
import type { ProjectStatus } from '@plimsoll/contract/sales-input'
import type { Project, ProjectRow } from '@plimsoll/contract/sales-project'
import type { Day } from '@plimsoll/domain/calendar'
import { grouped, money } from '../../format/amount.ts'
import { dayShort } from '../../format/date.ts'
import type { ChipTone } from '../../ui/Chip.tsx'

/** The colour of a status; its word carries the meaning. */
export const statusTones: Readonly<Record<ProjectStatus, ChipTone>> = {
  Proposed: 'forecast',
  Won: 'good',
  Active: 'good',
  'On hold': 'warn',
  Completed: 'neutral',
  Lost: 'bad',
  Cancelled: 'neutral',
}

/** What choosing a status does to the forecast. */
export const statusEffects: Readonly<Record<ProjectStatus, string>> = {
  Proposed: 'Counts at its probability.',
  Won: 'Counts in full: the client has agreed.',
  Active: 'Counts in full: work has started.',
  'On hold': 'Takes cash from the effective date out of the forecast until it goes on.',
  Completed: 'Work is done. What is still to be paid stays in the forecast.',
  Lost: 'Removes cash on and after the effective date. What has been received stays.',
  Cancelled: 'Removes cash on and after the effective date. What has been received stays.',
}

/** What the state of a milestone or a payment is called, with its colour. */
export const itemStates: Readonly<
  Record<Project['milestones'][number]['state'], { word: string; tone: ChipTone }>
> = {
  expected: { word: 'Expected', tone: 'forecast' },
  part: { word: 'Part paid', tone: 'warn' },
  met: { word: 'Paid', tone: 'good' },
  overdue: { word: 'Overdue', tone: 'bad' },
  removed: { word: 'Removed', tone: 'neutral' },
}

/** `3 Jan to 28 Feb 2027`, or `From 3 Jan 2027` without an end. */
export function spanWords(start: Day, end: Day | null): string {
  if (end === null) return `From ${dayAndYear(start)}`
  const isSameYear = start.slice(0, 4) === end.slice(0, 4)
  return `${isSameYear ? dayShort(start) : dayAndYear(start)} to ${dayAndYear(end)}`
}

/** `3 Jan 2027`. */
export function dayAndYear(day: Day): string {
  return `${dayShort(day)} ${day.slice(0, 4)}`
}

/** `32%`, or a dash where there is no revenue. */
export function marginWords(margin: number | null): string {
  return margin === null ? '–' : `${String(margin).replace('-', '−')}%`
}

/** How far a project has slipped from its first plan; empty where it has not. */
export function slipWords({ slip_days: days }: Pick<ProjectRow, 'slip_days'>): string {
  if (days === 0) return ''
  return days > 0 ? `${inDays(days)} late` : `${inDays(-days)} early`
}

/** What is overdue of a project; else how it stands against its first plan. */
export function planWords(project: Pick<ProjectRow, 'slip_days' | 'overdue'>): string {
  const { slip_days: days, overdue } = project
  if (overdue.count > 0) return `${money(overdue.amount)} overdue`
  if (days === 0) return 'On plan'
  return `${inDays(Math.abs(days))} ${days > 0 ? 'later' : 'earlier'} than planned`
}

/** `1 day`, `12 days`. */
function inDays(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`
}

/** `1 project`, `12 projects`. */
export function inProjects(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'project' : 'projects'}`
}
