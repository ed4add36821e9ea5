// What was asked of one side of the books and stands on the other alone: a payer taken for a payee.

import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { readFlowRows, sumFlows } from '../../../books/figures/flows.store.ts'
import { count, date, money, named, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { transfersLeftOut } from './flow-words.ts'

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
  const side = own === 'in' ? 'out' : 'in'
  const period = spanPeriod(firstDay, context.today)
  const filterOf = (side: FlowSide) => ({ side, period, subjects: [merchant] })
  const totalOf = async (side: FlowSide) =>
    (await sumFlows(context.tx, context.businessId, queryOf(context, filterOf(side)), null))[0]
  const [same, other] = [await totalOf(own), await totalOf(side)]
  const filter = filterOf(side)
  const [latest] = await readFlowRows(context.tx, context.businessId, queryOf(context, filter), {
    order: 'latest',
    rowsMax: 1,
  })
  if ((same?.count ?? 0) > 0 || !other || !latest) return null
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
