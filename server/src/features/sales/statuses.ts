// Changing where projects stand, and moving or weighing several at once: all of them, or none.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { Problem } from '@plimsoll/domain/problem'
import { latestReceipt } from '@plimsoll/domain/sales/check'
import type { Project } from '@plimsoll/domain/sales/project'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import { isStopped, isWon, mayBecome, type ProjectStatus } from '@plimsoll/domain/sales/status'
import type { Context } from '../../context.ts'
import type { ProjectBook } from './book.ts'
import type { Author } from './changes.store.ts'
import { type ChangedProject, changeProjects, checkVersion, findProject } from './save.ts'

/** A change of status, of one project or of several. */
type StatusChange = {
  readonly newStatus: ProjectStatus
  readonly effectiveDate: Day
  readonly reason: string | undefined
}

/** Changes the status of one project. */
export async function changeStatus(
  context: Context,
  author: Author,
  edit: StatusChange & { id: string; version: number | undefined },
): Promise<string> {
  const { changeId } = await changeProjects(context, author, async (book, tx) => {
    const settled = findProject(book, edit.id)
    await checkVersion(tx, author.businessId, { book, id: edit.id, version: edit.version })
    const refusal = statusRefusal(settled, edit)
    if (refusal) throw new Problem('conflict', refusal)
    return {
      kind: 'status',
      effectiveDate: edit.effectiveDate,
      reason: edit.reason,
      projects: [restated(settled.project, edit)],
      withItems: false,
    }
  })
  return changeId
}

/**
 * Changes the status of several projects. One that may not stops all, and each that may not is
 * named.
 */
export async function changeStatuses(
  context: Context,
  author: Author,
  edit: StatusChange & { ids: readonly string[] },
): Promise<{ changeId: string; words: string }> {
  const { changeId, ids } = await changeProjects(context, author, (book) => {
    const chosen = projectsWith(book, edit.ids)
    refuseAll(chosen, (settled) => statusRefusal(settled, edit))
    return {
      kind: 'status',
      effectiveDate: edit.effectiveDate,
      reason: edit.reason,
      projects: chosen.map(({ project }) => restated(project, edit)),
      withItems: false,
    }
  })
  return { changeId, words: `${countWords(ids.length)} ${edit.newStatus}` }
}

/** Why a project may not change so; null where it may. */
export function statusRefusal(
  { project, milestones }: SettledProject,
  { newStatus, effectiveDate }: Pick<StatusChange, 'newStatus' | 'effectiveDate'>,
): string | null {
  const { name, status } = project
  if (status === newStatus) return `“${name}” is ${status} already.`
  if (!mayBecome(status, newStatus)) return `“${name}” is ${status} and can’t become ${newStatus}.`
  const received = isStopped(newStatus) ? latestReceipt(milestones) : null
  if (received && effectiveDate <= received)
    return `“${name}” has a receipt of ${dayInWords(received)}. Choose an effective date after it.`
  return null
}

/** A project with another status. */
export function restated(
  project: Project,
  { newStatus, effectiveDate }: Pick<StatusChange, 'newStatus' | 'effectiveDate'>,
): ChangedProject {
  const after = {
    ...project,
    status: newStatus,
    statusSince: effectiveDate,
    isAgreed: project.isAgreed || isWon(newStatus),
  }
  return { after, words: `${project.status} to ${newStatus}`, fields: ['status'] }
}

/** Moves what is still open of several projects by some days. */
export async function shiftDates(
  context: Context,
  author: Author,
  edit: { ids: readonly string[]; days: number; reason: string | undefined },
): Promise<{ changeId: string; words: string }> {
  const { changeId, ids } = await changeProjects(context, author, (book) => {
    const chosen = projectsWith(book, edit.ids)
    refuseAll(chosen, (settled) => shiftRefusal(settled, edit.days))
    const words = `Moved by ${edit.days} ${Math.abs(edit.days) === 1 ? 'day' : 'days'}`
    return {
      kind: 'dates',
      reason: edit.reason,
      projects: chosen.map((settled) => ({
        after: shifted(settled, edit.days),
        words,
        fields: ['milestones', 'costs', 'end'],
      })),
      withItems: true,
    }
  })
  return { changeId, words: `${countWords(ids.length)} moved by ${edit.days} days` }
}

