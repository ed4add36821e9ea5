// Projects with their milestones, costs and hand-made matches, as they are kept.

import { groupBy } from '@plimsoll/domain/group'
import type { Minor } from '@plimsoll/domain/money'
import type { Counting } from '@plimsoll/domain/sales/forecast-parts'
import type { Cost, Milestone, Project } from '@plimsoll/domain/sales/project'
import { sql } from 'kysely'
import { bumpVersions } from '../../books/version.store.ts'
import { noId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** A project with what only its row knows. */
export type StoredProject = {
  readonly project: Project
  readonly version: number
  readonly createdAt: Date
  readonly changedAt: Date
}

/**
 * All projects of a business, or those with the ids, in the order in which they were made; those
 * made together by name, as ids within a moment are random.
 */
export async function readProjects(
  tx: TenantTx,
  businessId: string,
  ids?: readonly string[],
): Promise<StoredProject[]> {
  const rows = await tx
    .selectFrom('project')
    .selectAll()
    .where('business_id', '=', businessId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? []), noId]))
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const milestones = await readMilestones(tx, businessId, ids)
  const costs = await readCosts(tx, businessId, ids)
  return rows.map((row) => ({
    project: {
      id: row.id,
      name: row.name,
      client: { merchantId: row.client_merchant_id, name: row.client_name },
      status: row.status,
      statusSince: row.status_since,
      isAgreed: row.is_agreed,
      value: row.value_minor as Minor,
      vat: { rate: row.vat_rate, included: row.vat_included },
      start: row.starts,
      end: row.ends,
      probability: row.probability,
      delayDays: row.delay_days,
      include: row.include,
      notes: row.notes,
      milestones: milestones.get(row.id) ?? [],
      costs: costs.get(row.id) ?? [],
    },
    version: row.version,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  }))
}

/** The names of projects and their clients, for questions that name one. */
export async function readProjectNames(
  tx: TenantTx,
  businessId: string,
): Promise<{ id: string; name: string; client: string; isOver: boolean }[]> {
  return await tx
    .selectFrom('project')
    .select(['id', 'name', 'client_name as client'])
    .select((eb) => eb('status', 'in', ['Lost', 'Cancelled']).$castTo<boolean>().as('isOver'))
    .where('business_id', '=', businessId)
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('id')
    .limit(namesMax)
    .execute()
}

const namesMax = 1000

async function readMilestones(
  tx: TenantTx,
  businessId: string,
  ids?: readonly string[],
): Promise<Map<string, Milestone[]>> {
  const rows = await tx
    .selectFrom('project_milestone')
    .selectAll()
    .where('business_id', '=', businessId)
    .$if(ids !== undefined, (query) => query.where('project_id', 'in', [...(ids ?? []), noId]))
    .orderBy('project_id')
    .orderBy('position')
    .execute()
  return byProject(rows, (row) => ({
    id: row.id,
    label: row.label,
    amount: row.amount_minor as Minor | null,
    share: row.share,
    invoiceDate: row.invoice_date,
    termsDays: row.terms_days,
    chosenOn: row.chosen_on,
    plannedOn: row.planned_on,
  }))
}

async function readCosts(
  tx: TenantTx,
  businessId: string,
  ids?: readonly string[],
): Promise<Map<string, Cost[]>> {
  const rows = await tx
    .selectFrom('project_cost')
    .selectAll()
    .where('business_id', '=', businessId)
    .$if(ids !== undefined, (query) => query.where('project_id', 'in', [...(ids ?? []), noId]))
    .orderBy('project_id')
    .orderBy('position')
    .execute()
  return byProject(rows, (row) => ({
    id: row.id,
    label: row.label,
    kind: row.kind,
    amount: row.amount_minor as Minor | null,
    share: row.share,
    day: row.day,
    until: row.until,
    every: row.every,
    subCategory: row.sub_category,
    supplier:
      row.supplier_name === null
        ? null
        : { merchantId: row.supplier_merchant_id, name: row.supplier_name },
    vat: row.vat_rate,
  }))
}

function byProject<Row extends { project_id: string }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Map<string, Item[]> {
  const groups = groupBy(rows, (row) => row.project_id)
  return new Map([...groups].map(([id, group]) => [id, group.map(itemOf)]))
}

/**
 * Keeps projects as they are now, each with the version that it becomes. Milestones and costs are
 * replaced where they may have changed.
 */
