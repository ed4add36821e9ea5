// Where a project stands, what it may become, and whether its cash still counts.
import type { Day } from '../calendar.ts'

/** The seven statuses, in the order in which lists show them. */
export const projectStatuses = [
  'Proposed',
  'Won',
  'Active',
  'On hold',
  'Completed',
  'Lost',
  'Cancelled',
] as const

/** Where a project stands. */
export type ProjectStatus = (typeof projectStatuses)[number]

/** What each status may become. Everything else is refused; a slip is put right by undoing it. */
export const transitions: Readonly<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  Proposed: ['Won', 'Active', 'On hold', 'Lost', 'Cancelled'],
  Won: ['Active', 'On hold', 'Completed', 'Cancelled'],
  Active: ['On hold', 'Completed', 'Cancelled'],
  'On hold': ['Proposed', 'Won', 'Active', 'Lost', 'Cancelled'],
  Completed: ['Active'],
  Lost: ['Proposed', 'Won'],
  Cancelled: ['Proposed', 'Won', 'Active'],
}

/** Whether a project may go from one status to another. */
export function mayBecome(from: ProjectStatus, to: ProjectStatus): boolean {
  return transitions[from].includes(to)
}

/** Whether the client has agreed: its cash is expected in whole. */
export function isWon(status: ProjectStatus): boolean {
  return status === 'Won' || status === 'Active' || status === 'Completed'
}

/** Whether cash on and after the effective date is no longer expected. */
export function isStopped(status: ProjectStatus): boolean {
  return status === 'On hold' || status === 'Lost' || status === 'Cancelled'
}

/** Whether cash of a day is still expected of a project with this status since that date. */
export function countsOn(project: { status: ProjectStatus; statusSince: Day }, day: Day): boolean {
  return !isStopped(project.status) || day < project.statusSince
}
