// Banks connected through the open-banking provider: choosing one, coming back from it, its
// updates, its renewal, its end. The specification's calls begin with `mh/`; what it leaves open of
// them is settled here.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { accountKind, amount, day, id, instant } from './wire.ts'

/** Whether a bank can be connected at the moment, as the provider reports it. */
export const bankAvailability = z.enum(['available', 'partial', 'down'])

/** A bank that can be connected. */
export const institution = z.object({
  id: z.string(),
  name: z.string(),
  business: z.boolean(), // offers business accounts
  personal: z.boolean(),
  availability: bankAvailability,
  sandbox: z.boolean(), // invented figures, for trying out
})

/** A bank as both sides hold it. */
export type Institution = z.infer<typeof institution>

export const listBanks = endpoint({
  method: 'GET',
  path: '/mh/banks',
  access: 'onboarding',
  summary: 'The banks that can be connected, business banks first.',
  reply: success(z.array(institution)),
})

export const addBank = endpoint({
  method: 'GET',
  path: '/mh/add-bank',
  access: 'onboarding',
  summary:
    'Begins a connection and answers where to send the browser. Without a bank the provider lets the user choose.',
  query: z.object({ bank: z.optional(z.string().check(z.maxLength(100))) }),
  reply: success(z.object({ url: z.string() })),
})

// What a bank's page hands back: `code` and `state`, an `id_token` in the fragment flows, or
// `error`. Unknown parameters are ignored.
const handedBack = z.optional(z.string().check(z.maxLength(8000)))
const callbackParameters = {
  state: handedBack,
  code: handedBack,
  id_token: handedBack,
  error: handedBack,
  error_description: handedBack,
  iss: handedBack,
}

/**
 * How the `state` of an attempt begins, by what was begun: the callback page distinguishes the
 * three by it, and the server refuses one that does not fit.
 */
export const attemptKinds = ['add', 'reconsent', 'reauth'] as const

/** What an attempt was begun for. */
export type AttemptKind = (typeof attemptKinds)[number]

/** An account that a connection brings. `reference` is its last digits, never more. */
export const connectedAccount = z.object({
  id,
  name: z.string(),
  kind: accountKind,
  currency: z.string(),
  reference: z.nullable(z.string()),
  included: z.boolean(), // counts in cash
  balance: z.nullable(amount), // booked; a card's is negative where money is owed
  available: z.nullable(amount), // with the overdraft or credit limit, as the bank reports it
  balance_day: z.nullable(day),
  /**
   * What the bank's balance and the booked transactions differ by, beyond what came before the
   * history: 0.00 where they agree.
   */
  difference: z.nullable(amount),
})

/** The state of a connection; the most pressing where several apply. */
export const connectionStatus = z.enum([
  'disconnected',
  'sign_in_needed', // consent has run out or the bank no longer knows the sign-in: renew by re-auth
  'error', // the last update failed; it can be tried again
  'syncing',
  'consent_due', // ends within 14 days: renew early
  'active',
])

/** A connection as /integration shows it. */
export const connection = z.object({
  id,
  institution: z.string(),
  status: connectionStatus,
  // a sentence about what is wrong and what to do, where something is
  message: z.nullable(z.string()),
  renewal: z.enum(['reconsent', 'reauth']), // reconsent: confirmed with us, no sign-in at the bank
  consent_expires_on: z.nullable(day),
  consent_days_left: z.nullable(z.number()),
  last_synced_at: z.nullable(instant), // the last update that succeeded
  next_sync_at: z.nullable(instant), // the earliest moment at which the bank allows another
  history_from: z.nullable(day),
  // false: older transactions are still arriving, or the bank gives no more
  history_complete: z.boolean(),
  pending: z.number(), // transactions not yet booked by the bank, which count in no figure
  accounts: z.array(connectedAccount),
})

/** A connection as both sides hold it. */
export type Connection = z.infer<typeof connection>

