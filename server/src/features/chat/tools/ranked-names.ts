// Several names in the order of what they came to, with how far the first is from the last.
import { minor } from '@plimsoll/domain/money'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { type Fact, money, named } from '../facts.ts'
import { listed } from '../listed.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { letters } from './compare-tools.ts'

/** What each of the names had, the most first, and the gap between the first and the last. */
export async function rankedNames(
  context: ToolContext,
  args: FlowFilter,
): Promise<{ words: string; facts: Fact[] }> {
  const parts: { name: string; amount: number }[] = []
  for (const subject of args.subjects ?? []) {
    const query = queryOf(context, { ...args, subjects: [subject] })
    const [own] = await sumFlows(context.tx, context.businessId, query, null)
    parts.push({ name: subject.name, amount: own?.amount ?? 0 })
  }
  const sorted = parts.sort((one, other) => other.amount - one.amount)
  const [first] = sorted
  const last = sorted.at(-1)
  if (!first || !last || first === last) return { words: '', facts: [] }
  const way = args.side === 'in' ? 'came from' : 'went to'
  const next = sorted
    .slice(1)
    .map((_, at) => `{{part_${letters(at + 1)}}} ${way} {{name_${letters(at + 1)}}}`)
  return {
    words: ` Most of it, {{part_${letters(0)}}}, ${way} {{name_${letters(0)}}}; ${listed(next)}. The gap between the first and the last is {{gap}}.`,
    facts: [
      ...sorted.flatMap(({ name, amount }, at) => [
        named(`name_${letters(at)}`, name),
        money(`part_${letters(at)}`, minor(amount), name),
      ]),
      money('gap', minor(first.amount - last.amount), 'First less last'),
    ],
  }
}
