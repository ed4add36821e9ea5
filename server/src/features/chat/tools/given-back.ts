// What customers got back: refunds that make income smaller, and payments out to them.
import { magnitude, minor } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { readFlowRows } from '../../../books/figures/flows.store.ts'
import { count, date, money, named, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { rowsShown, rowTable } from './flow-words.ts'

const rowsRead = 500

/** How much of what they paid one customer, or all of them, got back. */
export async function givenBack(
  context: ToolContext,
  { period, subjects }: { period: Period; subjects: readonly Subject[] },
): Promise<ToolResult> {
  const read = (side: FlowSide) =>
    readFlowRows(context.tx, context.businessId, queryOf(context, { period, subjects, side }), {
      order: 'latest',
      rowsMax: rowsRead,
    })
  const isOfOne = subjects.every(({ kind }) => kind === 'merchant')
  const received = await read('in')
  const paid = await read('out')
  const sentBack = [
    ...received.filter(({ amount }) => amount < 0),
    ...paid.filter(({ amount }) => amount > 0),
  ].map((row) => ({ ...row, amount: magnitude(row.amount) }))
  const total = minor(sentBack.reduce((sum, { amount }) => sum + amount, 0))
  const came = received.filter(({ amount }) => amount > 0)
  const income = minor(came.reduce((sum, { amount }) => sum + amount, 0))
  const [latest] = sentBack
  const who = isOfOne ? '{{name}}' : 'customers'
  const beside = isOfOne && came.length > 0 ? ' They paid you {{income}} in that time.' : ''
  return {
    template: latest
      ? `{{back}} went back to ${who} in {{period}}, ${sentBack.length === 1 ? 'on {{day}}' : 'in {{count}} payments, the latest on {{day}}'}.${beside}`
      : `Nothing went back to ${who} in {{period}}.${beside}`,
    facts: [
      money('back', total, 'Went back'),
      count('count', sentBack.length, 'Payments'),
      ...(latest ? [date('day', latest.day, 'Latest')] : []),
      ...(beside ? [money('income', income, 'Money in')] : []),
      ...(isOfOne ? [named('name', subjects[0]?.name ?? '')] : []),
      span('period', period.label),
    ],
    citations: [
      ...cite('back', { period, subjects, side: 'in' }, received.length),
      ...(paid.length > 0 ? cite('back', { period, subjects, side: 'out' }, paid.length) : []),
    ],
    rowCount: received.length + paid.length,
    truncated: received.length === rowsRead,
    basis: ['Refunds that make income smaller, and payments out to them.'],
    warnings: [],
    ...(sentBack.length > 0 ? { table: rowTable(sentBack.slice(0, rowsShown), context) } : {}),
  }
}
