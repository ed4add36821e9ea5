// Staged rows: written while a file streams in, or all at once; those of an upload are kept for
// audit afterwards.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { Batch } from './batch.ts'
import type { StagedRow } from './staged-row.ts'
import { dropWords } from './words.store.ts'

/**
 * How many rows go to the database in one statement. Measured: 1,000 is as quick as COPY by way of
 * a scratch table.
 */
export const rowsAtOnceMax = 1000

// Each column of staged_row, its type, and where its value stands in a row. (COPY is refused on
// tables with row-level security.)
type Column = readonly [string, string, keyof StagedRow]
const columns: readonly Column[] = [
  ['id', 'uuid', 'id'],
  ['position', 'int', 'position'],
  ['sheet', 'text', 'sheet'],
  ['line', 'int', 'line'],
  ['account', 'text', 'account'],
  ['currency', 'text', 'currency'],
  ['day', 'date', 'day'],
  ['amount_minor', 'bigint', 'amount'],
  ['text', 'text', 'text'],
  ['counterparty', 'text', 'counterparty'],
  ['reference', 'text', 'reference'],
  ['bank_type', 'text', 'bankType'],
  ['bank_id', 'text', 'bankId'],
  ['balance_minor', 'bigint', 'balance'],
  ['file_category', 'text', 'fileCategory'],
  ['fingerprint', 'bytea', 'fingerprint'],
  ['occurrence', 'int', 'occurrence'],
  ['merchant_key', 'text', 'merchantKey'],
  ['merchant_name', 'text', 'merchantName'],
  ['rail', 'text', 'rail'],
  ['sub_category', 'text', 'subCategory'],
  ['label_source', 'text', 'labelSource'],
  ['label_confidence', 'real', 'labelConfidence'],
]
const names = sql.join(columns.map(([name]) => sql.ref(name)))

/** Adds rows to a batch. */
export async function stageRows(
  tx: TenantTx,
  batch: Batch,
  rows: readonly StagedRow[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  // Half of the columns say the same in every row of a file, or nothing; they are sent once.
  const isSame = ([, , key]: Column) =>
    key !== 'id' && key !== 'fingerprint' && rows.every((row) => row[key] === first[key])
  const same = new Set(columns.filter(isSame))
  const different = columns.filter((column) => !same.has(column))
  const values = columns.map((column) => {
    const [name, type, key] = column
    return same.has(column) ? sql`${first[key]}::${sql.raw(type)}` : sql.ref(`sent.${name}`)
  })
  const arrays = different.map(
    ([, type, key]) =>
      sql`${arrayOf(
        rows.map((row) => row[key]),
        type,
      )}::${sql.raw(type)}[]`,
  )
  await sql`insert into staged_row (business_id, batch_id, ${names})
    select ${batch.businessId}::uuid, ${batch.batchId}::uuid, ${sql.join(values)}
    from unnest(${sql.join(arrays)}) as sent (${sql.join(different.map(([name]) => sql.ref(name)))})`.execute(
    tx,
  )
}

// PostgreSQL writes an array as JSON does, but for its brackets and for what JSON escapes by a
// letter; the driver's own way, value by value, takes three times as long.
function arrayOf(values: readonly StagedRow[keyof StagedRow][], type: string): unknown {
  if (type === 'bytea') return `{${values.map((hexadecimal) => `"\\\\x${hexadecimal}"`).join()}}`
  const json = JSON.stringify(values)
  return escapedByLetter.test(json) ? values : `{${json.slice(1, -1)}}`
}

const escapedByLetter = /\\[^"\\]/

/** Leaves rows of a batch out of what is posted, by their positions, and no others. */
export async function leaveRowsOut(
  tx: TenantTx,
  batch: Batch,
  positions: readonly number[],
): Promise<void> {
  await tx
    .updateTable('staged_row')
    .set({ left_out: sql<boolean>`position = any(${positions}::int[])` })
    .where('business_id', '=', batch.businessId)
    .where('batch_id', '=', batch.batchId)
    .where((eb) => eb.or([eb('left_out', '=', true), eb('position', 'in', [-1, ...positions])]))
    .execute()
}

/** Drops the rows of a batch: before its file is read again, or when its upload is undone. */
export async function dropRows(tx: TenantTx, batch: Batch): Promise<void> {
  const { businessId, batchId } = batch
  await dropWords(tx, batch)
  await tx
    .deleteFrom('staged_row')
    .where('business_id', '=', businessId)
    .where('batch_id', '=', batchId)
    .execute()
}
