// The audit trail as the API shows it.
import type { changeEntry } from '@plimsoll/contract/changes'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import { type ChangeRow, readChanges } from '../../../books/changes/changes.store.ts'
import type { Changed } from '../../../books/changes/make-change.ts'
import type { Db } from '../../../db/pool.ts'
import { asTenant } from '../../../db/tenant.ts'

type Entry = z.output<typeof changeEntry>

const entriesMax = 100

/**
 * What a change did, and where it was an edit that reaches further, what it left and wrote besides.
 */
export function changedReply(
  { changeId, changed }: Changed<unknown>,
  reached: { kept_by_hand: number; rule_id: string | null } = { kept_by_hand: 0, rule_id: null },
) {
  return { status: 'success' as const, data: { change_id: changeId, changed, ...reached } }
}

/** A page of the trail, newest first. */
export async function changesReply(
  db: Db,
  businessId: string,
  query: { limit?: string | undefined; cursor?: string | undefined },
): Promise<{ data: Entry[]; next_cursor: string | null }> {
  const after = query.cursor ?? null
  if (after !== null && !/^[0-9a-f-]{36}$/.test(after))
    throw new Problem('invalid', 'This list has no such page. Please start from the top.')
  const rowsMax = Math.max(1, Math.min(Math.trunc(Number(query.limit)) || entriesMax, entriesMax))
  const rows = await asTenant(db, businessId, (tx) =>
    readChanges(tx, businessId, { after, rowsMax: rowsMax + 1 }),
  )
  const shown = rows.slice(0, rowsMax)
  return {
    data: shown.map(toEntry),
    next_cursor: rows.length > rowsMax ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** One entry. Whether a later change depends on it is checked when it is undone. */
export function toEntry(row: ChangeRow): Entry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: row.by_name,
    what: row.what,
    transactions: row.transactions,
    undone: row.undone_at !== null,
    undoable: row.undoable && row.undone_at === null,
  }
}
