// What customers may have paid beside an answer on sales: money in under rent, commission or other
// income, which is no turnover by its category and may be most of what a business lives on.
import { minor } from '@plimsoll/domain/money'
import { areSales, notablePart } from '@plimsoll/domain/question/plan/flow-filter'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, ToolCall } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { money, named, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'

// Refunds, grants, interest and what insurers pay are no customers' money.
const likeSales = ['rent_received', 'commission_received', 'other_income']
const tools: ReadonlySet<string> = new Set([
  'flow_total',
  'extreme',
  'series',
  'average',
  'quietest',
])

/** A result on sales with the income that it leaves out; as it is where that is little. */
export async function withIncomeLeftOut(
  context: ToolContext,
  { tool, args }: ToolCall,
  found: ToolResult,
): Promise<ToolResult> {
  const { side = 'in', period, subjects, ...limits } = args as FlowFilter
  const isNarrowed = limits.amountFrom !== undefined || limits.amountTo !== undefined
  if (!tools.has(tool) || side !== 'in' || !period || isNarrowed || !areSales(subjects))
    return found
  const sums = (some: readonly Subject[] = []) =>
    sumFlows(
      context.tx,
      context.businessId,
      queryOf(context, { side, period, subjects: some }),
      'sub_category',
    )
  const total = (some: readonly { amount: number }[]) =>
    some.reduce((sum, { amount }) => sum + amount, 0)
  const beside = (
    await sums(likeSales.map((code) => ({ kind: 'sub_category', code, name: code })))
  ).filter(({ amount }) => amount > 0)
  const leftOut = total(beside)
  const counted = total(await sums(subjects))
  if (leftOut <= 0 || leftOut < (counted + leftOut) * notablePart) return found
  const parts = beside.map((_, at) => `{{beside_${at}}} under {{beside_name_${at}}}`)
  return {
    ...found,
    template: `${found.template} ${listed(parts)} ${parts.length === 1 ? 'is' : 'are'} not counted.`,
    facts: [
      ...found.facts,
      ...beside.flatMap(({ key, amount }, at) => [
        money(`beside_${at}`, minor(amount), context.nameOf(key ?? '')),
        named(`beside_name_${at}`, context.nameOf(key ?? '')),
      ]),
    ],
  }
}
