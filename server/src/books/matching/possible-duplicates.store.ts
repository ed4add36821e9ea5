// New rows of an upload beside payments of the books with the same account and amount, a few days
// apart.
import type { Target } from '@plimsoll/domain/matching/account-target'
import { type Likeness, likeDaysMax } from '@plimsoll/domain/matching/possible-duplicate'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { oneByOne } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Batch } from '../posting/batch.ts'
import { existingRow, targetTable } from './compare.store.ts'

/** A likeness with what is shown of it. */
export type FoundLikeness = Likeness & {
  readonly line: number
  readonly amount: Minor
  /** The payment came from a connected bank: then the file's row is that same payment. */
  readonly fromBank: boolean
}

type Row = {
  position: number
  line: number
  amount: Minor
  day: string
  text: string
  balance: Minor | null
  id: string
  known_day: string
  known_text: string
  known_balance: Minor | null
  known_origin: string
  fingerprint: Buffer
  occurrence: number
}

const candidatesMax = 5000

/**
 * The candidates, in the order of the file. Payments of the books that the file itself repeats
 * exactly are no candidates.
 */
export async function findLikenesses(
  tx: TenantTx,
  batch: Batch,
  targets: readonly Target[],
): Promise<FoundLikeness[]> {
  const existing = targets.filter((target) => target.accountId !== null)
  if (existing.length === 0) return []
  const rows = await readCandidates(tx, batch, existing)
  const repeated = await readRepeated(tx, batch, rows)
  return rows.filter((row) => !repeated.has(keyOf(row))).map(likenessOf)
}

async function readCandidates(
  tx: TenantTx,
  batch: Batch,
  targets: readonly Target[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ${targetTable(targets)},
    fresh as materialized (
      select r.*, target.account_id from staged_row r
        join target on target.printed = coalesce(r.account, '') and target.currency = r.currency
        left join lateral (${existingRow}) existing on true
      where r.business_id = ${batch.businessId} and r.batch_id = ${batch.batchId} and not r.left_out and existing.id is null
    )
    select f.position, f.line, f.amount_minor as amount, f.day, f.text, f.balance_minor as balance,
      t.id, t.day as known_day, t.text as known_text, t.balance_minor as known_balance, t.origin as known_origin, t.fingerprint, t.occurrence
    from fresh f, lateral (
      select * from transaction
      where business_id = ${batch.businessId} and amount_minor = f.amount_minor
        and day between f.day - ${likeDaysMax}::int and f.day + ${likeDaysMax}::int ${oneByOne}) t
    where t.account_id = f.account_id
    order by f.position, t.day, t.id limit ${candidatesMax}`.execute(tx)
  return rows
}

async function readRepeated(
  tx: TenantTx,
  batch: Batch,
  rows: readonly Row[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const found = await tx
    .selectFrom('staged_row')
    .where('business_id', '=', batch.businessId)
    .where('batch_id', '=', batch.batchId)
    .where(sql<boolean>`fingerprint = any(${rows.map((row) => row.fingerprint)}::bytea[])`)
    .select(['fingerprint', 'occurrence'])
    .execute()
  return new Set(found.map(keyOf))
}

function keyOf(row: { fingerprint: Buffer; occurrence: number }): string {
  return `${row.fingerprint.toString('latin1')} ${row.occurrence}`
}

function likenessOf(row: Row): FoundLikeness {
  return {
    position: row.position,
    line: row.line,
    amount: row.amount,
    fromBank: row.known_origin === 'bank',
    row: { day: row.day, text: row.text, balance: row.balance },
    existingId: row.id,
    existing: { day: row.known_day, text: row.known_text, balance: row.known_balance },
  }
}