export const onboardCallback = endpoint({
  method: 'GET',
  path: '/mh/onboard-callback',
  access: 'onboarding',
  summary:
    'Completes a first connection with what the bank handed back, and starts the first update. An attempt works once.',
  query: z.object(callbackParameters),
  reply: success(connection),
})

export const syncTransactions = endpoint({
  method: 'GET',
  path: '/mh/transactions',
  access: 'onboarding',
  summary:
    'Starts an update of every connection, or of one. 429 with Retry-After where the bank allows none yet.',
  query: z.object({ connection: z.optional(id) }),
  reply: success(z.object({ started: z.boolean(), next_sync_at: z.nullable(instant) })),
})

/** What an update has come to. Steps are ticked in this order. */
export const syncSteps = ['connect', 'first_months', 'history', 'categorise', 'forecast'] as const

export const syncDone = endpoint({
  method: 'GET',
  path: '/mh/txn-sync-done',
  access: 'onboarding',
  summary:
    'The state of the update under way: pending, then success or error. The server ends every update in time.',
  query: z.object({ connection: z.optional(id) }),
  reply: success(
    z.object({
      status: z.enum(['pending', 'success', 'error']),
      // with `error`: what went wrong and what to do; with `success`: that history is still
      // arriving, say
      message: z.nullable(z.string()),
      steps_done: z.array(z.enum(syncSteps)),
      transactions: z.number(), // stored by this update so far
      usable: z.boolean(), // figures can be looked at already
      demo: z.boolean(),
    }),
  ),
})

export const bankBalance = endpoint({
  method: 'GET',
  path: '/mh/balance',
  access: 'complete',
  summary: 'The booked balances of connected accounts as the bank last reported them.',
  reply: success(
    z.object({
      // of the included accounts in pounds; null until every balance is known
      total: z.nullable(amount),
      as_of: z.nullable(instant),
      accounts: z.array(connectedAccount),
    }),
  ),
})

export const listConnections = endpoint({
  method: 'GET',
  path: '/mh/connections',
  access: 'onboarding',
  summary: 'The connections of the business, with their accounts.',
  reply: success(z.array(connection)),
})

export const disconnectBank = endpoint({
  method: 'DELETE',
  path: '/mh/connections/:id',
  access: 'onboarding',
  summary:
    'Ends a connection at the provider too; its transactions stay in the books or go, as requested.',
  params: z.object({ id }),
  query: z.object({ data: z.enum(['keep', 'delete']) }),
  reply: done,
})

export const reconnectUrl = endpoint({
  method: 'GET',
  path: '/mh/recon-reauth-url',
  access: 'onboarding',
  summary:
    'Begins the renewal of a connection (the one that needs it most, unless named) and answers, at the top, where to send the browser.',
  query: z.object({ connection: z.optional(id) }),
  reply: z.object({ status: z.literal('success'), url: z.string() }),
})

const renewed = z.object({
  status: z.literal('success'),
  message: z.string(), // 'Your bank account has been successfully reconnected.'
  data: connection,
})

export const reconsent = endpoint({
  method: 'POST',
  path: '/mh/re-consent',
  access: 'onboarding',
  summary: 'Completes a renewal with the query of the callback address.',
  body: z.object(callbackParameters),
  reply: renewed,
})

export const reauth = endpoint({
  method: 'POST',
  path: '/mh/re-auth',
  access: 'onboarding',
  summary: 'Completes a renewal with the fragment of the callback address.',
  body: z.object(callbackParameters),
  reply: renewed,
})

/** A transaction that the bank has not booked yet; it counts in no figure. */
export const pendingTransaction = z.object({
  id,
  day,
  amount,
  text: z.string(),
  merchant: z.string(),
  account: z.object({ id, name: z.string(), currency: z.string() }),
})

export const listPending = endpoint({
  method: 'GET',
  path: '/mh/pending',
  access: 'complete',
  summary: 'Transactions that banks have reported but not booked yet, newest first.',
  reply: success(z.array(pendingTransaction)),
})

/** The sentence of a renewal that succeeded. */
export const reconnectedSentence = 'Your bank account has been successfully reconnected.'
