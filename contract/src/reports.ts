// The weekly report: one ISO week of cash, and where it goes from here.
import * as z from 'zod/mini'
import { commentarySentence } from './analysis.ts'
import { endpoint, success } from './endpoint.ts'
import { amount, day } from './wire.ts'

const dueRow = z.object({
  day, // when it is due
  merchant: z.string(),
  amount, // signed
})

/** What is to come, as it stands today; only the week under way has it. */
const ahead = z.object({
  from: day,
  to: day,
  days: z.array(z.object({ day, in: amount, out: amount, closing: amount, due: z.array(dueRow) })),
  low: z.nullable(z.object({ words: z.string(), chance: z.string() })), // null without an outlook
  late: z.array(dueRow),
})

const weeklyReport = z.object({
  week: z.object({ from: day, to: day, year: z.number(), number: z.number(), label: z.string() }),
  previous: z.nullable(day), // a day of the week before; null where the books hold none
  next: z.nullable(day), // before the data their first week; null for the week under way
  state: z.enum(['running', 'closed', 'before_data', 'after_data']),
  as_of: day,
  headline: z.nullable(commentarySentence),
  // opening + in - out + other = closing. Null where the balance isn't known.
  bridge: z.nullable(
    z.object({
      from: day,
      to: day,
      opening: amount,
      in: amount,
      out: amount,
      other: amount, // transfers to accounts that don't count, and transactions left out
      closing: amount,
    }),
  ),
  compared: z.nullable(z.string()), // what the week is compared with, or why it can't be
  variances: z.array(commentarySentence),
  ahead: z.nullable(ahead),
  actions: z.array(commentarySentence),
  notes: z.array(z.string()),
})

/** A weekly report as both sides hold it. */
export type WeeklyReport = z.infer<typeof weeklyReport>

export const readWeeklyReport = endpoint({
  method: 'GET',
  path: '/reports/weekly',
  access: 'complete',
  summary: 'The report on the ISO week (Europe/London) that holds a date; this week without one.',
  query: z.object({ date: z.optional(day) }),
  reply: success(weeklyReport),
})
