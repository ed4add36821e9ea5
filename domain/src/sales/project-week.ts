// What a week did to the sales projects: what came in, which projects changed their status, what is
// expected next, and what slipped.
import { addDays, type Day } from '../calendar.ts'
import { type Nation, nextWorkingDay } from '../holidays.ts'
import { less, type Minor, sum, zero } from '../money.ts'
import { compareText } from '../order.ts'
import type { SettledMilestone, SettledProject } from './settle.ts'
import { isWon, type ProjectStatus } from './status.ts'

/** A milestone of a project with an amount on a day. */
export type ProjectReceipt = {
  readonly projectId: string
  readonly project: string
  readonly label: string
  readonly amount: Minor
  readonly day: Day
}

/** A milestone that is overdue, or expected later than it was planned at first. */
type SlippedReceipt = ProjectReceipt & {
  readonly plannedOn: Day
  readonly isOverdue: boolean
}

/**
 * A project that was won, stopped or finished within the week. `open` is what was still to come of
 * it.
 */
type ChangedProject = {
  readonly projectId: string
  readonly project: string
  readonly status: ProjectStatus
  readonly day: Day
  readonly open: Minor
}

/** A week of the projects; each list in the order of its days. */
type ProjectWeek = {
  readonly received: readonly ProjectReceipt[]
  readonly changed: readonly ChangedProject[]
  readonly expected: readonly ProjectReceipt[]
  readonly slipped: readonly SlippedReceipt[]
}

/** So many days after `asOf` are looked ahead. */
const projectDaysAhead = 30

/**
 * `asOf` is the last day known; null where nothing is looked ahead, as in a report on an older
 * week.
 */
export function projectWeek(
  projects: readonly SettledProject[],
  known: { week: { from: Day; to: Day }; asOf: Day | null; nation: Nation },
): ProjectWeek {
  const { week, asOf } = known
  const inWeek = (day: Day) => day >= week.from && day <= week.to
  const agreed = projects.filter(({ project }) => isWon(project.status))
  const open = asOf === null ? [] : agreed.flatMap((each) => openMilestones(each))
  return {
    received: byDay(
      projects.flatMap(({ project, milestones }) =>
        milestones.flatMap(({ label, matches }) => {
          const some = matches.filter(({ day }) => inWeek(day))
          const last = some
            .map(({ day }) => day)
            .sort()
            .at(-1)
          const amount = sum(some.map((match) => match.amount))
          return last
            ? [{ projectId: project.id, project: project.name, label, amount, day: last }]
            : []
        }),
      ),
    ),
    changed: byDay(
      projects
        .filter(({ project }) => project.status !== 'Proposed' && inWeek(project.statusSince))
        .map(({ project, milestones }) => ({
          projectId: project.id,
          project: project.name,
          status: project.status,
          day: project.statusSince,
          open: milestones.reduce(
            (all, { gross, received }) => sum([all, less(gross, received)]),
            zero,
          ),
        })),
    ),
    expected: byDay(
      open
        .filter(
          ({ isOverdue, day }) => !isOverdue && day <= addDays(asOf ?? week.to, projectDaysAhead),
        )
        .map(({ plannedOn: _planned, isOverdue: _overdue, ...receipt }) => receipt),
    ),
    slipped: byDay(
      open.filter(
        ({ isOverdue, day, plannedOn }) =>
          isOverdue || day > nextWorkingDay(plannedOn, known.nation),
      ),
    ),
  }
}

function openMilestones({ project, milestones }: SettledProject): SlippedReceipt[] {
  return milestones
    .filter(({ open, state }) => open > 0 && state !== 'removed')
    .map((milestone: SettledMilestone) => ({
      projectId: project.id,
      project: project.name,
      label: milestone.label,
      amount: milestone.open,
      day: milestone.expectedOn,
      plannedOn: milestone.plannedOn,
      isOverdue: milestone.state === 'overdue',
    }))
}

function byDay<T extends { readonly day: Day; readonly project: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => compareText(a.day, b.day) || compareText(a.project, b.project))
}
