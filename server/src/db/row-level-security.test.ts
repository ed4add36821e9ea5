// The wall between businesses, read from the catalogue itself: a new table that forgets it fails
// here.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { asTenant } from './tenant.ts'
import { withJobTimeOuts } from './time-outs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Tables that name a business and yet stand outside the wall, with the reason. */
const exceptions: Record<string, string> = {
  membership: 'says which business a person belongs to, and is read before any business is known',
}
/** What the tenant's role may use although it belongs to no business, with the reason. */
const shared: Record<string, string> = {
  shipped_taxonomy: 'the shipped categories, the same for all; read only',
}

/** Unique indexes over all businesses, with the reason. */
const global: Record<string, string> = {
  bank_user_user_hash_key:
    'the provider’s webhooks name the person by it, before any business is known',
}

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await server.context.pool.query<T>(text, values)).rows

type Table = { name: string; enabled: boolean; forced: boolean; policies: number; leads: boolean }
const tablesOfBusinesses = () =>
  query<Table>(
    `select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
       (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
       exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary
         and i.indkey[0] = a.attnum) as leads
     from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (a.attname = 'business_id' or c.relname = 'business' and a.attname = 'id')
     order by 1`,
  )

test('row-level security is enabled and forced on every table that names a business', async () => {
  const tables = await tablesOfBusinesses()
  expect(tables.length).toBeGreaterThan(10)
  const open = tables.filter(
    ({ name, enabled, forced, policies }) =>
      !(name in exceptions) && !(enabled && forced && policies > 0),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})

test('the business leads the key of every table that names one', async () => {
  const tables = await tablesOfBusinesses()
  const astray = tables.filter(({ name, leads }) => !(name in exceptions) && !leads)
  expect(astray.map(({ name }) => name)).toEqual([])
})

test('the business leads every key and unique index of a table that names one', async () => {
  const indexes = await query<{ name: string; table: string }>(
    `select i.indexrelid::regclass::text as name, c.relname as table
     from pg_index i join pg_class c on c.oid = i.indrelid
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and i.indisunique and i.indkey[0] <> a.attnum
     order by 1`,
  )
  const astray = indexes.filter(({ name, table }) => !(table in exceptions) && !(name in global))
  expect(astray).toEqual([])
  for (const name of Object.keys(global)) expect(indexes.map((index) => index.name)).toContain(name)
})

test('every exception is a table that exists', async () => {
  const names = (
    await query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace`,
    )
  ).map(({ name }) => name)
  for (const name of [...Object.keys(exceptions), ...Object.keys(shared)])
    expect(names).toContain(name)
})

test('the role of requests can neither log in nor step around the wall, and has no rights on tables of identity', async () => {
  const [role] = await query(
    `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb, rolreplication
     from pg_roles where rolname = 'plimsoll_tenant'`,
  )
  expect(Object.values(role ?? { none: true })).toEqual(Array(6).fill(false))
  const member = await query(
    `select 1 from pg_auth_members where member = 'plimsoll_tenant'::regrole`,
  )
  expect(member).toEqual([])
  const rights = await query<{ name: string; rights: string[] }>(
    `select c.relname as name, array(select r from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) r
         where has_table_privilege('plimsoll_tenant', c.oid, r)) as rights
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
  )
  const rightsOf = Object.fromEntries(rights.map(({ name, rights: held }) => [name, held]))
  for (const name of [
    'app_user',
    'session',
    'one_time_token',
    'user_identity',
    'sign_in_attempt',
    'sign_in_ticket',
    'second_factor',
    'recovery_code',
    'attempt',
    'app_secret',
    'idempotency',
    'membership',
    'migration',
  ])
    expect([name, rightsOf[name]]).toEqual([name, []])
  const walled = (await tablesOfBusinesses()).map(({ name }) => name)
  for (const { name, rights: held } of rights) {
    if (name in shared) expect([name, held]).toEqual([name, ['SELECT']])
    else
      expect([name, held.includes('TRUNCATE'), held.includes('TRIGGER')]).toEqual([
        name,
        false,
        false,
      ])
    if (held.length > 0 && !(name in shared) && !(await isView(name)))
      expect(walled).toContain(name)
  }
})

test('the pool logs in as a role that owns nothing, and can neither lift row-level security nor become one that could', async () => {
  const [role] = await query<{ name: string; rights: boolean[]; owned: number; owners: string[] }>(
    `select r.rolname as name, array[r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb, r.rolreplication] as rights,
       (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'pgboss') and pg_has_role(r.oid, c.relowner, 'member')
           and c.relkind in ('r', 'p', 'v', 'm')) as owned,
       array(select m.rolname::text from pg_roles m where pg_has_role(r.oid, m.oid, 'member') order by 1) as owners
     from pg_roles r where r.rolname = session_user`,
  )
  expect(role).toEqual({
    name: expect.stringMatching(/_app$/),
    rights: Array(5).fill(false),
    owned: 0,
    owners: [role?.name, 'plimsoll_service', 'plimsoll_tenant'].sort(),
  })
  for (const attempt of [
    'alter table transaction no force row level security',
    'alter table transaction disable row level security',
    'drop policy own_rows on transaction',
    'truncate transaction',
    'create table mine (id int)',
    `delete from migration`,
    `insert into shipped_taxonomy values ('x', 'x', 'in', 'x')`,
    'drop table pgboss.job',
    `create role mighty`,
  ])
    await expect(query(attempt), attempt).rejects.toMatchObject({ code: '42501' })
})

