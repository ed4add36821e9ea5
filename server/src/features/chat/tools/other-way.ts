// What was asked of one side of the books and stands on the other alone: a payer taken for a payee.
import type { Minor } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { readFlowRows, sumFlows } from '../../../books/figures/flows.store.ts'
import { count, date, money, named, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { transfersLeftOut } from './flow-words.ts'

/** What ever moved each way between the business and a merchant; a way without any is left out. */
export async function movedBySide(
  context: ToolContext,
  merchant: Subject,
): Promise<ReadonlyMap<FlowSide, { readonly amount: Minor; readonly count: number }>> {
  const { firstDay } = context.extent
  if (!firstDay) return new Map()
  const period = spanPeriod(firstDay, context.today)
  const query = queryOf(context, { period, subjects: [merchant] })
  const sums = await sumFlows(context.tx, context.businessId, query, 'side')
  return new Map(
    sums.filter(({ count }) => count > 0).map((each) => [each.key === 'in' ? 'in' : 'out', each]),
  )
}

/** What moved the other way, where nothing of a merchant ever moved the way that was asked of. */
export async function onlyOtherWay(
  context: ToolContext,
  args: { measure: FlowSide | 'net'; subjects?: readonly Subject[] },
): Promise<ToolResult | null> {
  const [merchant, ...others] = args.subjects ?? []
  const { firstDay } = context.extent
  if (args.measure === 'net' || merchant?.kind !== 'merchant' || others.length > 0 || !firstDay)
    return null
  const own = args.measure
  const side: FlowSide = own === 'in' ? 'out' : 'in'
  const period = spanPeriod(firstDay, context.today)
  const moved = await movedBySide(context, merchant)
  const other = moved.get(side)
  if (moved.has(own) || !other) return null
  const filter = { side, period, subjects: [merchant] }
  const [latest] = await readFlowRows(context.tx, context.businessId, queryOf(context, filter), {
    order: 'latest',
    rowsMax: 1,
  })
  if (!latest) return null
  return {
    template: `${
      side === 'in'
        ? 'Nothing went out to {{merchant}} in your records: {{merchant}} paid you. You received'
        : 'Nothing came in from {{merchant}} in your records: you paid {{merchant}}. You paid'
    } {{total}} in {{count}} ${other.count === 1 ? 'payment' : 'payments'}, {{period}}, the last of them {{amount}} on {{day}}.`,
    facts: [
      money('total', other.amount, side === 'in' ? 'Money in' : 'Money out'),
      count('count', other.count, 'Payments'),
      money('amount', latest.amount, 'Last payment'),
      date('day', latest.day, 'Date'),
      named('merchant', merchant.name),
      span('period', period.label),
    ],
    citations: cite('total', filter, other.count),
    rowCount: other.count,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}
