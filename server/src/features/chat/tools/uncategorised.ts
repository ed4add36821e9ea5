// Payments that nobody gave a category: how many, how much and whose.
import { minor } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, money, named, span, type ToolResult } from '../facts.ts'
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
  const names = [...owners]
    .sort((one, other) => other.count - one.count)
    .flatMap(({ name }) => name ?? [])
  const shown = names.slice(0, namesMax)
  const isAll = names.length === shown.length && names.length === owners.length
  const theirs = listed(shown.map((_, at) => `{{name${at}}}`))
  const sumOf = (side: string) => sums.find(({ key }) => key === side)
  const number = sums.reduce((all, one) => all + one.count, 0)
  return {
    template: `{{count}} ${number === 1 ? 'payment has' : 'payments have'} no category in {{period}}: {{out}} out and {{in}} in.${shown.length === 0 ? '' : isAll ? ` With ${theirs}.` : ` Most of them are with ${theirs}.`}`,
    facts: [
      count('count', number, 'Without a category'),
      money('out', sumOf('out')?.amount ?? minor(0), 'Money out'),
      money('in', sumOf('in')?.amount ?? minor(0), 'Money in'),
      span('period', args.period.label),
      ...shown.map((name, at) => named(`name${at}`, name)),
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
