// Whose payments some words stand in: in the bank's text, a reference or a note, as the search of
// the list of transactions finds them.
import { sql } from 'kysely'
import { noId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { lookUp } from '../list/search.store.ts'

/** How many payments of a merchant on one side words stand in. */
export type TextHolder = {
  readonly merchant: string
  readonly name: string
  readonly side: 'in' | 'out'
  readonly count: number
  /** How many of them only hold the words within longer ones. */
  readonly within: number
  /** All payments of the merchant on that side. */
  readonly all: number
}

/** Whose payments hold the words, most first; nobody where too many rows hold them. */
export async function readTextHolders(
  tx: TenantTx,
  businessId: string,
  words: string,
): Promise<TextHolder[]> {
  const { matches } = await lookUp(tx, businessId, { words, amount: null })
  if (!matches || matches.length === 0) return []
  const whole = `\\m${words.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}(?![[:alpha:]])`
  const { rows } = await sql<TextHolder>`
    select m.id as merchant, m.name, f.side, f.count, f.within,
      (select coalesce(sum(t.count), 0)::int from total_day t
        where t.business_id = ${businessId} and t.merchant_id = m.id and t.side = f.side) as all
    from (select coalesce(shown_merchant_id, ${noId}::uuid) as merchant_id, side, count(*)::int as count,
        count(*) filter (where concat_ws(' ', text, note, counterparty, reference) !~* ${whole})::int as within
      from booked_transaction where business_id = ${businessId} and in_cash
        and (id = any(${matches}::uuid[]) or transaction_id = any(${matches}::uuid[])) group by 1, 2) f
      join merchant m on m.business_id = ${businessId} and m.id = f.merchant_id
    order by f.count desc, m.name`.execute(tx)
  return rows
}
