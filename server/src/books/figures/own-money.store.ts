// Money between the business's own accounts, and what the bank's lines of such moves call them.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** What was moved into an account, or out of it, from and to the business's other accounts. */
type TransferSum = {
  readonly into: Minor
  readonly out: Minor
  readonly intoCount: number
  readonly outCount: number
  readonly lastIn: Day | null
  readonly lastInAmount: Minor | null
  readonly lastOut: Day | null
  readonly lastOutAmount: Minor | null
}

/** Sums the paired transfers of an account. */
export async function sumTransfers(
  tx: TenantTx,
  businessId: string,
  { account, from, to, other }: { account: string; from: Day; to: Day; other?: string | undefined },
): Promise<TransferSum> {
  const { rows } = await sql<TransferSum>`
    with moved as (
      select shown_day as day, amount_minor as amount, position from whole_transaction
      where business_id = ${businessId} and account_id = ${account} and transfer_id is not null
        and ${other === undefined ? sql`true` : sql`transfer_id in (select id from transaction where business_id = ${businessId} and account_id = ${other})`}
        and shown_day between ${from} and ${to})
    select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as into,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as out,
      (count(*) filter (where amount > 0))::int as "intoCount",
      (count(*) filter (where amount < 0))::int as "outCount",
      max(day) filter (where amount > 0) as "lastIn",
      (select amount from moved where amount > 0 order by day desc, position desc limit 1) as "lastInAmount",
      max(day) filter (where amount < 0) as "lastOut",
      (select -amount from moved where amount < 0 order by day desc, position desc limit 1) as "lastOutAmount"
    from moved`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A sum has one row.')
  return row
}

/**
 * What the lines of paired transfers call the account on their other side: "TO TAX POT 52280975" is
 * a name of the account that the money went to.
 */
export async function readAccountWords(
  tx: TenantTx,
  businessId: string,
): Promise<{ account: string; text: string }[]> {
  const { rows } = await sql<{ account: string; text: string }>`
    select distinct other.account_id as account, t.text
    from transaction t
      join transaction other on other.business_id = t.business_id and other.id = t.transfer_id
    where t.business_id = ${businessId} and t.transfer_id is not null
      and t.text ~* (case when t.amount_minor < 0 then '^(transfer |tfr |trf )?to ' else '^(transfer |tfr |trf )?from ' end)
    limit 200`.execute(tx)
  return rows
}
