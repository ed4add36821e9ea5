// Schemas of the tools for what the books hold: balances, accounts, what repeats, what looks odd.
import * as z from 'zod'
import {
  ArgumentProblem,
  day,
  dayIn,
  name,
  periodIn,
  side,
  span,
  subjectIn,
  subjectsIn,
  type ToolInput,
  tool,
} from './shapes.ts'

/** What the books hold. */
export const bookTools: readonly ToolInput[] = [
  tool(
    'cash_balance',
    'The balance of all accounts, or of one, at the end of a day; today without one.',
    { day: day.optional(), account: name.optional().describe('The account by name') },
    (args, names) => {
      const account = args.account === undefined ? null : subjectIn(args.account, names)
      if (account && account.kind !== 'account')
        throw new ArgumentProblem('That is not the name of an account.')
      return {
        tool: 'cash_balance',
        args: {
          ...(args.day === undefined ? {} : { day: dayIn(args.day) }),
          ...(account ? { account: account.id } : {}),
        },
      }
    },
  ),
  tool('account_balances', 'Every account with its balance today.', {}, () => ({
    tool: 'account_balances',
    args: {},
  })),
  tool('data_freshness', 'The first and the latest day of the records.', {}, () => ({
    tool: 'data_freshness',
    args: {},
  })),
  tool(
    'recurring',
    'Payments that repeat: how much, how often, the latest and the next.',
    {
      side,
      names: z.array(name).max(6).optional().describe('Only these merchants or categories'),
    },
    (args, names) => {
      const { subjects } = subjectsIn(args, names)
      return { tool: 'recurring', args: { side: args.side, ...(subjects ? { subjects } : {}) } }
    },
  ),
  tool(
    'anomalies',
    'What looks odd of late, or within days of the last twelve months: possible duplicates, price rises, first large payments.',
    {
      kind: z.enum(['duplicate', 'price_rise']).optional(),
      from: span.from.optional(),
      to: span.to.optional(),
    },
    ({ kind, from, to }) => ({
      tool: 'anomalies',
      args: {
        ...(kind ? { kind } : {}),
        ...(from && to ? { period: periodIn({ from, to }) } : {}),
      },
    }),
  ),
  tool('summary', 'A period in short: in, out, net, and the largest of each.', span, (args) => ({
    tool: 'summary',
    args: { period: periodIn(args) },
  })),
]
