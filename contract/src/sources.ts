// Where the figures come from: a bank, a spreadsheet, demo data, or nothing yet; and deleting it
// all.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { accountKind, amount, day, givenName, id, instant, sourceKind } from './wire.ts'

const excelDetails = z.object({ updated_on: instant, uploaded_filename: z.string() })
const bankDetails = z.object({
  provider: z.string(),
  institution: z.string(),
  accounts: z.number(),
  last_synced_on: z.nullable(instant),
  consent_expires_on: z.nullable(day),
})

export const userDataExists = endpoint({
  method: 'GET',
  path: '/data/user-data-exists',
  access: 'onboarding',
  summary:
    'Which data source the business has; null while there is none. Demo data is a bank with provider `demo`.',
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      source: z.nullable(sourceKind),
      details: z.nullable(z.union([excelDetails, bankDetails])),
    }),
  }),
})

/** An account with its balance today, and the owner's settings for it. */
const accountBalance = z.object({
  id,
  name: z.string(),
  kind: accountKind,
  currency: z.string(),
  // null: no statement has given the balance yet; a card's is negative where money is owed
  balance: z.nullable(amount),
  balance_day: z.nullable(day),
  first_day: z.nullable(day),
  last_day: z.nullable(day),
  transactions: z.number(),
  included: z.boolean(), // counts in cash and in every figure made of it
  buffer: amount, // what should stay in it
  overdraft: amount, // how far below zero it may go, a magnitude
  institution: z.nullable(z.string()), // of a connected bank
  fresh_at: z.nullable(instant), // when the bank last reported
})

/** An account as both sides hold it. */
export type AccountBalance = z.infer<typeof accountBalance>

export const accountBalances = endpoint({
  method: 'GET',
  path: '/data/account-balances',
  access: 'onboarding',
  summary: 'Every account with its balance today, and how fresh it is.',
  reply: success(z.array(accountBalance)),
})

const notNegative = amount.check(z.refine((pence) => pence >= 0, 'Enter 0.00 or more.'))

export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/data/accounts/:id',
  access: 'onboarding',
  summary: 'Sets an account’s name, kind, whether it counts, its buffer and its overdraft.',
  params: z.object({ id }),
  body: z.object({
    name: z.optional(givenName),
    kind: z.optional(accountKind),
    included: z.optional(z.boolean()),
    buffer: z.optional(notNegative),
    overdraft: z.optional(notNegative),
  }),
  reply: done,
})

export const stateBalance = endpoint({
  method: 'POST',
  path: '/data/accounts/:id/balance',
  access: 'onboarding',
  summary: 'Sets the balance of an account at the end of a day, where no statement reports it.',
  params: z.object({ id }),
  body: z.object({ balance: amount, day }),
  reply: done,
})

export const dataVersion = endpoint({
  method: 'GET',
  path: '/data/data-version',
  access: 'complete',
  summary: 'A number that grows with every change of the books.',
  reply: success(z.object({ version: z.number() })),
})

export const checkAnalyticsSync = endpoint({
  method: 'GET',
  path: '/data/check-analytics-sync',
  access: 'complete',
  summary:
    'Whether figures and forecast are up to date with the books: 1, or 0 while work is under way.',
  reply: success(z.object({ analytics_sync: z.union([z.literal(0), z.literal(1)]) })),
})

export const deleteUserData = endpoint({
  method: 'DELETE',
  path: '/data/delete-user-data',
  access: 'onboarding',
  summary:
    'Deletes every row and file of the business; the account, its settings and completed onboarding stay.',
  reply: done,
})
