// The schema of what-ifs: one change, in names, pounds and months.
import { negate } from '@plimsoll/domain/money'
import type { WhatIf } from '@plimsoll/domain/question/what-if/what-if'
import * as z from 'zod'
import {
  ArgumentProblem,
  amountIn,
  day,
  dayIn,
  narrowing,
  pounds,
  side,
  subjectsIn,
  type ToolInput,
  tool,
} from './shapes.ts'

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** What a change would do to cash. */
export const whatIfTools: readonly ToolInput[] = [
  tool(
    'what_if',
    'The lowest point and the month ends ahead if one thing changed; nothing is saved. "extra": an amount more or less, once or regularly. "scale": a percentage more or less, -100 to end it. "delay": what some payers are expected to pay comes days later.',
    {
      change: z.enum(['extra', 'scale', 'delay']),
      side,
      names: narrowing.names,
      amount: pounds.optional().describe('For "extra"'),
      less: z.boolean().optional().describe('The amount is less, not more'),
      every: z.enum(['once', 'week', 'month', 'quarter', 'year']).optional(),
      day: day.optional().describe('For an amount that comes once'),
      percent: z.number().min(-100).max(1000).optional().describe('For "scale"'),
      days: z.number().int().min(1).max(365).optional().describe('For "delay"'),
      from: month.optional().describe('First month, YYYY-MM'),
      to: month.optional().describe('Last month, YYYY-MM'),
      at: day.optional().describe('A day at whose end the balance is wanted, too'),
      keep: pounds.optional().describe('What is to be kept, if not the buffer'),
    },
    (args, names): { tool: 'what_if'; args: WhatIf } => {
      const query = {
        ...(args.at === undefined ? {} : { at: dayIn(args.at) }),
        ...(args.keep === undefined ? {} : { keep: amountIn(args.keep) }),
      }
      const { subjects = [] } = subjectsIn({ names: args.names }, names)
      const common = { side: args.side, subjects }
      const months = {
        ...(args.from === undefined ? {} : { from: args.from }),
        ...(args.to === undefined ? {} : { to: args.to }),
      }
      if (args.change === 'scale' && args.percent !== undefined)
        return {
          tool: 'what_if',
          args: { change: 'scale', ...common, percent: args.percent, ...months, ...query },
        }
      if (args.change === 'delay' && args.days !== undefined)
        return { tool: 'what_if', args: { change: 'delay', ...common, days: args.days, ...query } }
      if (args.change !== 'extra' || args.amount === undefined)
        throw new ArgumentProblem(
          'Give an amount for "extra", a percentage for "scale" or a number of days for "delay".',
        )
      const [subject] = subjects
      const amount = amountIn(args.amount)
      return {
        tool: 'what_if',
        args: {
          change: 'extra',
          side: args.side,
          amount: args.less ? negate(amount) : amount,
          every: args.every ?? 'once',
          ...(subject ? { subject } : {}),
          ...(args.day === undefined ? {} : { day: dayIn(args.day) }),
          ...months,
          ...query,
        },
      }
    },
  ),
]
