// Creating a project, changing its details, re-dating a milestone.
import type { ProjectInput, ProjectPatch } from '@plimsoll/contract/sales-input'
import { money } from '@plimsoll/domain/amount-words'
import { dayAndMonth, dayInWords } from '@plimsoll/domain/date-words'
import { Problem } from '@plimsoll/domain/problem'
import type { Project } from '@plimsoll/domain/sales/project'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import { readMerchantNames } from '../../books/figures/movements.store.ts'
import type { Context } from '../../context.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { ProjectBook } from './book.ts'
import type { Author } from './changes.store.ts'
import { changedProject, newProject } from './input.ts'
import { changeProjects, checkVersion, findProject } from './save.ts'

/** So many projects a business may have. */
const projectsMax = 5000

/** Creates a project and returns its id. */
export async function createProject(
  context: Context,
  author: Author,
  input: ProjectInput,
): Promise<string> {
  const { ids } = await changeProjects(context, author, async (book, tx) => {
    checkRoom(book, 1)
    const after = newProject(input, book)
    await checkParties(tx, author.businessId, after)
    const words = `Created as ${after.status}`
    return {
      kind: 'created',
      effectiveDate: after.statusSince,
      projects: [{ after, words, fields: [] }],
      withItems: true,
    }
  })
  return ids[0] ?? ''
}

/** Refuses more projects than a business may have. */
export function checkRoom(book: ProjectBook, more: number): void {
  if (book.stored.size + more > projectsMax)
    throw new Problem(
      'unusable',
      'A business can have 5,000 projects at most. Undo an import or export older projects first.',
    )
}

/** Changes the details of a project. Refuses a stale version, and what cannot be. */
export async function updateProject(
  context: Context,
  author: Author,
  edit: { id: string; patch: ProjectPatch; version: number | undefined; why: string | undefined },
): Promise<void> {
  await changeProjects(context, author, async (book, tx) => {
    const settled = findProject(book, edit.id)
    await checkVersion(tx, author.businessId, { book, id: edit.id, version: edit.version })
    const after = changedProject(settled.project, edit.patch, book.nation)
    checkRemoved(settled, after)
    await checkParties(tx, author.businessId, after)
    const changes = changesOf(settled.project, after)
    return {
      kind: 'details',
      reason: edit.why,
      projects: [
        {
          after,
          words: changes.map(({ words }) => words).join(', ') || 'Saved without changes',
          fields: changes.map(({ field }) => field),
        },
      ],
      withItems: true,
    }
  })
}

/** Re-dates a milestone: to a day, or to what the client's usual delay makes of it. */
export async function redateMilestone(
  context: Context,
  author: Author,
  edit: { id: string; itemId: string; day: string | null; version: number | undefined },
): Promise<void> {
  await changeProjects(context, author, async (book, tx) => {
    const settled = findProject(book, edit.id)
    await checkVersion(tx, author.businessId, { book, id: edit.id, version: edit.version })
    const milestone = settled.milestones.find(({ id }) => id === edit.itemId)
    if (!milestone)
      throw new Problem('not_found', 'There is no such milestone or cost in this project.')
    if (milestone.state === 'met')
      throw new Problem(
        'conflict',
        `“${milestone.label}” has been paid. There is nothing left to re-date.`,
      )
    const day = edit.day ?? milestone.usualOn
    if (day === null)
      throw new Problem(
        'invalid',
        `“${milestone.label}” isn’t overdue. Choose the day you expect it on.`,
      )
    if (day <= book.asOf) throw new Problem('invalid', 'Choose a day that is still to come.')
    const milestones = settled.project.milestones.map((each) =>
      each.id === milestone.id ? { ...each, chosenOn: day } : each,
    )
    const after = changedProject({ ...settled.project, milestones }, {}, book.nation)
    return {
      kind: 'redate',
      projects: [
        { after, words: `“${milestone.label}” to ${dayInWords(day)}`, fields: ['milestones'] },
      ],
      withItems: true,
    }
  })
}

/** A milestone or cost that has transactions is not removed: what came would be nobody's. */
function checkRemoved({ milestones, costs }: SettledProject, after: Project): void {
  const kept = new Set([...after.milestones, ...after.costs].map(({ id }) => id))
  const gone = [
    ...milestones.map(({ id, label, received }) => ({ id, label, moved: received })),
    ...costs.map(({ cost, payments }) => ({
      id: cost.id,
      label: cost.label,
      moved: payments.reduce(
        (total, { paid }) => total + paid,
        0,
      ) as (typeof payments)[number]['paid'],
    })),
  ].find(({ id, moved }) => moved > 0 && !kept.has(id))
  if (gone)
    throw new Problem(
      'conflict',
      `“${gone.label}” has ${money(gone.moved)} matched with it. Unmatch that before you remove it.`,
    )
}

/** A client and suppliers that name a merchant name one of this business. */
async function checkParties(tx: TenantTx, businessId: string, project: Project): Promise<void> {
  const named = [project.client, ...project.costs.flatMap(({ supplier }) => supplier ?? [])]
  if (named.every(({ merchantId }) => merchantId === null)) return
  const names = await readMerchantNames(tx, businessId)
  if (named.some(({ merchantId }) => merchantId !== null && !names.has(merchantId)))
    throw new Problem('not_found', 'There is no such client or supplier in your books.')
}

/** What differs between two states of a project, in words and by the contract's field. */
export function changesOf(before: Project, after: Project): { field: string; words: string }[] {
  const changes: { field: string; words: string }[] = []
  const note = (field: string, differs: boolean, words: string) => {
    if (differs) changes.push({ field, words })
  }
  note('name', before.name !== after.name, `name to “${after.name}”`)
  note('client', before.client.name !== after.client.name, `client to ${after.client.name}`)
  note(
    'value',
    before.value !== after.value,
    `value from ${money(before.value)} to ${money(after.value)}`,
  )
  note('vat', !isSame(before.vat, after.vat), 'VAT')
  note('start', before.start !== after.start, `start to ${dayInWords(after.start)}`)
  note(
    'end',
    before.end !== after.end,
    after.end ? `end to ${dayInWords(after.end)}` : 'no end date',
  )
  note(
    'probability',
    before.probability !== after.probability,
    `probability from ${before.probability}% to ${after.probability}%`,
  )
  note('delay_days', before.delayDays !== after.delayDays, 'expected delay')
  note(
    'include',
    before.include !== after.include,
    after.include ? 'included in the forecast' : 'left out of the forecast',
  )
  note('notes', before.notes !== after.notes, 'notes')
  const moved = movedMilestone(before, after)
  note('milestones', !isSame(before.milestones, after.milestones), moved ?? 'milestones')
  note('costs', !isSame(before.costs, after.costs), 'costs')
  return changes.map((each, at) => (at === 0 ? { ...each, words: capital(each.words) } : each))
}

/** A single milestone that was dragged to another day is named. */
function movedMilestone(before: Project, after: Project): string | null {
  const moved = after.milestones.filter((each) => {
    const was = before.milestones.find(({ id }) => id === each.id)
    return was !== undefined && !isSame(was, each)
  })
  const [only] = moved
  if (moved.length !== 1 || !only || before.milestones.length !== after.milestones.length)
    return null
  const day = only.chosenOn ?? only.invoiceDate
  return `“${only.label}” to ${dayAndMonth(day)}`
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
