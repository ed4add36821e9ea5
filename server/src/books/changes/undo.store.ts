// Puts the rows of a change back as they were, column by column, in every table that triggers
// watch.
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * The watched tables with their keys, in the order in which rows are put back: what others point at
 * comes first.
 */
const tables = [
  { name: 'merchant', key: 'id', type: 'uuid' },
  { name: 'own_category', key: 'sub_category', type: 'text' },
  { name: 'category_setting', key: 'sub_category', type: 'text' },
  { name: 'merchant_alias', key: 'key', type: 'text' },
  { name: 'transaction_rule', key: 'id', type: 'uuid' },
  { name: 'removed_transaction', key: 'id', type: 'uuid' },
  { name: 'transaction', key: 'id', type: 'uuid' },
  { name: 'transaction_split', key: 'id', type: 'uuid' },
  { name: 'forecast_decision', key: 'decision_key', type: 'text' },
] as const
type Watched = (typeof tables)[number]

/** A row that is not any more as the change left it. */
type Clash = {
  table_name: string
  row_key: string
  transaction_id: string | null
  columns: string[]
}

/**
 * The first rows of a change that have changed since. When it was last edited is no clash: it is
 * recomputed.
 */
export async function readClashes(
  tx: TenantTx,
  businessId: string,
  changeId: string,
): Promise<Clash[]> {
  const found: Clash[] = []
  for (const table of await touchedTables(tx, businessId, changeId)) {
    const { rows } = await sql<Clash>`
      with found as materialized (select r.*, ${keyOf(table)} as key from change_row r
        where r.business_id = ${businessId} and r.change_id = ${changeId} and r.table_name = ${table.name})
      select r.table_name, r.row_key, r.transaction_id,
        case r.op when 'update' then array(select key from jsonb_each(r.after) where key <> 'edited_at') else '{}' end as columns
      from found r left join ${sql.table(table.name)} same
        on same.business_id = ${businessId} and ${sql.ref(`same.${table.key}`)} = r.key
      where case r.op when 'delete' then same.business_id is not null
          else same.business_id is null or exists (select from jsonb_each(r.after)
            where key <> 'edited_at' and to_jsonb(same) -> key is distinct from value) end
      limit 1`.execute(tx)
    found.push(...rows)
  }
  return found
}

/**
 * The latest standing change after this one that touched the same row, in the same columns where
 * some are named.
 */
