// Schemas of the tools for money over time and what changed.
import * as z from 'zod'
import {
  amountIn,
  by,
  compared,
  interval,
  measure,
  name,
  narrowing,
  periodIn,
  pounds,
  side,
  span,
  subjectIn,
  subjectsIn,
  type ToolInput,
  tool,
} from './shapes.ts'

/** Money over time. */
export const changeTools: readonly ToolInput[] = [
  tool(
    'series',
    'Money in, out, net or the balance over time.',
    { ...span, measure: z.enum(['in', 'out', 'net', 'balance']), interval, names: narrowing.names },
    (args, names) => {
      const { subjects } = subjectsIn({ names: args.names }, names)
      return {
        tool: 'series',
        args: {
          measure: args.measure,
          interval: args.interval,
          period: periodIn(args),
          ...(subjects ? { subjects } : {}),
        },
      }
    },
  ),
  tool(
    'compare_periods',
    'The same figure in two periods.',
    { ...compared, measure, names: narrowing.names },
    (args, names) => ({
      tool: 'compare_periods',
      args: {
        ...subjectsIn({ names: args.names }, names),
        measure: args.measure,
        period: periodIn(args),
        against: periodIn({ from: args.against_from, to: args.against_to }),
        asks: 'both',
      },
    }),
  ),
  tool(
    'largest_changes',
    'What moved a total, or that of a category, most from one period to another.',
    {
      ...compared,
      side,
      by,
      names: narrowing.names,
      direction: z.enum(['more', 'less']).optional().describe('Only what rose, or only what fell'),
    },
    (args, names) => ({
      tool: 'largest_changes',
      args: {
        ...subjectsIn({ names: args.names }, names),
        side: args.side,
        by: args.by,
        ...(args.direction ? { direction: args.direction } : {}),
        period: periodIn(args),
        against: periodIn({ from: args.against_from, to: args.against_to }),
      },
    }),
  ),
  tool(
    'variance',
    'A period against the forecast made before it, the period before, or a year earlier.',
    { ...span, measure, compare: z.enum(['forecast', 'previous', 'last_year']) },
    (args) => ({
      tool: 'variance',
      args: { measure: args.measure, compare: args.compare, period: periodIn(args) },
    }),
  ),
  tool(
    'extreme',
    'The day, week, month, quarter or year with the most or the least.',
    {
      ...span,
      measure: z.enum(['in', 'out', 'net', 'balance']),
      interval,
      least: z.boolean().optional(),
      names: narrowing.names,
    },
    (args, names) => {
      const { subjects } = subjectsIn({ names: args.names }, names)
      return {
        tool: 'extreme',
        args: {
          measure: args.measure,
          interval: args.interval,
          period: periodIn(args),
          least: args.least ?? false,
          ...(subjects ? { subjects } : {}),
        },
      }
    },
  ),
  tool(
    'compare_subjects',
    'Two merchants or categories side by side.',
    { side, ...span, name: name.describe('One'), against: name.describe('The other') },
    (args, names) => ({
      tool: 'compare_subjects',
      args: {
        side: args.side,
        period: periodIn(args),
        subjects: [subjectIn(args.name, names)],
        against: subjectIn(args.against, names),
      },
    }),
  ),
  tool(
    'balance_below',
    'On how many days of a period the balance closed below an amount, and the latest of them.',
    { ...span, below: pounds, first: z.boolean().optional() },
    (args) => ({
      tool: 'balance_below',
      args: { period: periodIn(args), below: amountIn(args.below), first: args.first ?? false },
    }),
  ),
]
