// From the opening to the closing balance of a span of days, to the penny.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { addDays } from '@plimsoll/domain/calendar'
import { less, type Minor, sum } from '@plimsoll/domain/money'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import { readDayFlows } from '../../books/figures/month-flows.store.ts'
import { readBalance } from '../../books/figures/movements.store.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** A week from its opening to its closing balance. */
type Bridge = NonNullable<WeeklyReport['bridge']>

/** opening + in − out + other = closing. */
export async function bridgeOf(tx: TenantTx, businessId: string, span: DaySpan): Promise<Bridge> {
  const opening = await readBalance(tx, businessId, addDays(span.from, -1))
  const closing = await readBalance(tx, businessId, span.to)
  const flows = await flowsOf(tx, businessId, span)
  return {
    from: span.from,
    to: span.to,
    opening,
    in: flows.in,
    out: flows.out,
    other: less(less(closing, opening), less(flows.in, flows.out)),
    closing,
  }
}

/** What came in and went out, magnitudes. */
export async function flowsOf(
  tx: TenantTx,
  businessId: string,
  span: DaySpan,
): Promise<{ in: Minor; out: Minor }> {
  const flows = await readDayFlows(tx, businessId, span)
  const total = (side: 'in' | 'out') =>
    sum(flows.filter((flow) => flow.side === side).map(({ amount }) => amount))
  return { in: total('in'), out: total('out') }
}

/** Whether two bridges of a week state the same figures. */
export function isSameBridge(a: Bridge, b: Bridge): boolean {
  return (['opening', 'in', 'out', 'other', 'closing'] as const).every((key) => a[key] === b[key])
}
