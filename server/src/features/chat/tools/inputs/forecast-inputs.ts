// Schemas of the tools for what lies ahead: the forecast, what is due, sales projects, taxes.
import { lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { projectStatuses } from '@plimsoll/domain/sales/status'
import * as z from 'zod'
import {
  ArgumentProblem,
  amountIn,
  day,
  dayIn,
  measure,
  most,
  name,
  narrowing,
  periodIn,
  pounds,
  projectIn,
  side,
  span,
  subjectIn,
  subjectsIn,
  type ToolInput,
  tool,
} from './shapes.ts'

/** What lies ahead. */
export const forecastTools: readonly ToolInput[] = [
  tool('forecast_balance', 'The balance expected at the end of a day.', { day }, (args) => ({
    tool: 'forecast_balance',
    args: { day: dayIn(args.day) },
  })),
  tool(
    'forecast_total',
    'Money expected over whole months: give the first day of the first and the last day of the last.',
    { ...span, measure, names: narrowing.names },
    (args, names) => {
      const period = periodIn(args)
      if (!period.from.endsWith('-01') || period.to !== lastDayOf(monthOf(period.to)))
        throw new ArgumentProblem('Forecast totals are kept for whole months.')
      const { subjects } = subjectsIn({ names: args.names }, names)
      return {
        tool: 'forecast_total',
        args: { measure: args.measure, period, ...(subjects ? { subjects } : {}) },
      }
    },
  ),
  tool(
    'forecast_low',
    'The lowest point ahead, and whether and when the balance falls below an amount.',
    { from: day.optional(), until: day.optional(), below: pounds.optional() },
    (args) => ({
      tool: 'forecast_low',
      args: {
        ...(args.from === undefined ? {} : { from: dayIn(args.from) }),
        ...(args.until === undefined ? {} : { until: dayIn(args.until) }),
        ...(args.below === undefined ? {} : { below: amountIn(args.below) }),
      },
    }),
  ),
  tool(
    'forecast_peak',
    'The day, week or month to come in which most or least goes out, comes in or is left over, or the balance is highest.',
    {
      measure: z.enum(['in', 'out', 'net', 'balance']),
      interval: z.enum(['day', 'week', 'month']),
      least: z.boolean().optional(),
    },
    ({ least = false, ...args }) => ({ tool: 'forecast_peak', args: { ...args, least } }),
  ),
  tool(
    'forecast_after',
    'What is left once the next payments to some merchants or in some categories have gone out.',
    { names: z.array(name).min(1).max(3) },
    (args, names) => ({
      tool: 'forecast_after',
      args: { subjects: args.names.map((text) => subjectIn(text, names)) },
    }),
  ),
  tool(
    'forecast_change',
    'A month ahead against the month before it.',
    {
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .describe('A month as YYYY-MM'),
    },
    (args) => ({ tool: 'forecast_change', args }),
  ),
  tool('forecast_summary', 'The forecast in short.', {}, () => ({
    tool: 'forecast_summary',
    args: {},
  })),
  tool(
    'upcoming',
    'Payments with a known day that are due.',
    {
      ...span,
      side: side.optional(),
      names: narrowing.names,
      largest: most.optional().describe('Only the largest so many'),
    },
    (args, names) => {
      const { subjects } = subjectsIn({ names: args.names }, names)
      return {
        tool: 'upcoming',
        args: {
          period: periodIn(args),
          next: false,
          ...(args.largest === undefined ? {} : { largest: args.largest }),
          ...(args.side ? { side: args.side } : {}),
          ...(subjects ? { subjects } : {}),
        },
      }
    },
  ),
  tool('late', 'Expected payments whose day has passed.', { side: side.optional() }, (args) => ({
    tool: 'late',
    args: args.side ? { side: args.side } : {},
  })),
  tool('payer_delays', 'How late regular payers usually pay.', {}, () => ({
    tool: 'payer_delays',
    args: {},
  })),
  tool(
    'invoices',
    'Unpaid invoices to customers (in) or bills from suppliers (out): all, overdue ones or those not yet due.',
    { side, state: z.enum(['open', 'overdue', 'current']) },
    (args) => ({ tool: 'invoices', args: { ...args, aspect: 'total' } }),
  ),
  tool(
    'sales_projects',
    'Sales projects: value, what is still to come, what is overdue; one by name, all open ones or those of a status.',
    {
      project: name.optional().describe('One project, by its name or its client'),
      status: z.enum(projectStatuses).optional(),
      aspect: z
        .enum(['value', 'open', 'overdue', 'chance', 'next', 'count', 'margin'])
        .optional()
        .describe('What to state first; its value unless named'),
    },
    ({ project, status, aspect = 'value' }, _, projects) => {
      if (project !== undefined && status !== undefined)
        throw new ArgumentProblem('Name a project or a status, not both.')
      return {
        tool: 'sales_projects',
        args: {
          aspect,
          ...(project === undefined ? {} : { project: projectIn(project, projects).id }),
          ...(status ? { statuses: [status] } : {}),
        },
      }
    },
  ),
  tool('recurring_cost', 'What regular payments come to over 30 days.', { side }, (args) => ({
    tool: 'recurring_cost',
    args,
  })),
  tool('run_out', 'Whether and when cash runs out.', {}, () => ({ tool: 'run_out', args: {} })),
  tool('burn', 'How much cash is used up a month.', span, (args) => ({
    tool: 'burn',
    args: { period: periodIn(args) },
  })),
  tool('safe_to_spend', 'How much is free to spend.', {}, () => ({
    tool: 'safe_to_spend',
    args: {},
  })),
  tool('cash_buffer', 'The balance never to go below.', {}, () => ({
    tool: 'cash_buffer',
    args: {},
  })),
  tool('afford', 'What a payment would do.', { amount: pounds, day: day.optional() }, (args) => ({
    tool: 'afford',
    args: {
      amount: amountIn(args.amount),
      ...(args.day === undefined ? {} : { day: dayIn(args.day) }),
    },
  })),
  tool(
    'tax_due',
    'The next payment to HMRC, estimated from past ones; or, with days, what falls due within them.',
    {
      kind: z.enum(['vat', 'paye', 'corporation_tax', 'cis', 'self_assessment']).optional(),
      from: day.optional(),
      to: day.optional(),
    },
    ({ kind, from, to }) => ({
      tool: 'tax_due',
      args: {
        ...(kind ? { kind } : {}),
        ...(from !== undefined && to !== undefined ? { period: periodIn({ from, to }) } : {}),
      },
    }),
  ),
  tool('forecast_record', 'How often the forecast’s ranges held in the past.', {}, () => ({
    tool: 'forecast_record',
    args: {},
  })),
  tool(
    'tax_set_aside',
    'What should be put aside for taxes.',
    { kind: z.enum(['vat', 'paye', 'corporation_tax', 'cis', 'self_assessment']).optional() },
    ({ kind }) => ({ tool: 'tax_set_aside', args: kind ? { kind } : {} }),
  ),
  tool(
    'forecast_cover',
    'Whether what is due to some merchants or in some categories can be paid.',
    { until: day, names: z.array(name).min(1).max(6) },
    (args, names) => ({
      tool: 'forecast_cover',
      args: {
        until: dayIn(args.until),
        subjects: args.names.map((text) => subjectIn(text, names)),
      },
    }),
  ),
  tool(
    'chance_below',
    'The chance that cash falls below an amount, or below the buffer where none is given.',
    { below: pounds.optional(), until: day.optional() },
    (args) => ({
      tool: 'chance_below',
      args: {
        ...(args.below === undefined ? {} : { below: amountIn(args.below) }),
        ...(args.until === undefined ? {} : { until: dayIn(args.until) }),
      },
    }),
  ),
  tool(
    'runway',
    'How long cash would last with nothing coming in, at the pace of what went out over the last three full months.',
    {},
    () => ({ tool: 'runway', args: {} }),
  ),
]
