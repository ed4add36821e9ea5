// What was changed about projects, by whom and why, and what undoing it puts back.
import type { Day } from '@plimsoll/domain/calendar'
import type { Project } from '@plimsoll/domain/sales/project'
import { sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { MatchRow } from './matches.store.ts'

/** What a change was about. */
export type ChangeKind =
  | 'created'
  | 'details'
  | 'status'
  | 'dates'
  | 'probability'
  | 'redate'
  | 'match'
  | 'import'

/**
 * What undoing puts back: the project as it was (null where there was none), or decisions about
 * receipts.
 */
export type Before =
  | { readonly project: Project | null }
  | { readonly projectId: string; readonly matches: readonly MatchRow[] }

/** A change with what it did to each project. */
type NewChange = {
  readonly kind: ChangeKind
  readonly effectiveDate: Day | null
  readonly reason: string | null
  readonly items: readonly {
    readonly projectId: string
    readonly words: string
    readonly fields: readonly string[]
    readonly version: number
    readonly before: Before
  }[]
}

/** Who changes, and for whom. */
export type Author = {
  readonly businessId: string
  readonly userId: string
  readonly name: string
}

/** Keeps a change and returns its id. */
export async function keepChange(tx: TenantTx, author: Author, change: NewChange): Promise<string> {
  const id = newId()
  const { businessId } = author
  await tx
    .insertInto('project_change')
    .values({
      business_id: businessId,
      id,
      // The order in which they were made; two at the same moment of one business share no project.
      position: sql<number>`(select coalesce(max(position), 0) + 1 from project_change where business_id = ${businessId})`,
      kind: change.kind,
      effective_date: change.effectiveDate,
      reason: change.reason,
      made_by: author.userId,
      author: author.name,
      made_at: sql<Date>`clock_timestamp()`,
    })
    .execute()
  await sql`
    insert into project_change_item (business_id, change_id, project_id, words, fields, version, before)
    select ${businessId}, ${id}, "projectId", words, fields, version, before
    from jsonb_to_recordset(${JSON.stringify(change.items)}::jsonb) as r("projectId" uuid, words text, fields text[],
      version integer, before jsonb)`.execute(tx)
  return id
}

/** A change as the history of one project shows it. */
export type HistoryRow = {
  readonly id: string
  readonly kind: ChangeKind
  readonly words: string
  readonly fields: readonly string[]
  readonly version: number
  readonly effectiveDate: Day | null
  readonly author: string
  readonly madeAt: Date
  readonly reason: string | null
  readonly undone: boolean
}

/** The changes of a project, the latest first. */
export async function readHistory(
  tx: TenantTx,
  businessId: string,
  projectId: string,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select c.id, c.kind, i.words, i.fields, i.version, c.effective_date as "effectiveDate", c.author, c.made_at as "madeAt",
      c.reason, c.undone_at is not null as undone
    from project_change_item i join project_change c on c.business_id = i.business_id and c.id = i.change_id
    where i.business_id = ${businessId} and i.project_id = ${projectId}
    order by c.position desc limit 200`.execute(tx)
  return rows
}

/** A change of any project, for the trail of all changes. */
export type PastProjectChange = Pick<HistoryRow, 'words' | 'author' | 'madeAt' | 'reason'> & {
  readonly undone: boolean
  /** Its name now; null once the project is gone. */
  readonly project: string | null
}

/** The latest changes of all projects, the newest first. */
export async function readProjectChanges(
  tx: TenantTx,
  businessId: string,
  rowsMax: number,
): Promise<PastProjectChange[]> {
  const { rows } = await sql<PastProjectChange>`
    select p.name as project, i.words, c.author, c.made_at as "madeAt", c.reason,
      c.undone_at is not null as undone
    from project_change_item i join project_change c on c.business_id = i.business_id and c.id = i.change_id
    left join project p on p.business_id = i.business_id and p.id = i.project_id
    where i.business_id = ${businessId}
    order by c.position desc, i.project_id limit ${rowsMax}`.execute(tx)
  return rows
}

/** A change to be undone. `isLatest`: no later change that stands is about any of its projects. */
type UndoableChange = {
  readonly kind: ChangeKind
  readonly undone: boolean
  readonly isLatest: boolean
  readonly items: readonly {
    readonly projectId: string
    readonly words: string
    readonly before: Before
  }[]
}

/** The change with an id; null where the business has none. */
export async function findChange(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<UndoableChange | null> {
  const { rows } = await sql<Omit<UndoableChange, 'items'>>`
    select c.kind, c.undone_at is not null as undone, not exists (
      select 1 from project_change_item mine
      join project_change_item other on other.business_id = mine.business_id and other.project_id = mine.project_id
      join project_change later on later.business_id = other.business_id and later.id = other.change_id
      where mine.business_id = c.business_id and mine.change_id = c.id and later.position > c.position
        and later.undone_at is null) as "isLatest"
    from project_change c where c.business_id = ${businessId} and c.id = ${id}`.execute(tx)
  const [change] = rows
  if (!change) return null
  const items = await tx
    .selectFrom('project_change_item')
    .select(['project_id', 'words', 'before'])
    .where('business_id', '=', businessId)
    .where('change_id', '=', id)
    .orderBy('project_id')
    .execute()
  return {
    ...change,
    items: items.map((item) => ({
      projectId: item.project_id,
      words: item.words,
      before: item.before as Before,
    })),
  }
}

/** Marks a change as undone. */
export async function markUndone(tx: TenantTx, businessId: string, id: string): Promise<void> {
  await tx
    .updateTable('project_change')
    .set({ undone_at: new Date() })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute()
}
