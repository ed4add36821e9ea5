// Tools for how many payments or payees there were.
import { minor } from '@plimsoll/domain/money'
import { gapsOf, rhythmOf } from '@plimsoll/domain/question/rhythm'
import type { FlowFilter, Grouping, YesNo } from '@plimsoll/domain/question/tool-call'
import {
  countGroups,
  countTransactions,
  readFlowRows,
  sumFlows,
} from '../../../books/figures/flows.store.ts'
import { count, date, type Fact, money, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import {
  aboutWords,
  limitWords,
  nothing,
  ofPayments,
  opened,
  transfersLeftOut,
  weekdayNames,
} from './flow-words.ts'

/** How many payments there were. */
export async function countPayments(
  context: ToolContext,
  args: FlowFilter & YesNo & { rhythm?: boolean },
): Promise<ToolResult> {
  const [total] = await sumFlows(context.tx, context.businessId, queryOf(context, args), null)
  const number = total?.count ?? 0
  if (number === 0) return nothing(args)
  const about = aboutWords(args)
  const limits = limitWords(args)
  const sentence = `you ${args.side === 'in' ? 'received' : 'made'} {{count}} ${number === 1 ? 'payment' : 'payments'}${ofPayments(about.words)}${limits.words} in {{period}}, {{total}} in total.`
  const rhythm = args.rhythm ? await rhythmWords(context, args) : { words: '', facts: [] }
  return {
    template: rhythm.words ? `${rhythm.words}${sentence}` : opened(args, { holds: true, sentence }),
    facts: [
      count('count', number, 'Payments'),
      money('total', total?.amount ?? minor(0), 'Total'),
      span('period', args.period.label),
      ...about.facts,
      ...limits.facts,
      ...rhythm.facts,
    ],
    citations: cite('count', args, number),
    rowCount: number,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

const rowsRead = 400

// "Every week, on Wednesdays: ": how regularly they come, where they do.
async function rhythmWords(
  context: ToolContext,
  args: FlowFilter,
): Promise<{ words: string; facts: Fact[] }> {
  const rows = await readFlowRows(context.tx, context.businessId, queryOf(context, args), {
    order: 'latest',
    rowsMax: rowsRead,
  })
  const days = rows.map(({ day }) => day)
  const apart = gapsOf(days)
  if (!apart) return { words: '', facts: [] }
  const { gap, longest } = apart
  const { every, weekday } = rhythmOf(days) ?? { every: null, weekday: null }
  const facts: Fact[] = [
    { id: 'gap', unit: 'days', value: gap, label: 'Days between payments' },
    { id: 'longest', unit: 'days', value: longest.gap, label: 'Longest gap' },
    date('longest_from', longest.from, 'From'),
    date('longest_to', longest.to, 'To'),
  ]
  const day = weekday === null ? '' : `, on ${weekdayNames[weekday - 1]}`
  const often = every === null ? 'On average every {{gap}}' : `Every ${every}${day}`
  return {
    words: `${often}; the longest gap was {{longest}}, from {{longest_from}} to {{longest_to}}. In all, `,
    facts,
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
  const { words, facts: limits } = limitWords(args)
  // "Paid you more than £2,000 at once": which payments counted.
  const each = words === '' ? '' : words.replace(/^ of /, ' ')
  const payments = words === '' ? '' : `${number === 1 ? ' a payment' : ' payments'}${words}`
  const isOne = number === 1
  const noun =
    by === 'merchant'
      ? args.side === 'in'
        ? `${isOne ? 'payer' : 'different payers'} paid you${each}${each === '' ? '' : ' at once'}`
        : `${isOne ? 'payee was' : 'different payees were'} paid${each}${each === '' ? '' : ' at once'}`
      : `${isOne ? 'category' : 'different categories'} had${payments === '' ? ' payments' : payments}`
  return {
    template: `{{count}} ${noun} in {{period}}, {{total}} in total.`,
    facts: [
      count('count', number, by === 'merchant' ? 'Merchants' : 'Categories'),
      money('total', total?.amount ?? minor(0), 'Total'),
      span('period', args.period.label),
      ...limits,
    ],
    citations: cite('total', args, total?.count ?? 0),
    rowCount: total?.count ?? 0,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
    empty: number === 0,
  }
}
