// The weekly report: one ISO week of cash, and where it goes from here. It is stored when its week
// closes and never changes.
import { projectStatuses } from '@plimsoll/domain/sales/status'
import { comparisons } from '@plimsoll/domain/variance/timeframe'
import * as z from 'zod/mini'
import { commentarySentence } from './analysis.ts'
import { endpoint, success } from './endpoint.ts'
import { noForecast, weekAhead } from './outlook.ts'
import { amount, day, id, instant } from './wire.ts'

const dueRow = z.object({
  day, // when it is due
  merchant: z.string(),
  amount, // signed
  certainty: z.enum(['certain', 'likely']),
})

/** What is to come, as it stood when the report was made. */
const ahead = z.object({
  from: day,
  to: day,
  days: z.array(z.object({ day, in: amount, out: amount, closing: amount, due: z.array(dueRow) })),
  weeks: z.array(weekAhead), // thirteen
  buffer: amount,
  low: z.nullable(z.object({ words: z.string(), chance: z.string() })), // null without an outlook
  late: z.array(dueRow),
})

/** opening + in - out + other = closing. */
const bridge = z.object({
  from: day,
  to: day,
  opening: amount,
  in: amount,
  out: amount,
  other: amount, // transfers to accounts that don't count, and transactions left out
  closing: amount,
})

/** Something outside the ordinary that showed itself within the week. */
const unusual = z.object({ day, name: z.string(), amount, sentence: z.string(), href: z.string() })

const projectReceipt = z.object({
  project_id: id,
  project: z.string(),
  label: z.string(),
  amount,
  day,
})

/** What the week did to the sales projects, each list by day. */
const projectWeek = z.object({
  received: z.array(projectReceipt),
  changed: z.array(
    z.object({
      project_id: id,
      project: z.string(),
      status: z.enum(projectStatuses),
      day,
      open: amount, // what was still to come
    }),
  ),
  expected: z.array(projectReceipt), // within thirty days; none in a report on an older week
  slipped: z.array(z.extend(projectReceipt, { planned_on: day, is_overdue: z.boolean() })),
})

const forecastSide = z.object({ forecast: amount, actual: amount }) // magnitudes

/** A week's totals as they were forecast before it began, beside what happened. */
const forecastCheck = z.object({
  label: z.string(), // of the week that was forecast
  words: z.string(), // which forecast it was
  in: forecastSide,
  out: forecastSide,
  verdict: z.string(),
})

const week = z.object({
  from: day,
  to: day,
  year: z.number(),
  number: z.number(),
  label: z.string(),
})

export const weeklyReport = z.object({
  week,
  previous: z.nullable(day), // a day of the week before; null where the books hold none
  next: z.nullable(day), // before the data their first week; null for the week under way
  state: z.enum(['running', 'closed', 'before_data', 'after_data']),
  as_of: day,
  // As things stand now, whenever the report was stored: the last day of books that ended long ago,
  // and why nothing is forecast.
  ended: z.optional(z.nullable(day)),
  no_forecast: z.optional(noForecast),
  stored_at: z.nullable(instant), // null while the week runs, and for weeks worked out later
  restated: z.nullable(bridge), // the week as the books have it now, where that differs from what was stored
  is_first: z.boolean(), // the books begin within this week
  is_quiet: z.boolean(), // no money moved
  headline: z.nullable(commentarySentence),
  bridge: z.nullable(bridge), // null where the balance isn't known
  compared: z.nullable(z.string()), // what the week is compared with, or why it can't be
  compared_with: z.optional(z.nullable(z.enum(comparisons))), // null without a comparison; reports stored earlier lack it
  comparison: z.nullable(commentarySentence),
  variances: z.array(commentarySentence),
  ahead: z.nullable(ahead), // of the week under way, and of one that has just closed
  unusual: z.array(unusual),
  projects: z.optional(z.nullable(projectWeek)), // null without projects; reports stored earlier have none
  actions: z.array(commentarySentence), // three at most
  forecast_check: z.nullable(forecastCheck),
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

const pastWeek = z.extend(week, {
  in: amount,
  out: amount, // a magnitude
  closing: z.nullable(amount), // null where the balance isn't known
  is_stored: z.boolean(),
})

/** A past week as both sides hold it. */
export type PastWeek = z.infer<typeof pastWeek>

/** So many weeks are listed. */
export const pastWeeksMax = 104

export const listPastWeeks = endpoint({
  method: 'GET',
  path: '/reports/weeks',
  access: 'complete',
  summary: 'The weeks that have a report, the newest first, with what moved in each.',
  reply: success(z.array(pastWeek)),
})

const emailWish = success(
  z.object({
    subscribed: z.boolean(),
    address: z.string(), // where it is sent
    sends: z.boolean(), // a mail server is set up; else mails are kept beside the data
  }),
)

export const readWeeklyEmail = endpoint({
  method: 'GET',
  path: '/reports/email',
  access: 'complete',
  summary: 'Whether the signed-in person gets the weekly report by email on Mondays.',
  reply: emailWish,
})

export const saveWeeklyEmail = endpoint({
  method: 'PUT',
  path: '/reports/email',
  access: 'complete',
  summary: 'Starts or stops the weekly report by email.',
  body: z.object({ subscribed: z.boolean() }),
  reply: emailWish,
})

export const downloadPack = endpoint({
  method: 'GET',
  path: '/reports/pack',
  access: 'complete',
  summary: 'The accountant’s pack as a workbook: a year back and a year ahead, with live formulas.',
  reply: z.unknown(),
})
