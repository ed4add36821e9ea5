// Frozen copies under a link: a weekly report or an accountant's pack for people without an
// account.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { weeklyReport } from './reports.ts'
import { day, id, instant } from './wire.ts'

/** How many days a link may stand. */
export const shareDays = [1, 7, 30] as const

/** What can be shared as a frozen copy. */
export const shareKind = z.enum(['weekly_report', 'accountants_pack'])

const share = z.object({
  id,
  kind: shareKind,
  title: z.string(),
  created_at: instant,
  expires_at: instant,
  state: z.enum(['open', 'expired', 'revoked']),
  views: z.number(),
  viewed_at: z.nullable(instant),
})

/** A link as both sides hold it. Its address is shown once, when it is made. */
export type Share = z.infer<typeof share>

export const listShares = endpoint({
  method: 'GET',
  path: '/reports/shares',
  access: 'complete',
  summary: 'The links of the last 90 days, the newest first.',
  reply: success(z.array(share)),
})

export const createShare = endpoint({
  method: 'POST',
  path: '/reports/shares',
  access: 'complete',
  summary: 'Freezes a report under a new link. The link is in this reply and nowhere else.',
  feature: 'shared_links',
  body: z.object({
    kind: shareKind,
    date: z.optional(day), // of a weekly report: a day of its week
    days: z.union(
      shareDays.map((days) => z.literal(days)),
      'Choose 1, 7 or 30 days.',
    ),
  }),
  reply: success(z.extend(share, { link: z.string() })),
  status: 201,
})

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/reports/shares/:id',
  access: 'complete',
  summary: 'Ends a link at once.',
  params: z.object({ id }),
  reply: done,
})

const token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

const snapshot = z.object({
  kind: shareKind,
  title: z.string(),
  business: z.string(),
  created_at: instant,
  expires_at: instant,
  report: z.nullable(weeklyReport), // null for a pack, which is downloaded
})

/** What a link shows. */
export type Snapshot = z.infer<typeof snapshot>

export const readSnapshot = endpoint({
  method: 'GET',
  path: '/reports/shared/:token',
  access: 'public',
  summary: 'What a link shows; 410 once it has ended. Counts as a view.',
  params: token,
  reply: success(snapshot),
})

export const downloadSnapshot = endpoint({
  method: 'GET',
  path: '/reports/shared/:token/file',
  access: 'public',
  summary: 'The workbook of a shared accountant’s pack; 410 once the link has ended.',
  params: token,
  reply: z.unknown(),
})
