// The rows of uploads as they were read: written in batches while the file streams in, kept for audit afterwards.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { StagedRow } from './staged-row.ts'

/** How many rows go to the database in one statement. Measured: 1,000 is as quick as COPY by way of a scratch table. */
export const batchRowsMax = 1000

// Each column of upload_row, its type, and where its value stands in a row. (COPY is refused on tables with row-level security.)
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

/** Adds rows of an upload. */
export async function addRows(
  tx: TenantTx,
  upload: { businessId: string; uploadId: string },
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
    return same.has(column) ? sql`${first[key]}::${sql.raw(type)}` : sql.ref(`given.${name}`)
  })
  const arrays = different.map(
    ([, type, key]) => sql`${rows.map((row) => row[key])}::${sql.raw(type)}[]`,
  )
  await sql`insert into upload_row (business_id, upload_id, ${names})
    select ${upload.businessId}::uuid, ${upload.uploadId}::uuid, ${sql.join(values)}
    from unnest(${sql.join(arrays)}) as given (${sql.join(different.map(([name]) => sql.ref(name)))})`.execute(
    tx,
  )
}

/** Leaves rows of an upload out of what is stored, by their positions, and no others. */
export async function leaveRowsOut(
  tx: TenantTx,
  upload: { businessId: string; uploadId: string },
  positions: readonly number[],
): Promise<void> {
  await tx
    .updateTable('upload_row')
    .set({ left_out: sql<boolean>`position = any(${positions}::int[])` })
    .where('business_id', '=', upload.businessId)
    .where('upload_id', '=', upload.uploadId)
    .where((eb) => eb.or([eb('left_out', '=', true), eb('position', 'in', [-1, ...positions])]))
    .execute()
}

/** Drops the rows of an upload: before it is read anew, or when it is undone. */
export async function dropRows(tx: TenantTx, businessId: string, uploadId: string): Promise<void> {
  await tx
    .deleteFrom('upload_row')
    .where('business_id', '=', businessId)
    .where('upload_id', '=', uploadId)
    .execute()
}
