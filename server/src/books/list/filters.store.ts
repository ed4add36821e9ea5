// What rows of the list must match, as conditions of SQL.
import type { Minor } from '@plimsoll/domain/money'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { isHiddenPay } from '../figures/pay-names.store.ts'

/** Sub-categories that always stand on a side, and those that take the sign's side. */
export type SideCodes = { readonly fixed: readonly string[]; readonly open: readonly string[] }

/**
 * What the rows must match; days are both included, amounts are magnitudes. `codes` are the
 * sub-categories of a category and an activity, `sideCodes` those of a side: the planner knows how
 * many rows have which sub-category, and nothing of an expression, for which it once went through a
 * million rows.
 */
export type Filters = {
  readonly from: string | null
  readonly to: string | null
  readonly activity: 'operating' | 'investing' | 'financing' | null
  readonly side: 'in' | 'out' | null
  readonly category: string | null
  readonly codes: readonly string[] | null
  readonly sideCodes: SideCodes | null
  readonly subCategory: string | null
  readonly merchantId: string | null
  readonly accountId: string | null
  readonly words: string | null
  readonly amount: Minor | null
  /**
   * Where the words were looked up already: the rows and parts that they fit, which stand in their
   * place.
   */
  readonly matches?: readonly string[]
  readonly amountFrom: Minor | null
  readonly amountTo: Minor | null
  readonly origin: 'file' | 'bank' | 'demo' | 'manual' | null
  readonly label: 'unsure' | 'uncategorised' | 'edited' | null
  readonly shown: 'excluded' | 'transfers' | 'split' | null
}

type Booked = ExpressionBuilder<Tables, 'whole_transaction'>

/**
 * A label that nobody confirmed and that is less sure than this is a guess. Index
 * transaction_uncertain holds the same number.
 */
const unsureBelow = 0.6

/**
 * Whether the list is of what lines are filed under, so that parts of split transactions stand in
 * it by themselves.
 */
export function isOfLines(filters: Filters): boolean {
  const { side, activity, category, subCategory, merchantId } = filters
  return [side, activity, category, subCategory, merchantId].some((filter) => filter !== null)
}

/** The conditions, all of which must hold. */
export function conditionsOf(
  eb: Booked,
  businessId: string,
  filters: Filters,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [eb('whole_transaction.business_id', '=', businessId)]
  const { from, to, side, activity, codes, subCategory, merchantId, accountId } = filters
  if (from) conditions.push(eb('shown_day', '>=', from))
  if (to) conditions.push(eb('shown_day', '<=', to))
  // Sides and activities are words of the cash-flow table: what it leaves out stays out here, so
  // that rows add up to its cells. Its line of excluded payments holds those that would be cash.
  if (side || activity)
    conditions.push(filters.shown === 'excluded' ? wouldBeCash : eb('in_cash', '=', true))
  if (side && filters.sideCodes) conditions.push(isOn(side, filters.sideCodes))
  if (codes) conditions.push(sql<SqlBool>`shown_sub_category = any(${codes}::text[])`)
  if (subCategory) conditions.push(eb('shown_sub_category', '=', subCategory))
  if (merchantId) conditions.push(eb('shown_merchant_id', '=', merchantId))
  if (accountId) conditions.push(eb('account_id', '=', accountId))
  if (filters.origin) conditions.push(eb('origin', '=', filters.origin))
  if (filters.label) conditions.push(labels[filters.label])
  if (filters.shown) conditions.push(kinds[filters.shown])
  if (filters.matches) conditions.push(isAmong(filters.matches))
  else if (filters.words) conditions.push(speaksOf(businessId, filters.words, filters.amount))
  conditions.push(...amountsOf(filters))
  return conditions
}

function isOn(side: 'in' | 'out', { fixed, open }: SideCodes): Expression<SqlBool> {
  const sign = side === 'out' ? sql`amount_minor < 0` : sql`amount_minor >= 0`
  return sql<SqlBool>`(shown_sub_category = any(${fixed}::text[]) or shown_sub_category = any(${open}::text[]) and ${sign})`
}

const wouldBeCash = sql<SqlBool>`transfer_id is null and counts`

const labels = {
  unsure: sql<SqlBool>`edited_sub_category is null and transfer_id is null
    and label_confidence < ${sql.lit(unsureBelow)} and label_source <> 'rule'`,
  uncategorised: sql<SqlBool>`shown_sub_category in ('uncategorised_in', 'uncategorised_out')`,
  edited: sql<SqlBool>`edited_at is not null`,
}

const kinds = {
  excluded: sql<SqlBool>`excluded`,
  transfers: sql<SqlBool>`transfer_id is not null`,
  split: sql<SqlBool>`split`,
}

// Ranges, so the index by amount can be used: of both signs, but of one side in its sense, where a
// refund is no payment of its size.
function amountsOf({ side, amountFrom, amountTo }: Filters): Expression<SqlBool>[] {
  if (amountFrom === null && amountTo === null) return []
  if (side) {
    const [least, most] = [amountFrom ?? 0, amountTo ?? Number.MAX_SAFE_INTEGER]
    const [from, to] = side === 'out' ? [-most, -least] : [least, most]
    return [sql<SqlBool>`amount_minor between ${from}::bigint and ${to}::bigint`]
  }
  const from = Math.abs(amountFrom ?? 0)
  const to = amountTo === null ? Number.MAX_SAFE_INTEGER : Math.abs(amountTo)
  return [
    sql<SqlBool>`(amount_minor between ${from}::bigint and ${to}::bigint
      or amount_minor between ${-to}::bigint and ${-from}::bigint)`,
  ]
}

function isAmong(ids: readonly string[]) {
  return sql<SqlBool>`whole_transaction.id = any(${ids}::uuid[])`
}

/** Words as a pattern that finds them anywhere. */
export function patternOf(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * Whether a row speaks of words or is of their amount. The merchants are looked for once, not once
 * for each transaction.
 */
export function speaksOf(
  businessId: string,
  words: string,
  amount: Minor | null,
): Expression<SqlBool> {
  const pattern = patternOf(words)
  const ofAmount =
    amount === null ? sql`` : sql` or amount_minor in (${amount}::bigint, ${-amount}::bigint)`
  // Words that aren't shown of somebody's pay can't be searched for either.
  return sql<SqlBool>`(not ${isHiddenPay(businessId)} and (
      whole_transaction.text ilike ${pattern} or whole_transaction.note ilike ${pattern}
      or whole_transaction.counterparty ilike ${pattern} or whole_transaction.reference ilike ${pattern}
      or whole_transaction.shown_merchant_id in (
        select id from merchant where business_id = ${businessId} and name ilike ${pattern}))${ofAmount})`
}
