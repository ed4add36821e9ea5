// Tools for how many payments or payees there were.
import { minor } from '@plimsoll/domain/money'
import type { FlowFilter, Grouping } from '@plimsoll/domain/question/tool-call'
import { countGroups, countTransactions, sumFlows } from '../../../books/figures/flows.store.ts'
import { count, money, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { aboutWords, limitWords, transfersLeftOut } from './flow-words.ts'

/** How many payments there were. */
export async function countPayments(context: ToolContext, args: FlowFilter): Promise<ToolResult> {
  const [total] = await sumFlows(context.tx, context.businessId, queryOf(context, args), null)
  const number = total?.count ?? 0
  const about = aboutWords(args)
  const limits = limitWords(args)
  return {
    template: `{{count}} ${number === 1 ? 'payment' : 'payments'}${args.side === 'in' ? ' received' : ' made'}${about.words}${limits.words} in {{period}}, {{total}} in total.`,
    facts: [
      count('count', number, 'Payments'),
      money('total', total?.amount ?? minor(0), 'Total'),
      span('period', args.period.label),
      ...about.facts,
      ...limits.facts,
    ],
    citations: cite('count', args, number),
    rowCount: number,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    empty: number === 0,
  }
}

/** Every transaction of a period, own transfers too, as the list of transactions counts them. */
export async function countAllTransactions(
  context: ToolContext,
  args: { period: FlowFilter['period'] },
): Promise<ToolResult> {
  const { all, transfers } = await countTransactions(context.tx, context.businessId, args.period)
  return {
    template:
      '{{count}} transactions in {{period}}, of which {{transfers}} moved money between your own accounts.',
    facts: [
      count('count', all, 'Transactions'),
      count('transfers', transfers, 'Own transfers'),
      span('period', args.period.label),
    ],
    citations: cite('count', args, all),
    rowCount: all,
    truncated: false,
    basis: ['Every transaction of every account is counted.'],
    warnings: [],
    empty: all === 0,
  }
}

/** How many different merchants or sub-categories. */
export async function countKinds(
  context: ToolContext,
  args: FlowFilter & { by: Grouping },
): Promise<ToolResult> {
  const by = args.by === 'merchant' ? 'merchant' : 'sub_category'
  const query = queryOf(context, args)
  const number = await countGroups(context.tx, context.businessId, query, by)
  const [total] = await sumFlows(context.tx, context.businessId, query, null)
  const noun =
    by === 'merchant'
      ? args.side === 'in'
        ? 'different payers paid you'
        : 'different payees were paid'
      : 'different categories had payments'
  return {
    template: `{{count}} ${noun} in {{period}}, {{total}} in total.`,
    facts: [
      count('count', number, by === 'merchant' ? 'Merchants' : 'Categories'),
      money('total', total?.amount ?? minor(0), 'Total'),
      span('period', args.period.label),
    ],
    citations: cite('total', args, total?.count ?? 0),
    rowCount: total?.count ?? 0,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    empty: number === 0,
  }
}
