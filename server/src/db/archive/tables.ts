// What a backup copies: every table of the schema `public`, in an order in which foreign keys allow
// loading, and how this role can read all of its rows although row-level security holds for it too
// (docs/decisions/0003-backup.md).
import type pg from 'pg'
import type { TableHeader } from './format.ts'

/**
 * A table to copy: whole, or business by business where its policy shows one business at a time.
 */
export type TableToCopy = TableHeader & { reading: 'whole' | 'by business' }

type Row = {
  name: string
  columns: string[]
  filtered: boolean
  policies: { permissive: string; qual: string | null; applies: boolean }[]
  parents: string[]
}

const question = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    row_security_active(c.oid) as filtered,
    coalesce((select json_agg(json_build_object('permissive', p.permissive, 'qual', p.qual, 'applies',
        p.cmd in ('ALL', 'SELECT') and exists (
          select from unnest(p.roles) r where r = 'public' or pg_has_role(current_user, r, 'usage'))))
      from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname), '[]') as policies,
    coalesce((select array_agg(distinct f.relname::text) from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as parents
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'migration'
  order by c.relname`

/** The tables, parents before children. Throws where a backup would not be whole. */
export async function listTablesToCopy(client: pg.ClientBase): Promise<TableToCopy[]> {
  const { rows } = await client.query<Row>(question)
  const sequences = await client.query(`select from pg_sequences where schemaname = 'public'`)
  if (sequences.rowCount) throw new Error('A backup does not hold sequences yet; use UUIDs.')
  return inLoadOrder(rows).map((row) => ({
    name: row.name,
    columns: row.columns,
    reading: readingOf(row),
  }))
}

/** Never guesses: a table whose rows could stay hidden stops the backup. */
function readingOf(row: Row): TableToCopy['reading'] {
  if (!row.filtered) return 'whole'
  const applying = row.policies.filter(({ applies }) => applies)
  if (applying.every(({ permissive }) => permissive === 'PERMISSIVE')) {
    if (applying.some(({ qual }) => qual === 'true')) return 'whole'
    const byBusiness = applying.some(({ qual }) => qual?.includes('app.business'))
    if (byBusiness && row.columns.includes('business_id')) return 'by business'
  }
  throw new Error(`The backup can't see all rows of the table ${row.name}.`)
}

function inLoadOrder(rows: Row[]): Row[] {
  const ordered: Row[] = []
  const placed = new Set<string>()
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ name, parents }) => !placed.has(name) && parents.every((parent) => placed.has(parent)),
    )
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.')
    for (const row of ready) placed.add(row.name)
    ordered.push(...ready)
  }
  return ordered
}
