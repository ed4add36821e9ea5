// The newest snapshot of the forecast that was kept by a day: what it expected of each line in the
// months of a period.

import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import type { DaySpan, FlowLine } from '@plimsoll/domain/variance/flows'
import { sql } from 'kysely'
import { noId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** A line of one month as the snapshot has it, in the sense of its side. */
export type SnapshotLine = FlowLine & { readonly month: Day; readonly amount: Minor }

/** `null` where none was kept by then, or where it does not reach to the period's end. */
export async function readSnapshotBefore(
  tx: TenantTx,
  businessId: string,
  { on, period }: { on: Day; period: DaySpan },
): Promise<{ madeOn: Day; lines: SnapshotLine[] } | null> {
  const { rows } = await sql<{
    made_on: Day
    month: Day
    side: 'in' | 'out'
    sub_category: string
    merchant_id: string
    amount: Minor
  }>`
    select made_on, month, side, sub_category, merchant_id, amount_minor as amount
    from forecast_snapshot
    where business_id = ${businessId} and month between ${period.from} and ${period.to}
      and made_on = (select max(made_on) from forecast_snapshot
        where business_id = ${businessId} and made_on <= ${on})`.execute(tx)
  const [first] = rows
  if (!first || !rows.some(({ month }) => month.slice(0, 7) === period.to.slice(0, 7))) return null
  return {
    madeOn: first.made_on,
    lines: rows.map((row) => ({
      month: row.month,
      side: row.side,
      subCategory: row.sub_category,
      merchantId: row.merchant_id === noId ? null : row.merchant_id,
      amount: row.amount,
    })),
  }
}