test('the role of the pool carries the time-outs of requests, and the transactions of jobs their own', async () => {
  const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`
  expect(await query(settings)).toEqual([{ statement: '45s', lock: '30s', idle: '5min' }])
  const inJob = await withJobTimeOuts(() =>
    asTenant(server.context.db, '', async (tx) => (await sql.raw(settings).execute(tx)).rows),
  )
  expect(inJob).toEqual([{ statement: '10min', lock: '2min', idle: '5min' }])
})

test('views look through the wall as their caller does, not as their owner', async () => {
  const views = await query<{ name: string; invoker: boolean }>(
    `select relname as name, coalesce('security_invoker=true' = any(reloptions), false) as invoker
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`,
  )
  expect(views.filter(({ invoker }) => !invoker)).toEqual([])
})

test('the job queues are out of the tenant’s reach', async () => {
  const [{ usable } = { usable: true }] = await query<{ usable: boolean }>(
    `select has_schema_privilege('plimsoll_tenant', 'pgboss', 'USAGE') as usable`,
  )
  expect(usable).toBe(false)
})

test('as one business, another is neither read, changed, deleted nor written for; without one, nothing is seen', async () => {
  const [own, other] = [await businessOf(), await businessOf()]
  const { db } = server.context
  const seen = await asTenant(db, own, (tx) => tx.selectFrom('business').select('id').execute())
  expect(seen).toEqual([{ id: own }])
  const changed = await asTenant(db, own, (tx) =>
    tx.updateTable('business').set({ name: 'Taken' }).where('id', '=', other).executeTakeFirst(),
  )
  expect(Number(changed.numUpdatedRows)).toBe(0)
  const deleted = await asTenant(db, own, (tx) =>
    tx.deleteFrom('business').where('id', '=', other).executeTakeFirst(),
  )
  expect(Number(deleted.numDeletedRows)).toBe(0)
  const event = {
    business_id: other,
    id: crypto.randomUUID(),
    user_id: crypto.randomUUID(),
    action: 'x',
  }
  await expect(
    asTenant(db, own, (tx) => tx.insertInto('event_log').values(event).execute()),
  ).rejects.toThrow(/row-level security/)
  const nobody = await asTenant(db, '', (tx) => tx.selectFrom('business').select('id').execute())
  expect(nobody).toEqual([])
})

test('the role of requests may call one function that looks over the wall: for ids of words, as a role that can do nothing else', async () => {
  const definers = await query(
    `select p.proname as name, p.proowner::regrole::text as owner, p.proconfig as settings,
       array(select grantee::regrole::text from aclexplode(p.proacl) order by 1) as callers
     from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace
       and has_function_privilege('plimsoll_tenant', p.oid, 'execute')`,
  )
  expect(definers).toEqual([
    {
      name: 'sought_transactions',
      owner: 'plimsoll_search',
      settings: expect.arrayContaining(['search_path=public, pg_temp']),
      callers: ['plimsoll_search', 'plimsoll_tenant'],
    },
  ])
  const [role] = await query(
    `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb, rolreplication
     from pg_roles where rolname = 'plimsoll_search'`,
  )
  expect(Object.values(role ?? { none: true })).toEqual(Array(6).fill(false))
  const usable = await query<{ name: string; columns: string[] }>(
    `select c.relname as name, array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and has_column_privilege('plimsoll_search', c.oid, a.attnum, 'select') order by 1) as columns
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and (has_any_column_privilege('plimsoll_search', c.oid, 'select')
         or has_any_column_privilege('plimsoll_search', c.oid, 'insert, update, references')
         or has_table_privilege('plimsoll_search', c.oid, 'delete, truncate, trigger'))`,
  )
  expect(usable.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
    {
      name: 'staged_row',
      columns: ['batch_id', 'business_id', 'counterparty', 'id', 'reference', 'text'],
    },
    {
      name: 'transaction',
      columns: ['business_id', 'counterparty', 'id', 'note', 'reference', 'text', 'words_apart'],
    },
    { name: 'upload_words', columns: ['business_id', 'id', 'words'] },
    { name: 'words_due', columns: ['business_id', 'upload_id'] },
  ])
  const makes = await query(
    `select has_schema_privilege('plimsoll_search', 'public', 'create') as makes,
       pg_has_role(current_user, 'plimsoll_search', 'usage') as inherited`,
  )
  expect(makes).toEqual([{ makes: false, inherited: false }])
})

const isView = async (name: string) =>
  (await query(`select from pg_class where relname = $1 and relkind = 'v'`, [name])).length > 0

async function businessOf(): Promise<string> {
  const { email } = await server.signUp()
  const [row] = await query<{ business_id: string }>(
    'select m.business_id from membership m join app_user u on u.id = m.user_id where u.email = $1',
    [email],
  )
  return row?.business_id ?? ''
}
