// The rows of a batch into the books, set by set: merchants, labels that users gave before,
// transactions.
import { sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import { oneByOne, setWise, withWordsPending } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Batch } from './batch.ts'
import { markWordsDue } from './words.store.ts'

/** Where rows come from. */
export type Origin = 'file' | 'bank' | 'demo'

/** Every name that leads to a merchant: its own, and those that users gave it besides. */
export const namesOf = (
  businessId: string,
) => sql`select key, merchant_id from merchant_alias where business_id = ${businessId}
  union all select m.key, m.id from merchant m where m.business_id = ${businessId}
    and not exists (select from merchant_alias a where a.business_id = m.business_id and a.key = m.key)`

/** Adds the merchants that rows name and the books don't have. */
export async function addMerchants(tx: TenantTx, batch: Batch): Promise<void> {
  const { businessId, batchId } = batch
  const { rows } = await sql<{ key: string; name: string }>`
    with named as materialized (
      select merchant_key as key, min(position) as position from staged_row
      where business_id = ${businessId} and batch_id = ${batchId} and not left_out group by merchant_key
    )
    select named.key, r.name from named, lateral (
      select merchant_name as name from staged_row
      where business_id = ${businessId} and batch_id = ${batchId} and position = named.position ${oneByOne}) r
    where not exists (select from merchant m where m.business_id = ${businessId} and m.key = named.key)
      and not exists (select from merchant_alias a where a.business_id = ${businessId} and a.key = named.key)
    order by named.key`.execute(tx)
  if (rows.length === 0) return
  await sql`insert into merchant (business_id, id, key, name)
    select ${businessId}::uuid, * from unnest(${rows.map(() => newId())}::uuid[],
      ${rows.map((row) => row.key)}::text[], ${rows.map((row) => row.name)}::text[])`.execute(tx)
}

/**
 * The label that users most often gave a merchant's money on one side: how many they gave, and the
 * share of this one.
 */
export type Remembered = {
  merchant_id: string
  side: 'in' | 'out'
  sub_category: string
  count: number
  share: number
}

/** The labels that users gave before to the merchants that a batch names. */
export async function readMemories(tx: TenantTx, batch: Batch): Promise<Remembered[]> {
  const { businessId, batchId } = batch
  const read = sql<Remembered>`
    select distinct on (s.merchant_id, s.side) s.merchant_id, s.side, s.sub_category,
      (sum(s.times) over by_side)::int as count, s.times::float / sum(s.times) over by_side as share
    from merchant_memory s
    where s.business_id = ${businessId} and s.merchant_id in (select named.merchant_id
      from (${namesOf(businessId)}) named join staged_row r on r.merchant_key = named.key
      where r.business_id = ${businessId} and r.batch_id = ${batchId})
    window by_side as (partition by s.merchant_id, s.side)
    order by s.merchant_id, s.side, s.times desc, s.sub_category`
  const { rows } = await setWise(tx, () => read.execute(tx))
  return rows
}

/** A label that outweighs the file's and the dictionary's for one merchant and side. */
export type MemoryLabel = {
  readonly merchantId: string
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly confidence: number
}

/**
 * Inserts the rows that the books don't hold yet and returns how many those were. Rows of a file
 * name it as their upload. Where `isAllNew` says that the books hold none of them, no row is looked
 * for before it is inserted; one that is there after all would be refused by its key.
 */
export async function insertTransactions(
  tx: TenantTx,
  batch: Batch,
  posting: { labels: readonly MemoryLabel[]; origin: Origin; isAllNew: boolean },
): Promise<number> {
  const { labels, origin, isAllNew } = posting
  const { businessId, batchId } = batch
  const insert = sql`
    with remembered as (select * from unnest(${labels.map((label) => label.merchantId)}::uuid[],
      ${labels.map((label) => label.side)}::text[], ${labels.map((label) => label.subCategory)}::text[],
      ${labels.map((label) => label.confidence)}::real[]) as label (merchant_id, side, sub_category, confidence))
    insert into transaction (business_id, id, account_id, day, position, amount_minor, text, counterparty, reference,
      bank_type, bank_id, balance_minor, fingerprint, occurrence, upload_id, line, file_category, merchant_id, rail,
      sub_category, label_source, label_confidence, origin, words_apart)
    select r.business_id, r.id, target.account_id, r.day, r.position, r.amount_minor, r.text, r.counterparty,
      r.reference, r.bank_type, r.bank_id, r.balance_minor, r.fingerprint, r.occurrence,
      ${origin === 'file' ? batchId : null}::uuid, r.line,
      r.file_category, m.merchant_id, r.rail, coalesce(remembered.sub_category, r.sub_category),
      case when remembered.merchant_id is null then r.label_source else 'memory' end,
      coalesce(remembered.confidence, r.label_confidence), ${origin}, ${origin === 'file' ? true : null}::boolean
    from staged_row r
      join staged_account target on target.business_id = r.business_id and target.batch_id = r.batch_id
        and target.printed = coalesce(r.account, '') and target.currency = r.currency
      join (${namesOf(businessId)}) m on m.key = r.merchant_key
      left join remembered on remembered.merchant_id = m.merchant_id
        and remembered.side = case when r.amount_minor < 0 then 'out' else 'in' end
    where r.business_id = ${businessId} and r.batch_id = ${batchId} and not r.left_out
      and not exists (select from removed_transaction x where x.business_id = r.business_id
        and x.account_id = target.account_id and x.fingerprint = r.fingerprint and x.occurrence = r.occurrence)
    ${isAllNew ? sql`` : sql`on conflict (business_id, account_id, fingerprint, occurrence) do nothing`}`
  await withWordsPending(tx)
  if (origin === 'file') await markWordsDue(tx, batch)
  const { numAffectedRows } = await setWise(tx, () => insert.execute(tx))
  return Number(numAffectedRows ?? 0)
}
