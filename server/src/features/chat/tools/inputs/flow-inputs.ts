// Schemas of the tools for money that has moved: totals, counts, averages, shares, lists.
import * as z from 'zod'
import {
  by,
  filterIn,
  flow,
  interval,
  most,
  name,
  narrowing,
  periodIn,
  side,
  span,
  subjectIn,
  subjectsIn,
  type ToolInput,
  tool,
} from './shapes.ts'

/** Money that has moved. */
export const flowTools: readonly ToolInput[] = [
  tool('flow_total', 'Money in or out over a period.', flow, (args, names) => ({
    tool: 'flow_total',
    args: filterIn(args, names),
  })),
  tool('net_flow', 'Money in, money out and what is left of a period.', span, (args) => ({
    tool: 'net_flow',
    args: { period: periodIn(args) },
  })),
  tool('count_payments', 'How many payments there were.', flow, (args, names) => ({
    tool: 'count_payments',
    args: filterIn(args, names),
  })),
  tool('count_transactions', 'Every transaction, own transfers too.', span, (args) => ({
    tool: 'count_transactions',
    args: { period: periodIn(args) },
  })),
  tool('count_groups', 'How many merchants or categories.', { ...flow, by }, (args, names) => ({
    tool: 'count_groups',
    args: { ...filterIn(args, names), by: args.by },
  })),
  tool(
    'average',
    'An average for each payment, day, week, month, quarter or year.',
    { ...flow, per: z.enum(['payment', ...interval.options]) },
    (args, names) => ({ tool: 'average', args: { ...filterIn(args, names), per: args.per } }),
  ),
  tool(
    'share',
    'What part of all money in or out something was; with of "in", costs are set against money in.',
    { ...flow, of: side.optional() },
    (args, names) => ({
      tool: 'share',
      args: { ...filterIn(args, names), ...(args.of ? { wholeSide: args.of } : {}) },
    }),
  ),
  tool('average_balance', 'The mean of the closing balances of all days.', span, (args) => ({
    tool: 'average_balance',
    args: { period: periodIn(args) },
  })),
  tool(
    'new_merchants',
    'Who was paid, or paid you, for the first time.',
    { side, ...span },
    (args) => ({ tool: 'new_merchants', args: { side: args.side, period: periodIn(args) } }),
  ),
  tool(
    'price_change',
    'The latest payment to a merchant against the last one of another amount.',
    { side, ...span, names: narrowing.names },
    (args, names) => ({ tool: 'price_change', args: filterIn(args, names) }),
  ),
  tool('breakdown', 'Where money went or came from.', { ...flow, by }, (args, names) => ({
    tool: 'breakdown',
    args: { ...filterIn(args, names), by: args.by },
  })),
  tool(
    'top',
    'The largest or smallest payments, merchants or categories.',
    {
      ...flow,
      by: z.enum(['payment', ...by.options]),
      n: most,
      least: z.boolean().optional(),
      often: z.boolean().optional().describe('By how many payments, not by how much'),
    },
    (args, names) => ({
      tool: 'top',
      args: {
        ...filterIn(args, names),
        by: args.by,
        n: args.n,
        least: args.least ?? false,
        ...(args.often ? { often: true } : {}),
      },
    }),
  ),
  tool(
    'list_payments',
    'Payments one by one.',
    { ...flow, n: most, order: z.enum(['latest', 'largest']) },
    (args, names) => ({
      tool: 'list_payments',
      args: { ...filterIn(args, names), n: args.n, order: args.order },
    }),
  ),
  tool(
    'payment_when',
    'The latest or the first payment of a kind.',
    { ...flow, first: z.boolean().optional() },
    (args, names) => ({
      tool: 'payment_when',
      args: { ...filterIn(args, names), first: args.first ?? false },
    }),
  ),
  tool('uncategorised', 'Payments without a category.', span, (args) => ({
    tool: 'uncategorised',
    args: { period: periodIn(args) },
  })),
  tool(
    'net_of',
    'Money in, of everything or of some names, less what went out to named costs.',
    {
      ...span,
      names: narrowing.names,
      less: z.array(name).min(1).max(6).describe('Categories or merchants whose cost is taken off'),
    },
    (args, names) => ({
      tool: 'net_of',
      args: {
        period: periodIn(args),
        less: args.less.map((text) => subjectIn(text, names)),
        ...subjectsIn({ names: args.names }, names),
      },
    }),
  ),
  tool(
    'top_share',
    'What part of all money in or out the largest few make together.',
    { ...flow, by: z.enum(['merchant', 'category', 'sub_category']), n: most },
    (args, names) => ({
      tool: 'top_share',
      args: { ...filterIn(args, names), by: args.by, n: args.n },
    }),
  ),
  tool(
    'by_weekday',
    'Money in or out by day of the week, and the mean of such a day.',
    { ...flow, least: z.boolean().optional() },
    (args, names) => ({
      tool: 'by_weekday',
      args: { ...filterIn(args, names), ...(args.least ? { least: true } : {}) },
    }),
  ),
  tool('largest', 'The largest payment, merchant and category at once.', flow, (args, names) => ({
    tool: 'largest',
    args: filterIn(args, names),
  })),
]
