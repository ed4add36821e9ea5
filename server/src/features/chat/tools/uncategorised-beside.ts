// What may belong to a category in which nothing was found: payments that have no category yet.
import type { FlowFilter, FlowSide, ToolCall } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, money, type ToolResult } from '../facts.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'

/** A result of nothing, with what has no category in its days; any other result as it is. */
export async function withUncategorised(
  context: ToolContext,
  call: ToolCall,
  found: ToolResult,
): Promise<ToolResult> {
  const filter = found.rowCount === 0 ? categoriesIn(call) : null
  if (!filter) return found
  const subjects = [
    { kind: 'sub_category', code: `uncategorised_${filter.side}`, name: 'Uncategorised' } as const,
  ]
  const [own] = await sumFlows(
    context.tx,
    context.businessId,
    queryOf(context, { ...filter, subjects }),
    null,
  )
  if (!own || own.count === 0) return found
  const noun = own.count === 1 ? 'payment' : 'payments'
  return {
    ...found,
    template: `${found.template} {{unsorted_count}} ${noun} ${filter.side === 'in' ? 'received' : 'made'} in those days, {{unsorted}} in all, ${own.count === 1 ? 'has' : 'have'} no category yet, so some of that may belong here.`,
    facts: [
      ...found.facts,
      count('unsorted_count', own.count, 'Payments without a category'),
      money('unsorted', own.amount, 'Without a category'),
    ],
  }
}

type OfSide = FlowFilter & { readonly side: FlowSide }

const tools: ReadonlySet<string> = new Set(['flow_total', 'list_payments', 'count_payments'])

// A filter of categories alone.
function categoriesIn({ tool, args }: ToolCall): OfSide | null {
  if (!tools.has(tool)) return null
  const { side, period, subjects = [], except, amountFrom, amountTo } = args as FlowFilter
  const areCategories =
    subjects.length > 0 &&
    subjects.every(
      (each) =>
        (each.kind === 'category' || each.kind === 'sub_category') &&
        !each.code.startsWith('uncategorised'),
    )
  if (!side || !areCategories || except || amountFrom !== undefined || amountTo !== undefined)
    return null
  return { side, period }
}
