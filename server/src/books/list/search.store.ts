// Looks words up among all transactions of a business at once, by the index of trigrams that only
// the function `sought_transactions` can use. Everything found is read again through the wall, by
// its id.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { isHiddenPay } from '../figures/pay-names.store.ts'
import { type Filters, patternOf, speaksOf } from './filters.store.ts'

const matchesMax = 20_000
const windowRows = 5_000

type Searched = Pick<Filters, 'words' | 'amount' | 'matches'>

/**
 * The filters with what their words were looked up to be, or as they were where going through the
 * rows is quicker or the only way.
 */
export async function lookUp<F extends Searched>(
  tx: TenantTx,
  businessId: string,
  filters: F,
): Promise<F & Pick<Filters, 'matches'>> {
  if (filters.words === null || !hasTrigram(filters.words)) return filters
  const { rows } = await sql<Record<'worded' | 'named' | 'paid' | 'parts', string[] | null>>`
    select (select case when not coalesce((select hide_pay from business where id = ${businessId}), false) then ids
        when ids is not null then array(select id from transaction where business_id = ${businessId}
          and id = any(ids) and not ${isHiddenPay(businessId)}) end
      from (select sought_transactions(${patternOf(filters.words)}, ${matchesMax + 1}) as ids) sought) as worded,
      array(select id from transaction where business_id = ${businessId} and not ${isHiddenPay(businessId)}
        and shown_merchant_id = any(array(select id from merchant
          where business_id = ${businessId} and name ilike ${patternOf(filters.words)})) limit ${matchesMax + 1}) as named,
      array(select id from transaction where business_id = ${businessId}
        and amount_minor in (${filters.amount}::bigint, ${-(filters.amount ?? 0)}::bigint)
        and ${filters.amount !== null} limit ${matchesMax + 1}) as paid,
      array(select whole_transaction.id from split_line as whole_transaction
        where whole_transaction.business_id = ${businessId} and ${speaksOf(businessId, filters.words, filters.amount)}
        limit ${matchesMax + 1}) as parts`.execute(tx)
  const { worded, named, paid, parts } = rows[0] ?? {}
  if (!worded || !named || !paid || !parts) return filters
  const matches = new Set([...worded, ...named, ...paid, ...parts])
  return matches.size > matchesMax ? filters : { ...filters, matches: [...matches] }
}

/** The day down to which the next few thousand rows go; null where there are no more than those. */
export async function windowOf(
  tx: TenantTx,
  businessId: string,
  after: { day: string; position: number; id: string } | null,
): Promise<string | null> {
  const row = await tx
    .selectFrom('transaction')
    .where('business_id', '=', businessId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(shown_day, position, id) < (${after?.day}::date, ${after?.position}::int, ${after?.id}::uuid)`,
      ),
    )
    .select('shown_day')
    .orderBy('shown_day', 'desc')
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .offset(windowRows)
    .limit(1)
    .executeTakeFirst()
  return row?.shown_day ?? null
}

// What the index can answer: three letters or digits in a row, or fewer beside a gap within the
// words.
function hasTrigram(words: string): boolean {
  return /[a-z0-9]{3}|[^a-z0-9][a-z0-9]|[a-z0-9]{2}[^a-z0-9]/i.test(words)
}
