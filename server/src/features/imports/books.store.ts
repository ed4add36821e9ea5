// The rows of an upload into the books and out again, set by set: what is new, merchants, transactions, balances.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { bookedUntil } from '../../books/accounts/balances.store.ts'
import { newId } from '../../db/new-id.ts'
import { oneByOne, setWise } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { bankOf, type KnownAccount, kindOf, type Target } from './account-target.ts'

/** Which upload of which business. */
export type Of = { readonly businessId: string; readonly uploadId: string }

/** What is new in an account of a file, and what the books hold already. */
export type Figures = {
  printed: string
  currency: string
  fresh: number
  duplicates: number
  left_out: number
  total_in: Minor
  total_out: Minor
}

/** The accounts of the books, oldest first. */
export async function readAccounts(tx: TenantTx, businessId: string): Promise<KnownAccount[]> {
  const { rows } = await sql<KnownAccount>`
    select a.id, a.name, a.printed_name, a.layout, a.currency, l.reference as bank_reference,
      l.account_id is not null as bank_fed
    from account a left join bank_account l on l.business_id = a.business_id and l.account_id = a.id
    where a.business_id = ${businessId} order by a.created_at, a.id`.execute(tx)
  return rows
}

/**
 * The payment of the books that row `r`, bound for account `target`, is: looked up by the key that is unique for it. One that
 * a person took out is known as well, and stays out.
 */
export const knownRow = sql`select t.id from transaction t
  where t.business_id = r.business_id and t.account_id = target.account_id
    and t.fingerprint = r.fingerprint and t.occurrence = r.occurrence
  union all select x.id from removed_transaction x
  where x.business_id = r.business_id and x.account_id = target.account_id
    and x.fingerprint = r.fingerprint and x.occurrence = r.occurrence ${oneByOne}`

/** Every name that leads to a merchant: its own, and those that people gave it besides. */
export const namesOf = (
  businessId: string,
) => sql`select key, merchant_id from merchant_alias where business_id = ${businessId}
  union all select m.key, m.id from merchant m where m.business_id = ${businessId}
    and not exists (select from merchant_alias a where a.business_id = m.business_id and a.key = m.key)`

/** Compares the rows of an upload with the books. `total_out` is a magnitude. */
export async function countFigures(
  tx: TenantTx,
  of: Of,
  targets: readonly Target[],
): Promise<Figures[]> {
  const { rows } = await sql<Figures>`
    with target as (select * from unnest(${targets.map((one) => one.printed)}::text[],
      ${targets.map((one) => one.currency)}::text[], ${targets.map((one) => one.accountId)}::uuid[])
      as given (printed, currency, account_id))
    select target.printed, target.currency, 
      count(*) filter (where known.id is null and not r.left_out)::int as fresh,
      count(known.id)::int as duplicates,
      count(*) filter (where known.id is null and r.left_out)::int as left_out,
      coalesce(sum(r.amount_minor) filter
        (where known.id is null and not r.left_out and r.amount_minor > 0), 0)::bigint as total_in,
      coalesce(-sum(r.amount_minor) filter
        (where known.id is null and not r.left_out and r.amount_minor < 0), 0)::bigint as total_out
    from upload_row r
      join target on target.printed = coalesce(r.account, '') and target.currency = r.currency
      left join lateral (${knownRow}) known on true
    where r.business_id = ${of.businessId} and r.upload_id = ${of.uploadId}
    group by target.printed, target.currency
    order by count(*) desc, target.printed, target.currency`.execute(tx)
  return rows
}

/**
 * What the books come to in an account at the end of a day, with the new rows of an upload counted in;
 * null while nothing has stated a balance of it before.
 */
export async function bookedBalance(
  tx: TenantTx,
  of: Of,
  at: { target: Target; day: Day },
): Promise<Minor | null> {
  const { rows } = await sql<{ balance: Minor | null }>`
    with known as (
      select opening_minor, least(anchor_day, ${at.day}::date) as after, greatest(anchor_day, ${at.day}::date) as until,
        case when anchor_day <= ${at.day}::date then 1 else -1 end as sign,
        ${bookedUntil({ businessId: of.businessId, accountId: sql.ref('account.id'), day: sql`${at.day}::date` })} as booked
      from account where business_id = ${of.businessId} and id = ${at.target.accountId} and anchor_day is not null
    ), fresh as (
      select coalesce(sum(r.amount_minor), 0) as net
      from known, upload_row r join (select ${at.target.accountId}::uuid as account_id) target on true
        left join lateral (${knownRow}) same on true
      where r.business_id = ${of.businessId} and r.upload_id = ${of.uploadId}
        and coalesce(r.account, '') = ${at.target.printed} and r.currency = ${at.target.currency}
        and r.day > known.after and r.day <= known.until and not r.left_out and same.id is null
    )
    select (opening_minor + booked + sign * fresh.net)::bigint as balance from known, fresh`.execute(
    tx,
  )
  return rows[0]?.balance ?? null
}

