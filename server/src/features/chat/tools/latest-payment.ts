// The latest payment by itself.
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import type { FlowRow } from '../../../books/figures/flows.store.ts'
import { date, money, named, type ToolResult } from '../facts.ts'
import { cite, type ToolContext } from '../tool-context.ts'
import { aboutWords, limitWords, payeeOf, rowTable, transfersLeftOut } from './flow-words.ts'

/** "What was our last payment?": that one, with its day and whom it was with. */
export function latestOf(context: ToolContext, args: FlowFilter, row: FlowRow): ToolResult {
  const about = aboutWords(args)
  const limits = limitWords(args)
  const way = args.side === 'in' ? 'from' : 'to'
  const period = { ...args.period, from: row.day, to: row.day }
  return {
    template: `The latest payment ${args.side === 'in' ? 'received' : 'out'}${about.words}${limits.words} was {{amount}} ${way} {{payee}} on {{day}}.`,
    facts: [
      money('amount', row.amount, payeeOf(row, context)),
      named('payee', payeeOf(row, context)),
      date('day', row.day, 'Date'),
      ...about.facts,
      ...limits.facts,
    ],
    citations: cite('amount', { ...args, period, amountFrom: row.amount, amountTo: row.amount }, 1),
    rowCount: 1,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    table: rowTable([row], context),
  }
}
