// What came back from suppliers, whoever they are: refunds that make a cost smaller, and money in
// that is categorised as their refund.
import { type Minor, magnitude, minor } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import { ofSuppliers } from '@plimsoll/domain/question/plan/flow-filter'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { readFlowRows } from '../../../books/figures/flows.store.ts'
import { count, date, money, named, span, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { letters } from './compare-tools.ts'
import { rowTable } from './flow-words.ts'

const rowsRead = 500
const namedMax = 8
const most = minor(-1_000_000_000_00)
const refunds = {
  kind: 'sub_category',
  code: 'supplier_refunds',
  name: 'Supplier refunds',
} as const

/** All that came back over a period, with each payment's name and day. */
export async function refundsOfAll(
  context: ToolContext,
  { period }: { period: Period },
): Promise<ToolResult> {
  const read = (filter: FlowFilter) =>
    readFlowRows(context.tx, context.businessId, queryOf(context, filter), {
      order: 'latest',
      rowsMax: rowsRead,
    })
  const costs = ofSuppliers({ side: 'out', period, amountFrom: most, amountTo: minor(-1) })
  const smaller = await read(costs)
  const received = await read({ side: 'in', period, subjects: [refunds] })
  const rows = [...smaller, ...received]
    .map((row) => ({ ...row, amount: magnitude(row.amount) }))
    .sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0))
  const total: Minor = minor(rows.reduce((all, { amount }) => all + amount, 0))
  const shown = rows.slice(0, namedMax)
  const each = shown.map(
    (_, at) => `{{row_${letters(at)}}} from {{name_${letters(at)}}} on {{day_${letters(at)}}}`,
  )
  const lead = rows.length > shown.length ? ', the latest ' : ': '
  return {
    template:
      rows.length === 0
        ? 'Nothing came back from suppliers in {{period}}.'
        : `{{back}} came back from suppliers in {{period}}, in {{count}} ${rows.length === 1 ? 'payment' : 'payments'}${lead}${listed(each)}.`,
    facts: [
      money('back', total, 'Came back'),
      count('count', rows.length, 'Payments'),
      span('period', period.label),
      ...shown.flatMap(({ amount, merchant, text, day }, at) => [
        money(`row_${letters(at)}`, amount, merchant ?? text),
        named(`name_${letters(at)}`, merchant ?? text),
        date(`day_${letters(at)}`, day, 'Day'),
      ]),
    ],
    citations: [
      ...(smaller.length > 0 ? cite('back', costs, smaller.length) : []),
      ...(received.length > 0
        ? cite('back', { side: 'in', period, subjects: [refunds] }, received.length)
        : []),
    ],
    rowCount: rows.length,
    truncated: smaller.length === rowsRead,
    basis: ['Refunds that make a cost smaller, and money in that is categorised as a refund.'],
    warnings: [],
    ...(shown.length > 0 ? { table: rowTable(shown, context) } : {}),
  }
}
