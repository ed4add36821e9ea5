// Payments that nobody gave a category: how many, how much and whose.
import { minor } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, type Fact, money, named, span, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'

const namesMax = 3

/** Payments that nobody gave a category. */
export async function uncategorised(
  context: ToolContext,
  args: { period: FlowFilter['period'] },
): Promise<ToolResult> {
  const subjects: Subject[] = ['uncategorised_in', 'uncategorised_out'].map((code) => ({
    kind: 'sub_category',
    code,
    name: context.nameOf(code),
  }))
  const sums = await sumFlows(
    context.tx,
    context.businessId,
    queryOf(context, { ...args, subjects }),
    'side',
  )
  const owners = await sumFlows(
    context.tx,
    context.businessId,
    queryOf(context, { ...args, subjects }),
    'merchant',
  )
  const { words, facts } = ownersOf(owners)
  const sumOf = (side: string) => sums.find(({ key }) => key === side)
  const number = sums.reduce((all, one) => all + one.count, 0)
  return {
    template: `{{count}} ${number === 1 ? 'payment has' : 'payments have'} no category in {{period}}: {{out}} out and {{in}} in.${words}`,
    facts: [
      count('count', number, 'Without a category'),
      money('out', sumOf('out')?.amount ?? minor(0), 'Money out'),
      money('in', sumOf('in')?.amount ?? minor(0), 'Money in'),
      span('period', args.period.label),
      ...facts,
    ],
    citations: [
      {
        ref: 'count',
        href: `/cash-flow/edit-transaction?${new URLSearchParams({ from: args.period.from, to: args.period.to, label: 'uncategorised' })}`,
        rowCount: number,
        label: 'Transactions',
      },
    ],
    rowCount: number,
    truncated: false,
    basis: [],
    warnings: [],
    empty: number === 0,
  }
}

/** Whose payments they are, those with the most of them first. */
export function ownersOf(
  sums: readonly { readonly name: string | null; readonly count: number }[],
): { words: string; facts: Fact[] } {
  const known = sums.flatMap(({ name, count: number }) => (name ? [{ name, number }] : []))
  const shown = known.sort((one, other) => other.number - one.number).slice(0, namesMax)
  if (shown.length === 0) return { words: '', facts: [] }
  const theirs = listed(shown.map((_, at) => `{{name${at}}} ({{number${at}}})`))
  return {
    words: shown.length === sums.length ? ` With ${theirs}.` : ` Most often with ${theirs}.`,
    facts: shown.flatMap(({ name, number }, at) => [
      named(`name${at}`, name),
      count(`number${at}`, number, name),
    ]),
  }
}