/** Makes the accounts that are new and remembers which account of the books each account of the file is. */
export async function keepTargets(
  tx: TenantTx,
  of: Of,
  plan: { layout: string | null; targets: readonly Target[] },
): Promise<(Target & { accountId: string })[]> {
  const settled = plan.targets.map((target) => ({
    ...target,
    made: target.accountId === null,
    accountId: target.accountId ?? newId(),
  }))
  for (const target of settled.filter((one) => one.made))
    await tx
      .insertInto('account')
      .values({
        business_id: of.businessId,
        id: target.accountId,
        name: target.name,
        printed_name: target.printed || null,
        layout: bankOf(plan.layout),
        kind: kindOf(target.name),
        currency: target.currency,
      })
      .execute()
  for (const target of settled)
    await tx
      .insertInto('upload_account')
      .values({
        business_id: of.businessId,
        upload_id: of.uploadId,
        printed: target.printed,
        currency: target.currency,
        account_id: target.accountId,
      })
      .execute()
  return settled
}

/** Makes the merchants that the rows name and the books do not know. */
export async function keepMerchants(tx: TenantTx, of: Of): Promise<void> {
  const { rows } = await sql<{ key: string; name: string }>`
    with named as materialized (
      select merchant_key as key, min(position) as position from upload_row
      where business_id = ${of.businessId} and upload_id = ${of.uploadId} and not left_out group by merchant_key
    )
    select named.key, r.name from named, lateral (
      select merchant_name as name from upload_row
      where business_id = ${of.businessId} and upload_id = ${of.uploadId} and position = named.position ${oneByOne}) r
    where not exists (select from merchant m where m.business_id = ${of.businessId} and m.key = named.key)
      and not exists (select from merchant_alias a where a.business_id = ${of.businessId} and a.key = named.key)
    order by named.key`.execute(tx)
  if (rows.length === 0) return
  await sql`insert into merchant (business_id, id, key, name)
    select ${of.businessId}::uuid, * from unnest(${rows.map(() => newId())}::uuid[],
      ${rows.map((row) => row.key)}::text[], ${rows.map((row) => row.name)}::text[])`.execute(tx)
}

/** What the user most often said of a merchant's money on one side: how often anything was said, and the share of this. */
export type Remembered = {
  merchant_id: string
  side: 'in' | 'out'
  sub_category: string
  count: number
  share: number
}

/** What the user has said before of the merchants that an upload names. */
export async function readMemories(tx: TenantTx, of: Of): Promise<Remembered[]> {
  const read = sql<Remembered>`
    select distinct on (s.merchant_id, s.side) s.merchant_id, s.side, s.sub_category,
      (sum(s.times) over said)::int as count, s.times::float / sum(s.times) over said as share
    from merchant_memory s
    where s.business_id = ${of.businessId} and s.merchant_id in (select named.merchant_id
      from (${namesOf(of.businessId)}) named join upload_row r on r.merchant_key = named.key
      where r.business_id = ${of.businessId} and r.upload_id = ${of.uploadId})
    window said as (partition by s.merchant_id, s.side)
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

/** Inserts the rows that the books do not hold yet, and tells how many those were. */
export async function insertTransactions(
  tx: TenantTx,
  of: Of,
  labels: readonly MemoryLabel[],
): Promise<number> {
  const insert = sql`
    with said as (select * from unnest(${labels.map((one) => one.merchantId)}::uuid[],
      ${labels.map((one) => one.side)}::text[], ${labels.map((one) => one.subCategory)}::text[],
      ${labels.map((one) => one.confidence)}::real[]) as label (merchant_id, side, sub_category, confidence))
    insert into transaction (business_id, id, account_id, day, position, amount_minor, text, counterparty, reference,
      bank_type, bank_id, balance_minor, fingerprint, occurrence, upload_id, line, file_category, merchant_id, rail,
      sub_category, label_source, label_confidence)
    select r.business_id, r.id, target.account_id, r.day, r.position, r.amount_minor, r.text, r.counterparty,
      r.reference, r.bank_type, r.bank_id, r.balance_minor, r.fingerprint, r.occurrence, r.upload_id, r.line,
      r.file_category, m.merchant_id, r.rail, coalesce(said.sub_category, r.sub_category),
      case when said.merchant_id is null then r.label_source else 'memory' end,
      coalesce(said.confidence, r.label_confidence)
    from upload_row r
      join upload_account target on target.business_id = r.business_id and target.upload_id = r.upload_id
        and target.printed = coalesce(r.account, '') and target.currency = r.currency
      join (${namesOf(of.businessId)}) m on m.key = r.merchant_key
      left join said on said.merchant_id = m.merchant_id
        and said.side = case when r.amount_minor < 0 then 'out' else 'in' end
    where r.business_id = ${of.businessId} and r.upload_id = ${of.uploadId} and not r.left_out
      and not exists (select from removed_transaction x where x.business_id = r.business_id
        and x.account_id = target.account_id and x.fingerprint = r.fingerprint and x.occurrence = r.occurrence)
    on conflict (business_id, account_id, fingerprint, occurrence) do nothing`
  const { numAffectedRows } = await setWise(tx, () => insert.execute(tx))
  return Number(numAffectedRows ?? 0)
}
