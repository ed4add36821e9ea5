// Alerts in the app and by email, and each person's preferences for them.
import { alertKinds, mailKinds } from '@plimsoll/domain/alerts/alert'
import { daysAheadMax, daysAheadMin } from '@plimsoll/domain/alerts/settings'
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { amount, id, instant } from './wire.ts'

/** The kinds of alerts. */
export const alertKind = z.enum(alertKinds)

const alert = z.object({
  id,
  kind: alertKind,
  title: z.string(), // "Low cash ahead: £1,240 on 14 December"
  message: z.string(),
  href: z.string(), // the page that helps, an address of ours
  raised_at: instant,
  read: z.boolean(),
  ended: z.boolean(), // it has recovered
})

/** An alert as both sides hold it. */
export type Alert = z.infer<typeof alert>

/** A list holds the latest of them. */
export const alertsMax = 100

export const listAlerts = endpoint({
  method: 'GET',
  path: '/data/alerts',
  access: 'complete',
  summary: 'The latest alerts that were not dismissed, the newest first.',
  reply: success(z.array(alert)),
})

const ids = z.array(id).check(z.maxLength(alertsMax))

export const readAlerts = endpoint({
  method: 'POST',
  path: '/data/alerts/read',
  access: 'complete',
  summary: 'Marks alerts as read, or as unread again.',
  body: z.object({ ids, read: z.boolean() }),
  reply: done,
})

export const dismissAlerts = endpoint({
  method: 'POST',
  path: '/data/alerts/dismiss',
  access: 'complete',
  summary: 'Takes alerts out of the list, or puts them back.',
  body: z.object({ ids, dismissed: z.boolean() }),
  reply: done,
})

const setting = z.object({
  kind: alertKind,
  in_app: z.boolean(),
  by_mail: z.boolean(),
  // The line of low_ahead and balance_low (null: the cash buffer); the size from which a payment is
  // large (null: only what is unusual). Says nothing for other kinds.
  amount: z.nullable(amount),
  // How many days ahead low_ahead looks.
  days: z
    .int()
    .check(
      z.refine(
        (days) => days >= daysAheadMin && days <= daysAheadMax,
        `Look between ${daysAheadMin} and ${daysAheadMax} days ahead.`,
      ),
    ),
})

/** The preferences for one kind. */
export type AlertSetting = z.infer<typeof setting>

const settings = z.object({
  kinds: z.array(setting),
  cash_buffer: amount,
  mail: z.object({
    address: z.string(),
    sends: z.boolean(), // a mail server is set up; else mails are kept beside the data
    own_server: z.boolean(), // Plimsoll runs on the person's own machine: missing mail is theirs to set up
    refused_at: z.nullable(instant), // when the latest mail to the address was given up
  }),
})

/** The preferences for every kind, and where emails go. */
export type AlertSettings = z.infer<typeof settings>

export const readAlertSettings = endpoint({
  method: 'GET',
  path: '/data/alerts/settings',
  access: 'complete',
  summary: 'Which alerts the signed-in person gets, and how.',
  reply: success(settings),
})

export const saveAlertSetting = endpoint({
  method: 'PUT',
  path: '/data/alerts/settings',
  access: 'complete',
  summary: 'Changes the preferences for one kind. A changed amount is judged afresh.',
  body: setting,
  reply: success(settings),
})

const token = z.string().check(z.minLength(1), z.maxLength(300))
const subscription = success(z.object({ kind: z.enum(mailKinds), by_mail: z.boolean() }))

export const readSubscription = endpoint({
  method: 'GET',
  path: '/data/alerts/unsubscribe',
  access: 'public',
  summary:
    'Which emails the link of an email is about, and whether they are sent. Changes nothing.',
  query: z.object({ token }),
  reply: subscription,
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/data/alerts/unsubscribe',
  access: 'public',
  summary: 'Stops the emails that the link of an email is about, or has them sent again.',
  body: z.object({ token, by_mail: z.boolean() }),
  reply: subscription,
})
