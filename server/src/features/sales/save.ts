// Everything that changes projects goes through here: held, checked, written, noted in the history,
// and undone the same way.

import { staleVersion } from '@plimsoll/contract/sales-input'
import type { Day } from '@plimsoll/domain/calendar'
import { Problem, type ProblemDetail } from '@plimsoll/domain/problem'
import type { Project } from '@plimsoll/domain/sales/project'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import { booksChangedQueue } from '../../books/change-books.ts'
import { bumpVersions } from '../../books/version.store.ts'
import type { Context } from '../../context.ts'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import { type ProjectBook, readProjectBook } from './book.ts'
import {
  type Author,
  type Before,
  type ChangeKind,
  findChange,
  keepChange,
  markUndone,
  readHistory,
} from './changes.store.ts'
import { keepMatches } from './matches.store.ts'
import { holdProjects, removeProjects, writeProjects } from './projects.store.ts'

/** One project of a change: as it becomes, in words, and which of its fields change. */
export type ChangedProject = {
  readonly after: Project
  readonly words: string
  readonly fields: readonly string[]
}

/** A change of one project or several, made at once. */
type Change = {
  readonly kind: ChangeKind
  readonly effectiveDate?: Day | null
  readonly reason?: string | null | undefined
  readonly projects: readonly ChangedProject[]
  /** Whether milestones or costs may differ. */
  readonly withItems: boolean
}

/**
 * Makes the change that `plan` works out from the projects as they stand, and returns its id.
 * `plan` refuses what cannot be.
 */
export async function changeProjects(
  context: Context,
  author: Author,
  plan: (book: ProjectBook, tx: TenantTx) => Change | Promise<Change>,
): Promise<{ changeId: string; ids: string[] }> {
  return withProjects(context, author.businessId, async (tx, book) => {
    const change = await plan(book, tx)
    const projects = change.projects.map(({ after }) => ({
      project: after,
      version: (book.stored.get(after.id)?.version ?? 0) + 1,
    }))
    await writeProjects(tx, author.businessId, { projects, withItems: change.withItems })
    const changeId = await keepChange(tx, author, {
      kind: change.kind,
      effectiveDate: change.effectiveDate ?? null,
      reason: change.reason || null,
      items: change.projects.map(({ after, words, fields }, at) => ({
        projectId: after.id,
        words,
        fields,
        version: projects[at]?.version ?? 1,
        before: { project: book.stored.get(after.id)?.project ?? null },
      })),
    })
    return { changeId, ids: change.projects.map(({ after }) => after.id) }
  })
}

/**
 * Runs a change of projects in one transaction that no other runs beside; what hangs on them is
 * made again afterwards.
 */
export async function withProjects<T>(
  context: Context,
  businessId: string,
  work: (tx: TenantTx, book: ProjectBook) => Promise<T>,
): Promise<T> {
  const at = { today: context.today(), isWriting: true }
  const result = await asTenant(context.db, businessId, async (tx) => {
    await holdProjects(tx, businessId)
    const before = await readProjectBook(tx, businessId, at)
    const done = await work(tx, before)
    const after = await readProjectBook(tx, businessId, at)
    // The engine looks at the transactions that belong to no project alone.
    if (!isSame(before.settlement.claimed, after.settlement.claimed))
      await bumpVersions(tx, businessId, ['decisions'])
    await context.jobs.enqueue(tx, booksChangedQueue.name, { businessId })
    return done
  })
  context.jobs.wake(booksChangedQueue.name)
  return result
}

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a.keys()].every((id) => b.has(id))
}

/** The settled project with an id. Refuses one that the business does not have. */
export function findProject(book: ProjectBook, id: string): SettledProject {
  const found = book.settlement.projects.find(({ project }) => project.id === id)
  if (!found) throw new Problem('not_found', 'There is no such project.')
  return found
}

/** Refuses a change that was made upon an older version, with what has been changed since. */
export async function checkVersion(
  tx: TenantTx,
  businessId: string,
  edited: { book: ProjectBook; id: string; version: number | undefined },
): Promise<void> {
  const current = edited.book.stored.get(edited.id)?.version
  if (edited.version === undefined || current === edited.version) return
  const since = (await readHistory(tx, businessId, edited.id)).filter(
    ({ version, undone }) => version > (edited.version ?? 0) && !undone,
  )
  const details: ProblemDetail[] = since.flatMap(({ words, fields, author }) =>
    fields.map((path) => ({ message: `${author} changed this project: ${words}.`, path })),
  )
  const [first] = details
  const what = first?.message ?? 'This project was changed in another window.'
  throw new Problem(
    'conflict',
    `${what} Nothing of yours was saved. Load the project again to see it.`,
    {
      kind: staleVersion,
      details: [
        { message: `${what} Nothing of yours was saved. Load the project again to see it.` },
        ...details,
      ],
    },
  )
}

/**
 * Takes a change back as a whole. Refuses one that is undone already, or on which a later one
 * stands.
 */
export async function undoChange(
  context: Context,
  author: Author,
  changeId: string,
): Promise<{ series_ids: string[]; words: string }> {
  const { businessId } = author
  return withProjects(context, businessId, async (tx, book) => {
    const change = await findChange(tx, businessId, changeId)
    if (!change) throw new Problem('not_found', 'There is no such change.')
    if (change.undone) throw new Problem('conflict', 'This change has been undone already.')
    if (!change.isLatest)
      throw new Problem(
        'conflict',
        'The project was changed again since. Undo the later change first.',
      )
    const befores = change.items.map(({ before, projectId }) => ({ before, projectId }))
    await putBack(tx, businessId, { befores, book })
    await markUndone(tx, businessId, changeId)
    const ids = change.items.map(({ projectId }) => projectId)
    const [first] = change.items
    const words = ids.length === 1 ? (first?.words ?? '') : `${ids.length} projects`
    return { series_ids: ids, words: `Undone: ${words}` }
  })
}

async function putBack(
  tx: TenantTx,
  businessId: string,
  undoing: {
    befores: readonly { before: Before; projectId: string }[]
    book: ProjectBook
  },
): Promise<void> {
  const created: string[] = []
  const projects: { project: Project; version: number }[] = []
  for (const { before, projectId } of undoing.befores) {
    const version = (undoing.book.stored.get(projectId)?.version ?? 0) + 1
    if ('matches' in before) {
      await keepMatches(tx, businessId, { projectId, rows: before.matches })
      const now = undoing.book.stored.get(projectId)
      if (now) projects.push({ project: now.project, version })
    } else if (before.project) projects.push({ project: before.project, version })
    else created.push(projectId)
  }
  if (created.length > 0) await removeProjects(tx, businessId, created)
  if (projects.length > 0) await writeProjects(tx, businessId, { projects, withItems: true })
}
