// Makes room for a restore: checks whether the database holds anyone's data, and removes everything
// of ours from it.
import type pg from 'pg'

/** Tables that hold rows before anyone has signed up. */
const shipped = [
  'migration',
  'shipped_taxonomy',
  'app_secret',
  'attempt',
  'idempotency',
  'sign_in_attempt',
  'sign_in_ticket',
]

/** Whether a running Plimsoll is connected to this database. */
export async function isInUse(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name = 'plimsoll'`,
  )
  return Boolean(rowCount)
}

/**
 * Whether there is data of people. Rows of a business can't be seen here, but their business can.
 */
export async function holdsData(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all($1)`,
    [shipped],
  )
  for (const { name } of rows)
    if ((await client.query(`select from ${name} limit 1`)).rowCount) return true
  return false
}

/**
 * Removes every object of the schema `public` but those of extensions, and the queued jobs, which
 * refer to the old data.
 */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade')
  await client.query(`do $$
    declare command text;
    begin
      for command in
        select format('drop %s if exists public.%I cascade',
          case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
          c.relname)
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
        union all
        select format('drop routine if exists %s cascade', p.oid::regprocedure)
        from pg_proc p where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all
        select format('drop type if exists public.%I cascade', t.typname)
        from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
          and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
      loop execute command; end loop;
    end $$`)
}
