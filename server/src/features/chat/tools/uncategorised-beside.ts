// What may belong to a category beside what was found in it: payments that have no category yet,
// where nothing was found, and regular ones beside the regular ones of a category.
import { type Minor, magnitude } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, FlowSide, ToolCall } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { readRecurring } from '../../forecast/service.ts'
import { count, type Fact, money, named, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'

/** A result with what has no category and may belong to it; as it is where nothing may. */
export async function withUncategorised(
  context: ToolContext,
  call: ToolCall,
  found: ToolResult,
): Promise<ToolResult> {
  if (call.tool === 'recurring' && areCategories(call.args.subjects))
    return withRegular(context, call.args.side ?? 'out', found)
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

const namedMost = 3

async function withRegular(
  context: ToolContext,
  way: FlowSide,
  found: ToolResult,
): Promise<ToolResult> {
  const series = await readRecurring(context.tx, context.businessId, {
    today: context.today,
    isWanted: ({ side, subCategory }) => side === way && subCategory === `uncategorised_${way}`,
  })
  const open = series.filter(({ verdict }) => verdict !== 'not_recurring')
  const { words, facts } = regularLeftOut(open)
  return { ...found, template: `${found.template}${words}`, facts: [...found.facts, ...facts] }
}

/** The sentence on regular payments that have no category, and its facts; empty where all have. */
export function regularLeftOut(open: readonly { merchant: string; amount: Minor }[]): {
  words: string
  facts: readonly Fact[]
} {
  if (open.length === 0) return { words: '', facts: [] }
  const shown = open.slice(0, namedMost)
  const names = listed(shown.map((_, at) => `{{open_${at}}} ({{open_amount_${at}}})`))
  const isOne = open.length === 1
  const joint = open.length === shown.length ? ':' : ', such as'
  return {
    words: ` {{open_count}} regular ${isOne ? 'payment has' : 'payments have'} no category yet${joint} ${names}. ${isOne ? 'It isn’t' : 'They aren’t'} counted here.`,
    facts: [
      count('open_count', open.length, 'Regular payments without a category'),
      ...shown.flatMap(({ merchant, amount }, at) => [
        named(`open_${at}`, merchant),
        money(`open_amount_${at}`, magnitude(amount), merchant),
      ]),
    ],
  }
}

type OfSide = FlowFilter & { readonly side: FlowSide }

const tools: ReadonlySet<string> = new Set(['flow_total', 'list_payments', 'count_payments'])

// A filter of categories alone.
function categoriesIn({ tool, args }: ToolCall): OfSide | null {
  if (!tools.has(tool)) return null
  const { side, period, subjects, except, amountFrom, amountTo } = args as FlowFilter
  const isNarrowed = except || amountFrom !== undefined || amountTo !== undefined
  if (!side || isNarrowed || !areCategories(subjects)) return null
  return { side, period }
}

function areCategories(subjects: readonly Subject[] = []): boolean {
  return (
    subjects.length > 0 &&
    subjects.every(
      (each) =>
        (each.kind === 'category' || each.kind === 'sub_category') &&
        !each.code.startsWith('uncategorised'),
    )
  )
}
