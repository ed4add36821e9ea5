// The transactions that rules may decide, read in pieces, and what rules make of them.
import type { RuleConditions, RuledTransaction } from '@plimsoll/domain/rules/rule'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { Picked } from '../totals/totals.store.ts'

/** A transaction as rules see it. `by_hand`: a person edited it, so rules leave it alone. */
export type RuledRow = RuledTransaction & {
  readonly id: string
  readonly day: string
  readonly by_hand: boolean
  readonly transfer: boolean
}

const pieceRows = 20_000

/**
 * Transactions that could fit one of the conditions, a piece at a time by id. The domain decides
 * which do.
 */
export async function readPiece(
  tx: TenantTx,
  businessId: string,
  page: { picked: Picked | null; after: string | null; conditions: readonly RuleConditions[] },
): Promise<RuledRow[]> {
  const { rows } = await sql<RuledRow>`
    select t.id, t.shown_day as day, t.text, t.counterparty, t.reference, t.shown_merchant_id as "merchantId",
      t.amount_minor as amount, t.account_id as "accountId", t.rail,
      t.edited_at is not null or t.edited_sub_category is not null or t.edited_merchant_id is not null as by_hand,
      t.transfer_id is not null or exists (select from transaction_split s
        where t.split and s.business_id = t.business_id and s.transaction_id = t.id and s.transfer_id is not null) as transfer
    from transaction t
    where t.business_id = ${businessId} and ${pickedIs(page.picked)} and (${sql.join(page.conditions.map(mayFit), sql` or `)})
      and ${page.after === null ? sql`true` : sql`t.id > ${page.after}::uuid`}
    order by t.id limit ${pieceRows}`.execute(tx)
  return rows
}

function pickedIs(picked: Picked | null): RawBuilder<unknown> {
  if (picked === null) return sql`true`
  if ('uploadId' in picked) return sql`t.upload_id = ${picked.uploadId}::uuid`
  if ('accountId' in picked) return sql`t.account_id = ${picked.accountId}::uuid`
  return sql`t.id = any(${picked.ids}::uuid[])`
}

// Lets through more than fits, never less: only conditions that SQL and the domain read alike are
// here.
function mayFit(conditions: RuleConditions): RawBuilder<unknown> {
  const { merchant_ids, amount_from, amount_to, account, direction, rail, text } = conditions
  return sql`(${sql.join(
    [
      sql`true`,
      ...(merchant_ids ? [sql`t.shown_merchant_id = any(${merchant_ids}::uuid[])`] : []),
      ...(amount_from !== undefined ? [sql`abs(t.amount_minor) >= ${Math.abs(amount_from)}`] : []),
      ...(amount_to !== undefined ? [sql`abs(t.amount_minor) <= ${Math.abs(amount_to)}`] : []),
      ...(account ? [sql`t.account_id = ${account}::uuid`] : []),
      ...(direction ? [sql`(t.amount_minor < 0) = ${direction === 'out'}`] : []),
      ...(rail !== undefined ? [sql`t.rail = ${rail}`] : []),
      ...(text ?? []).flatMap(({ how, words }) =>
        how === 'lacks' || !/^[\x20-\x7e]+$/.test(words) ? [] : [speaksOf(words)],
      ),
    ],
    sql` and `,
  )})`
}

function speaksOf(words: string): RawBuilder<unknown> {
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql`(t.text ilike ${pattern} or t.counterparty ilike ${pattern} or t.reference ilike ${pattern})`
}

/** What a rule makes of a transaction. */
export type Decided = {
  readonly id: string
  readonly ruleId: string
  readonly subCategory: string | null
  readonly merchantId: string | null
  readonly excludes: boolean
}

/** Writes what rules decided, where it differs from what is there. */
export async function writeDecided(
  tx: TenantTx,
  businessId: string,
  decided: readonly Decided[],
): Promise<void> {
  await sql`update transaction t set rule_id = decided.rule_id,
      sub_category = coalesce(decided.sub_category, t.sub_category),
      label_source = case when decided.sub_category is null then t.label_source else 'rule' end,
      label_confidence = case when decided.sub_category is null then t.label_confidence else 1 end,
      merchant_id = coalesce(decided.merchant_id, t.merchant_id),
      excluded = t.excluded or decided.excludes
    from unnest(${decided.map((decision) => decision.id)}::uuid[], ${decided.map((decision) => decision.ruleId)}::uuid[],
      ${decided.map((decision) => decision.subCategory)}::text[], ${decided.map((decision) => decision.merchantId)}::uuid[],
      ${decided.map((decision) => decision.excludes)}::boolean[]) as decided (id, rule_id, sub_category, merchant_id, excludes)
    where t.business_id = ${businessId} and t.id = decided.id
      and (decided.sub_category is not null and (t.sub_category, t.label_source) is distinct from (decided.sub_category, 'rule')
        or decided.merchant_id is not null and t.merchant_id is distinct from decided.merchant_id
        or decided.excludes and not t.excluded or t.split)`.execute(tx)
}

/**
 * Parts of transactions as they stand, as text, to see whether a rule would split them otherwise.
 */
export async function readSplitSums(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; parts: string }>`
    select transaction_id as id, string_agg(amount_minor || ' ' || sub_category, ',' order by position) as parts
    from transaction_split where business_id = ${businessId} and transaction_id = any(${ids}::uuid[]) group by 1`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row.parts]))
}
