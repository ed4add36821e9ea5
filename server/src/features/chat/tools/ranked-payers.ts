// The largest payers of sales, with who would stand among them but for a missing category.
import { uncategorisedIn } from '@plimsoll/domain/question/plan/flow-filter'
import type { FlowFilter, Grouping } from '@plimsoll/domain/question/tool-call'
import { money, named, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { groupsOf, top } from './flow-groups.ts'
import { namedCustomer, platformsAmong } from './platforms.ts'

type Ranking = FlowFilter & { by: Grouping; n: number; least: boolean; often?: boolean }

/** The ranking, and the largest payer that it leaves out for having no category. */
export async function ranked(context: ToolContext, args: Ranking): Promise<ToolResult> {
  const found = await withCustomer(context, args)
  if (!isOfPayers(args) || found.rowCount === 0) return found
  const without = { ...args, subjects: [uncategorisedIn] }
  const [largest] = await groupsOf(context, without, 'merchant')
  // In most books every payer has a category, and nothing more is read.
  if (!largest?.subject) return found
  const others = await groupsOf(context, args, 'merchant')
  const least = others.length < args.n ? 0 : (others[args.n - 1]?.amount ?? 0)
  if (largest.amount <= least) return found
  return {
    ...found,
    template: `${found.template} {{unsorted_name}} paid {{unsorted}} that has no category yet, so it isn’t ranked as sales.`,
    facts: [
      ...found.facts,
      named('unsorted_name', largest.name),
      money('unsorted', largest.amount, `${largest.name}, no category`),
    ],
  }
}

/** The ranking, and the largest customer with a name where a processor's payouts lead it. */
async function withCustomer(context: ToolContext, args: Ranking): Promise<ToolResult> {
  const { by, side, least, often } = args
  if (by !== 'merchant' || side !== 'in' || least || often) return top(context, args)
  const payers = await groupsOf(context, args, 'merchant')
  const platforms = await platformsAmong(context, args, payers)
  const found = await top(context, args, platforms)
  const first = payers.find(({ subject }) => subject)
  if (!first || !platforms.has(first.name)) return found
  const { words, facts } = namedCustomer(payers, platforms)
  return { ...found, template: `${found.template}${words}`, facts: [...found.facts, ...facts] }
}

function isOfPayers({ by, side, least, often, subjects = [] }: Ranking): boolean {
  const [only, ...more] = subjects
  const areSales = only?.kind === 'category' && only.code === 'sales_income' && more.length === 0
  return by === 'merchant' && side === 'in' && areSales && !least && !often
}
