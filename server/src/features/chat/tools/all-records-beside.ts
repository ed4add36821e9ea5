// A total of days that nobody named, with what it comes to over all records: "what have we earned
// in interest" may mean either.
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, date, money, type ToolResult } from '../facts.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'

/** That total, in a sentence with its facts; null where it is no more. */
export async function allRecordsBeside(
  context: ToolContext,
  call: ToolCall,
  { rowCount }: ToolResult,
): Promise<Pick<ToolResult, 'template' | 'facts'> | null> {
  const { firstDay } = context.extent
  if (call.tool !== 'flow_total' || !firstDay || call.args.period.from <= firstDay) return null
  const { args } = call
  if (args.claimed !== undefined || args.threshold !== undefined || args.whether) return null
  const period = spanPeriod(firstDay, context.today)
  const query = queryOf(context, { ...args, period })
  const [all] = await sumFlows(context.tx, context.businessId, query, null)
  if (!all || all.count <= rowCount) return null
  return {
    template: `In all your records, since {{all_from}}, it is {{all_total}} in {{all_count}} ${all.count === 1 ? 'payment' : 'payments'}.`,
    facts: [
      money('all_total', all.amount, 'In all your records'),
      count('all_count', all.count, 'Payments in all your records'),
      date('all_from', firstDay, 'Records begin'),
    ],
  }
}
