// The tool for whether what came in from one covered what went out to another.
import { monthOf } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, ToolCall } from '@plimsoll/domain/question/tool-call'
import { type FlowSum, sumFlows } from '../../../books/figures/flows.store.ts'
import { count, money, named, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { aboutWords, cashBasis, nothing, transfersLeftOut } from './flow-words.ts'

/** What came in from one beside what the other cost, over a period. */
export async function covered(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'covered' }>['args'],
): Promise<ToolResult> {
  const filterOf = (side: 'in' | 'out', subjects: readonly Subject[]): FlowFilter => ({
    side,
    period: args.period,
    subjects,
  })
  const filters = { in: filterOf('in', args.subjects), out: filterOf('out', args.costs) }
  const read = (filter: FlowFilter) =>
    sumFlows(context.tx, context.businessId, queryOf(context, filter), 'month')
  const months = { in: await read(filters.in), out: await read(filters.out) }
  const [into, cost] = [totalOf(months.in), totalOf(months.out)]
  if (cost.count === 0) return nothing(filters.out)
  const about = { in: aboutWords(filters.in), out: aboutWords(filters.out) }
  const rest = minor(into.amount - cost.amount)
  const out = about.out.words.replaceAll('{{', '{{cost_').replace(/^ in /, ' on ')
  const byMonth = args.monthly ? monthsCovered(months) : null
  const opening = byMonth ? byMonth.covered === byMonth.all : rest >= 0
  return {
    template: `${opening ? 'Yes' : 'No'}: {{in}} came in${about.in.words} and {{out}} went${/^ to/.test(out) ? '' : ' out'}${out} in {{period}}, {{size}} ${rest >= 0 ? 'more than was needed' : 'too little'}.${byMonth ? ' Month by month it was enough in {{covered}} of {{all}}.' : ''}`,
    facts: [
      money('size', minor(Math.abs(rest)), rest >= 0 ? 'Left over' : 'Short'),
      money('in', into.amount, 'Money in'),
      money('out', cost.amount, 'Money out'),
      span('period', args.period.label),
      ...about.in.facts,
      ...about.out.facts.map((fact) => ({ ...fact, id: `cost_${fact.id}` })),
      ...(byMonth
        ? [count('covered', byMonth.covered, 'Months covered'), count('all', byMonth.all, 'Months')]
        : []),
      ...args.costs.map(({ name }) => named('cost', name)),
    ],
    citations: [...cite('in', filters.in, into.count), ...cite('out', filters.out, cost.count)],
    rowCount: into.count + cost.count,
    truncated: false,
    basis: [transfersLeftOut, cashBasis],
    warnings: [],
  }
}

function totalOf(sums: readonly FlowSum[]) {
  return {
    amount: minor(sums.reduce((sum, { amount }) => sum + amount, 0)),
    count: sums.reduce((sum, each) => sum + each.count, 0),
  }
}

// Months in which nothing had to be paid are no months that were covered.
function monthsCovered(months: { in: readonly FlowSum[]; out: readonly FlowSum[] }) {
  const into = new Map(months.in.map(({ key, amount }) => [monthOf(key ?? ''), amount]))
  const owing = months.out.filter(({ amount }) => amount > 0)
  const isCovered = ({ key, amount }: FlowSum) => (into.get(monthOf(key ?? '')) ?? 0) >= amount
  return { covered: owing.filter(isCovered).length, all: owing.length }
}
