// In which months of a period nothing was paid.
import { addMonths, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { monthLabel } from '@plimsoll/domain/question/period'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, span, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { letters } from './compare-tools.ts'
import { aboutWords, transfersLeftOut } from './flow-words.ts'

/** The months of a period without any payment that the filter holds. */
export async function emptyMonths(context: ToolContext, args: FlowFilter): Promise<ToolResult> {
  const { firstDay } = context.extent
  const from = firstDay && args.period.from < firstDay ? firstDay : args.period.from
  const period = { ...args.period, from }
  const filter = { ...args, period }
  const sums = await sumFlows(context.tx, context.businessId, queryOf(context, filter), 'month')
  const filled = new Set(sums.flatMap(({ key, count: n }) => (n > 0 ? [key?.slice(0, 7)] : [])))
  const payments = sums.reduce((all, { count: n }) => all + n, 0)
  const months: string[] = []
  for (let month = monthOf(from); month <= monthOf(period.to); month = addMonths(month, 1))
    months.push(month)
  const empty = months.filter((month) => !filled.has(month))
  const about = aboutWords(args)
  const paid = args.side === 'in' ? 'was received' : 'was paid'
  const names = listed(empty.map((_, at) => `{{month_${letters(at)}}}`))
  const isRunning = period.to < lastDayOf(monthOf(period.to))
  const isOpen = isRunning && empty.at(-1) === monthOf(period.to)
  return {
    template:
      empty.length === 0
        ? `Something ${paid}${about.words} in each of the {{all}} months of {{period}}, {{payments}} payments in all.`
        : `Nothing ${paid}${about.words} in {{count}} of the {{all}} months of {{period}}: ${names}.${isOpen ? ' The last month isn’t over.' : ''}`,
    facts: [
      count('count', empty.length, 'Months without'),
      count('all', months.length, 'Months in all'),
      count('payments', payments, 'Payments'),
      span('period', period.label),
      ...empty.map((month, at) => span(`month_${letters(at)}`, monthLabel(month))),
      ...about.facts,
    ],
    citations: cite('payments', filter, payments),
    rowCount: payments,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}