export async function writeProjects(
  tx: TenantTx,
  businessId: string,
  changed: { projects: readonly { project: Project; version: number }[]; withItems: boolean },
): Promise<void> {
  await sql`
    insert into project (business_id, id, name, client_merchant_id, client_name, status, status_since, is_agreed, value_minor,
      vat_rate, vat_included, starts, ends, probability, delay_days, include, notes, version)
    select ${businessId}, * from jsonb_to_recordset(${JSON.stringify(changed.projects.map(projectRow))}::jsonb) as r(
      id uuid, name text, client_merchant_id uuid, client_name text, status text, status_since date, is_agreed boolean,
      value_minor bigint, vat_rate text, vat_included boolean, starts date, ends date, probability smallint, delay_days smallint,
      include boolean, notes text, version integer)
    on conflict (business_id, id) do update set name = excluded.name, client_merchant_id = excluded.client_merchant_id,
      client_name = excluded.client_name, status = excluded.status, status_since = excluded.status_since,
      is_agreed = excluded.is_agreed, value_minor = excluded.value_minor, vat_rate = excluded.vat_rate,
      vat_included = excluded.vat_included, starts = excluded.starts, ends = excluded.ends,
      probability = excluded.probability, delay_days = excluded.delay_days, include = excluded.include, notes = excluded.notes,
      version = excluded.version, changed_at = now()`.execute(tx)
  if (changed.withItems)
    await writeItems(
      tx,
      businessId,
      changed.projects.map(({ project }) => project),
    )
}

function projectRow({ project, version }: { project: Project; version: number }) {
  return {
    id: project.id,
    name: project.name,
    client_merchant_id: project.client.merchantId,
    client_name: project.client.name,
    status: project.status,
    status_since: project.statusSince,
    is_agreed: project.isAgreed,
    value_minor: project.value,
    vat_rate: project.vat.rate,
    vat_included: project.vat.included,
    starts: project.start,
    ends: project.end,
    probability: project.probability,
    delay_days: project.delayDays,
    include: project.include,
    notes: project.notes,
    version,
  }
}

async function writeItems(
  tx: TenantTx,
  businessId: string,
  projects: readonly Project[],
): Promise<void> {
  const ids = projects.map(({ id }) => id)
  for (const table of ['project_milestone', 'project_cost'] as const)
    await tx
      .deleteFrom(table)
      .where('business_id', '=', businessId)
      .where('project_id', 'in', ids)
      .execute()
  const milestones = projects.flatMap(({ id, milestones }) =>
    milestones.map((milestone, position) => ({ project_id: id, position, ...milestone })),
  )
  await sql`
    insert into project_milestone (business_id, project_id, id, position, label, amount_minor, share, invoice_date, terms_days,
      chosen_on, planned_on)
    select ${businessId}, project_id, id, position, label, amount, share, "invoiceDate", "termsDays", "chosenOn", "plannedOn"
    from jsonb_to_recordset(${JSON.stringify(milestones)}::jsonb) as r(project_id uuid, id uuid, position smallint, label text,
      amount bigint, share integer, "invoiceDate" date, "termsDays" smallint, "chosenOn" date, "plannedOn" date)`.execute(
    tx,
  )
  const costs = projects.flatMap(({ id, costs }) =>
    costs.map(({ supplier, ...cost }, position) => ({
      project_id: id,
      position,
      ...cost,
      supplier_id: supplier?.merchantId ?? null,
      supplier_name: supplier?.name ?? null,
    })),
  )
  await sql`
    insert into project_cost (business_id, project_id, id, position, label, kind, amount_minor, share, day, until, every,
      sub_category, supplier_merchant_id, supplier_name, vat_rate)
    select ${businessId}, project_id, id, position, label, kind, amount, share, day, until, every, "subCategory", supplier_id,
      supplier_name, vat
    from jsonb_to_recordset(${JSON.stringify(costs)}::jsonb) as r(project_id uuid, id uuid, position smallint, label text,
      kind text, amount bigint, share integer, day date, until date, every text, "subCategory" text, supplier_id uuid,
      supplier_name text, vat text)`.execute(tx)
}

/** Removes projects, when their creation is undone. */
export async function removeProjects(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('project')
    .where('business_id', '=', businessId)
    .where('id', 'in', [...ids, noId])
    .execute()
}

/** Sets how projects count in the forecast. */
export async function writeCounting(
  tx: TenantTx,
  businessId: string,
  counting: Counting,
): Promise<void> {
  await tx
    .updateTable('business')
    .set({ sales_counting: counting })
    .where('id', '=', businessId)
    .execute()
}

/**
 * Holds the business's projects so that no other change of them runs beside it, and counts the
 * change: figures depend on the count.
 */
export async function holdProjects(tx: TenantTx, businessId: string): Promise<void> {
  await bumpVersions(tx, businessId, ['forecast', 'sales'])
}
