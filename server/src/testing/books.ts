// A business's books as tests see them behind the HTTP API: who it is, all its rows, and whether
// they add up.
import { sql } from 'kysely'
import { expect } from 'vitest'
import { verifyBooks } from '../books/totals/verify.ts'
import { asTenant } from '../db/tenant.ts'
import { quiet } from './quiet.ts'
import type { Caller, TestServer } from './test-server.ts'

/** The business of a caller. */
export async function businessIdOf(server: TestServer, caller: Caller): Promise<string> {
  const row = await server.context.db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .where('app_user.email', '=', caller.email)
    .select('membership.business_id')
    .executeTakeFirstOrThrow()
  return row.business_id
}

// The history of uploads, changes and events records what was done, and what was learnt is made of
// it; neither is part of the books.
const history = ['upload', 'event_log', 'change', 'change_row', 'learnt_model']

/**
 * Every row of every table of the business as text, in a fixed order: equal books give equal text.
 * Jobs are settled first: an alert or a label that one of them writes between two exports would
 * make equal books look different.
 */
export async function exportBooks(
  server: TestServer,
  caller: Caller,
  options: { history?: boolean } = {},
): Promise<string> {
  await quiet(server)
  const businessId = await businessIdOf(server, caller)
  return asTenant(server.context.db, businessId, async (tx) => {
    const tables = await sql<{ name: string }>`select tablename as name from pg_policies
      where policyname = 'own_rows' and tablename not like 'forecast%' order by tablename`.execute(
      tx,
    )
    const lines: string[] = []
    for (const { name } of tables.rows) {
      if (!options.history && history.includes(name)) continue
      // Which index holds a row's words is no part of the books: a row brought back takes its own.
      const { rows } = await sql<{ line: string }>`
        select (to_jsonb(t) - 'words_apart')::text as line from ${sql.table(name)} t order by 1`.execute(
        tx,
      )
      lines.push(...rows.map((row) => `${name} ${row.line}`))
    }
    return lines.join('\n')
  })
}

/** Recounts every total of the caller's books; fails on the first penny that differs. */
export async function expectBooksAddUp(server: TestServer, caller: Caller): Promise<void> {
  const checked = await verifyBooks(server.context.db, await businessIdOf(server, caller))
  expect(checked.differences.slice(0, 5)).toEqual([])
}