/** What has come stays where it is; a project of which nothing has come moves as a whole. */
function shifted(settled: SettledProject, days: number): Project {
  const { project } = settled
  const move = (day: Day) => addDays(day, days)
  const moveIf = (day: Day | null) => day && move(day)
  const open = new Set(
    settled.milestones.filter(({ state }) => state !== 'met').map(({ id }) => id),
  )
  const paid = new Set(
    settled.costs
      .filter(({ payments }) => payments.some((payment) => payment.paid > 0))
      .map(({ cost }) => cost.id),
  )
  const isUntouched = settled.milestones.every(({ received }) => received === 0) && paid.size === 0
  return {
    ...project,
    start: isUntouched ? move(project.start) : project.start,
    end: moveIf(project.end),
    milestones: project.milestones.map((milestone) =>
      open.has(milestone.id)
        ? {
            ...milestone,
            invoiceDate: move(milestone.invoiceDate),
            chosenOn: moveIf(milestone.chosenOn),
          }
        : milestone,
    ),
    costs: project.costs.map((cost) =>
      paid.has(cost.id) ? cost : { ...cost, day: moveIf(cost.day), until: moveIf(cost.until) },
    ),
  }
}

function shiftRefusal(settled: SettledProject, days: number): string | null {
  const { project } = settled
  if (project.status === 'Completed' || project.status === 'Lost' || project.status === 'Cancelled')
    return `“${project.name}” is ${project.status}: there is nothing left to move.`
  const after = shifted(settled, days)
  const early = after.milestones.find(({ invoiceDate }) => invoiceDate < after.start)
  if (early)
    return `“${project.name}” can’t move that far: “${early.label}” would be invoiced before the project starts.`
  if (after.end && after.end < after.start)
    return `“${project.name}” can’t move that far: it would end before it starts.`
  return null
}

/** Sets the probability of several projects. */
export async function setProbability(
  context: Context,
  author: Author,
  edit: { ids: readonly string[]; probability: number; reason: string | undefined },
): Promise<{ changeId: string; words: string }> {
  const { probability } = edit
  const { changeId, ids } = await changeProjects(context, author, (book) => {
    const chosen = projectsWith(book, edit.ids)
    refuseAll(chosen, ({ project }) =>
      project.status === 'Proposed' || project.status === 'On hold'
        ? null
        : `“${project.name}” is ${project.status}: only proposed projects and those on hold have a probability.`,
    )
    return {
      kind: 'probability',
      reason: edit.reason,
      projects: chosen.map(({ project }) => ({
        after: { ...project, probability },
        words: `Probability from ${project.probability}% to ${probability}%`,
        fields: ['probability'],
      })),
      withItems: false,
    }
  })
  return { changeId, words: `${countWords(ids.length)} at ${probability}%` }
}

/** The projects with these ids, each once. Refuses one that the business does not have. */
function projectsWith(book: ProjectBook, ids: readonly string[]): SettledProject[] {
  const byId = new Map(book.settlement.projects.map((each) => [each.project.id, each]))
  return [...new Set(ids)].map((id) => {
    const found = byId.get(id)
    if (!found) throw new Problem('not_found', 'There is no such project.')
    return found
  })
}

/**
 * All or nothing: where any is refused, nothing changes. The message names each of them and
 * explains the first; the details explain each.
 */
function refuseAll(
  chosen: readonly SettledProject[],
  refusalOf: (settled: SettledProject) => string | null,
): void {
  const refused = chosen.flatMap((settled) => {
    const message = refusalOf(settled)
    return message ? [{ message, path: settled.project.id, name: settled.project.name }] : []
  })
  const [first, ...others] = refused
  if (!first) return
  const rest = others.length === 0 ? '' : ` ${quotedNames(others)} can’t change either.`
  throw new Problem('conflict', `Nothing was changed. ${first.message}${rest}`, {
    details: refused.map(({ message, path }) => ({ message, path })),
  })
}

/** `“One”, “Two” and “Three”`. */
function quotedNames(named: readonly { name: string }[]): string {
  const names = named.map(({ name }) => `“${name}”`)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}

function countWords(count: number): string {
  return count === 1 ? '1 project' : `${count} projects`
}
