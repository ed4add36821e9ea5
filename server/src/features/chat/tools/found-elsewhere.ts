// Nothing of a name where it was looked for: a customer was asked for as somebody who is paid, or
// somebody whom only an invoice names stands in the bank's text under another name. A bare nothing
// would be wrong of both.
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, FlowSide, ToolCall, ToolName } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { readTextHolders } from '../../../books/figures/text-words.store.ts'
import { count, type Fact, money, named, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { letters } from './compare-tools.ts'
import { movedBySide } from './other-way.ts'

/** A call with what it came to. */
export type Called = { readonly call: ToolCall; readonly result: ToolResult }

const tools: ReadonlySet<ToolName> = new Set<ToolName>([
  'flow_total',
  'list_payments',
  'count_payments',
  'payment_when',
])

type Merchant = Extract<Subject, { kind: 'merchant' }>
type OfOne = FlowFilter & { readonly side: FlowSide }

/** What is found the other way or under another name; as it is where anything was found. */
export async function foundElsewhere(
  context: ToolContext,
  { call, result }: Called,
  run: (call: ToolCall) => Promise<ToolResult>,
): Promise<Called> {
  const merchant = result.rowCount === 0 ? onlyMerchant(call) : null
  if (!merchant || !context.extent.firstDay) return { call, result }
  const { side } = call.args as OfOne
  const moved = await movedBySide(context, merchant)
  const other: FlowSide = side === 'in' ? 'out' : 'in'
  if (moved.has(side)) return { call, result }
  if (!moved.has(other))
    return { call, result: await withHolders(context, result, { merchant, side }) }
  const turned = { ...call, args: { ...call.args, side: other } } as ToolCall
  const found = await run(turned)
  const words = side === 'in' ? 'came in from' : 'went out to'
  const theirs = side === 'in' ? 'you pay them' : 'they pay you'
  return {
    call: turned,
    result: {
      ...found,
      template: `Nothing ever ${words} {{turned_name}}: ${theirs}. ${withoutYes(found.template)}`,
      facts: [...found.facts, named('turned_name', merchant.name)],
    },
  }
}

function onlyMerchant({ tool, args }: ToolCall): Merchant | null {
  const { side, subjects = [], except, any } = args as Partial<FlowFilter>
  const [only, ...others] = subjects
  const isOfOne = only?.kind === 'merchant' && others.length === 0 && !except?.length && !any
  return tools.has(tool) && side && isOfOne && !only.text ? only : null
}

// "Yes: you paid them" is no answer to whether they have paid.
const withoutYes = (template: string) =>
  template.replace(/^(?:Yes|No): (.)/, (_, first: string) => first.toUpperCase())

const holdersMax = 3

async function withHolders(
  context: ToolContext,
  result: ToolResult,
  { merchant, side }: { merchant: Merchant; side: FlowSide },
): Promise<ToolResult> {
  const all = await readTextHolders(context.tx, context.businessId, merchant.name)
  const holders = all.filter((each) => each.side === side).slice(0, holdersMax)
  const period = spanPeriod(context.extent.firstDay ?? context.today, context.today)
  const words: string[] = []
  const facts: Fact[] = []
  for (const [at, holder] of holders.entries()) {
    const { merchant: id, name } = holder
    const text = { ...merchant, ids: [id], name, names: [name], text: merchant.name }
    const query = queryOf(context, { side, period, subjects: [text] })
    const [sum] = await sumFlows(context.tx, context.businessId, query, null)
    if (!sum || sum.count === 0) continue
    const mark = letters(at)
    const noun = sum.count === 1 ? 'payment' : 'payments'
    words.push(
      `{{held_count_${mark}}} ${noun} ${side === 'in' ? 'from' : 'to'} {{held_name_${mark}}} ({{held_${mark}}})`,
    )
    facts.push(
      count(`held_count_${mark}`, sum.count, name),
      named(`held_name_${mark}`, name),
      money(`held_${mark}`, sum.amount, name),
    )
  }
  if (words.length === 0) return result
  return {
    ...result,
    template: `${result.template} “{{held_text}}” stands in the text of ${listed(words)}.`,
    facts: [...result.facts, ...facts, named('held_text', merchant.name)],
  }
}
