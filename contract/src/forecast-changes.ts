// The user's changes of the forecast: what they would do before they are saved, saving them, and
// deciding about one payment.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import {
  changeset,
  closingMonth,
  configuration,
  decision,
  hiding,
  lineId,
  lowPoint,
} from './forecast-lines.ts'
import { amount, day, month } from './wire.ts'

/** A path by months, with its low point and the first day below the buffer. */
export const cashPath = z.object({
  months: z.array(closingMonth),
  low: lowPoint,
  first_below: z.nullable(z.object({ day, balance: amount })), // under the cash buffer
})

/** What a changeset does: before and after. */
export const impact = z.object({
  // False: the balances are counted from nothing, and only differences mean anything.
  balance_known: z.boolean(),
  before: cashPath,
  after: cashPath,
  lines: z.array(
    z.object({
      line_id: lineId,
      label: z.string(),
      before: z.array(z.object({ month, amount })),
      after: z.array(z.object({ month, amount })),
    }),
  ),
})

/** An impact as both sides hold it. */
export type Impact = z.infer<typeof impact>

export const changesetForecast = endpoint({
  method: 'POST',
  path: '/data/forecast/changeset/forecast',
  access: 'complete',
  summary: 'What changes would do, before they are saved. Keeps nothing.',
  body: changeset,
  reply: success(impact),
})

export const computeForecast = endpoint({
  method: 'POST',
  path: '/data/forecast/compute',
  access: 'complete',
  summary: 'The same with the caller’s request id, so that an overtaken reply can be ignored.',
  body: z.extend(changeset, { request_id: z.string().check(z.minLength(1), z.maxLength(80)) }),
  reply: success(z.extend(impact, { request_id: z.string(), stale: z.boolean() })),
})

export const saveForecastConfig = endpoint({
  method: 'POST',
  path: '/data/forecast/config/save',
  access: 'complete',
  summary: 'Saves changes. Each rule’s start_date becomes the first day of its month.',
  body: z.object({
    configurations: z.array(configuration).check(z.maxLength(200)),
    hidden: z.optional(z.array(hiding).check(z.maxLength(500))),
    decisions: z.optional(z.array(decision).check(z.maxLength(500))),
    one_offs: changeset.shape.one_offs,
    removed_one_offs: changeset.shape.removed_one_offs,
    why: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: success(z.object({ configurations: z.array(configuration), impact })),
})

export const decideOccurrence = endpoint({
  method: 'POST',
  path: '/data/forecast/occurrences',
  access: 'complete',
  summary:
    'Matches, unmatches, re-dates or cancels one occurrence; what is cancelled does not come back.',
  body: decision,
  reply: success(z.object({ impact })),
})