export async function readLater(
  tx: TenantTx,
  businessId: string,
  undo: { changeId: string; clash: Clash },
): Promise<{ what: string; at: Date } | null> {
  const { clash } = undo
  const { rows } = await sql<{ what: string; at: Date }>`
    select c.what, c.at from change_row r join change c on c.business_id = r.business_id and c.id = r.change_id
    where r.business_id = ${businessId} and r.change_id > ${undo.changeId} and c.undone_at is null
      and (r.table_name = ${clash.table_name} and r.row_key = ${clash.row_key}
          and (r.op <> 'update' or cardinality(${clash.columns}::text[]) = 0 or r.after ?| ${clash.columns}::text[])
        or r.op = 'delete' and r.transaction_id = ${clash.transaction_id}::uuid)
    order by c.id desc limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Puts every row of a change back. */
export async function restoreRows(
  tx: TenantTx,
  businessId: string,
  changeId: string,
): Promise<void> {
  const touched = await touchedTables(tx, businessId, changeId)
  for (const table of [...touched].reverse()) await removeMade(tx, businessId, { changeId, table })
  for (const table of touched) {
    const columns = await columnsOf(tx, table)
    await bringBack(tx, businessId, { changeId, table, columns })
    await turnBack(tx, businessId, { changeId, table, columns })
  }
}

type ChangedTable = { changeId: string; table: Watched }

async function removeMade(
  tx: TenantTx,
  businessId: string,
  { changeId, table }: ChangedTable,
): Promise<void> {
  await sql`with found as materialized (${rowsOf(businessId, { changeId, table }, 'insert')})
    delete from ${sql.table(table.name)} t using found r
    where t.business_id = ${businessId} and ${keyIs('t', table)}`.execute(tx)
}

async function bringBack(
  tx: TenantTx,
  businessId: string,
  changed: ChangedTable & { columns: string[] },
): Promise<void> {
  const names = sql.join(changed.columns.map((name) => sql.ref(name)))
  const values = sql.join(changed.columns.map((name) => sql.ref(`was.${name}`)))
  await sql`with found as materialized (${rowsOf(businessId, changed, 'delete')})
    insert into ${sql.table(changed.table.name)} (${names})
    select ${values} from found r, jsonb_populate_record(null::${sql.table(changed.table.name)}, r.before) was`.execute(
    tx,
  )
}

async function turnBack(
  tx: TenantTx,
  businessId: string,
  changed: ChangedTable & { columns: string[] },
): Promise<void> {
  const sets = sql.join(
    changed.columns
      .filter((name) => name !== 'business_id' && name !== changed.table.key)
      .map((name) => sql`${sql.ref(name)} = ${sql.ref(`was.${name}`)}`),
  )
  await sql`with found as materialized (${rowsOf(businessId, changed, 'update')})
    update ${sql.table(changed.table.name)} t set ${sets}
    from found r cross join lateral jsonb_populate_record((select same from ${sql.table(changed.table.name)} same
      where same.business_id = ${businessId} and ${keyIs('same', changed.table)}), r.before) was
    where t.business_id = ${businessId} and ${keyIs('t', changed.table)}`.execute(tx)
}

// The keys are turned into their type before they are joined: row-level security keeps a join by a
// cast text from using the table's index, and a million transactions would be gone through for
// every row of the change.
function rowsOf(
  businessId: string,
  { changeId, table }: ChangedTable,
  op: string,
): RawBuilder<unknown> {
  return sql`select r.before, ${keyOf(table)} as key from change_row r
    where r.business_id = ${businessId} and r.change_id = ${changeId} and r.table_name = ${table.name} and r.op = ${op}`
}

function keyOf(table: Watched): RawBuilder<unknown> {
  return sql`r.row_key::${sql.raw(table.type)}`
}

function keyIs(alias: string, table: Watched): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.${table.key}`)} = r.key`
}

/**
 * Recomputes when transactions were last edited by hand: from the changes that still stand, else as
 * it was before the first of them.
 */
export async function recomputeEditedAt(
  tx: TenantTx,
  businessId: string,
  change: { changeId: string; ids: readonly string[] },
): Promise<void> {
  await sql`
    with edits as (
      select r.transaction_id, max(c.at) filter (where c.undone_at is null and c.id <> ${change.changeId}
          and r.after ->> 'edited_at' is not null) as standing,
        (array_agg(r.before ->> 'edited_at' order by r.change_id) filter (where r.op = 'update'))[1] as first
      from change_row r join change c on c.business_id = r.business_id and c.id = r.change_id
      where r.business_id = ${businessId} and r.table_name = 'transaction' and r.transaction_id = any(${change.ids}::uuid[])
        and (r.before ? 'edited_at' or r.after ? 'edited_at')
        and exists (select from change_row own where own.business_id = r.business_id and own.change_id = ${change.changeId}
          and own.table_name = 'transaction' and own.row_key = r.row_key and own.op = 'update' and own.before ? 'edited_at')
      group by r.transaction_id
    )
    update transaction t set edited_at = coalesce(edits.standing, edits.first::timestamptz)
    from edits where t.business_id = ${businessId} and t.id = edits.transaction_id
      and t.edited_at is distinct from coalesce(edits.standing, edits.first::timestamptz)`.execute(
    tx,
  )
}

async function touchedTables(
  tx: TenantTx,
  businessId: string,
  changeId: string,
): Promise<Watched[]> {
  const rows = await tx
    .selectFrom('change_row')
    .where('business_id', '=', businessId)
    .where('change_id', '=', changeId)
    .select('table_name')
    .distinct()
    .execute()
  const names = new Set(rows.map((row) => row.table_name))
  return tables.filter((table) => names.has(table.name))
}

// The file that a row came from may be gone by now: rows that are brought back stand in the index
// of words themselves.
const ownWords = 'words_apart'

async function columnsOf(tx: TenantTx, table: Watched): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table.name}::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(tx)
  return rows.map((row) => row.name).filter((name) => name !== ownWords)
}

/** Notes that a change was taken back. */
export async function markUndone(
  tx: TenantTx,
  businessId: string,
  undone: { changeId: string; by: string },
): Promise<void> {
  await tx
    .updateTable('change')
    .set({ undone_at: sql<Date>`now()`, undone_by: undone.by })
    .where('business_id', '=', businessId)
    .where('id', '=', undone.changeId)
    .execute()
}
