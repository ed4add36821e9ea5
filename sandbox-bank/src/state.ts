// All that the sandbox bank remembers, in memory: it is forgotten when the process ends, or on
// reset.

import type { Amount } from './books/amount.ts'
import type { AccountKind } from './books/banks.ts'
import { addMonths, dayOf } from './books/days.ts'
import type { Client } from './clients.ts'
import { type Switches, switchesOff } from './switches.ts'

/** What a client asks the bank's customer to agree to. */
export type AuthRequest = {
  client: Client
  scope: string
  responseType: 'code' | 'code id_token' | 'id_token'
  redirectUri: string
  state: string | undefined
  nonce: string | undefined
  codeChallenge: string | undefined
  claims: {
    sub?: Claim<string>
    'mh:con_id'?: Claim<string>
    'mh:consent'?: Claim<{ expirationDateTime?: string; transactionFromDateTime?: string }>
    'mh:sync'?: Claim<{ enableAsync?: boolean }>
  }
}

type Claim<T> = { essential?: boolean; value?: T }

export type User = {
  userId: string
  clientId: string
  clientUserId: string | undefined
  createdAt: string
  connectionIds: string[]
}

export type Connection = {
  id: string
  userId: string
  bankId: string
  connectedAt: number
  updatedAt: number
  consentedAt: number
  expiresAt: number
  /** The earliest day that the user agreed to. */
  from: string
  /** Accounts that the user chose. */
  accountIds: string[]
  error: null | 'sync_error' | 'sync_partial' | 'mfa_required' | 'credentials_error'
  revoked: boolean
  /** When the client last requested an update. */
  polledAt: number | null
  /** Counts the renewals that changed ids. */
  generation: number
}

export type Account = {
  id: string
  userId: string
  connectionId: string
  bankId: string
  kind: AccountKind
}

export type Row = {
  id: string
  accountId: string
  userId: string
  /** The line's name, which outlives its id. */
  key: string
  day: string
  amount: Amount
  status: 'posted' | 'pending'
  text: string
  with: string
  code: string
  category: string
  createdAt: number
  modifiedAt: number
  visibleAt: number
  deleted: boolean
}

export type Sync = {
  id: string
  userId: string
  connectionId: string
  method: 'ADD' | 'UPDATE'
  fetchStatus: 'success' | 'error' | 'partial' | 'mfa-required' | 'credentials-error'
  createdAt: number
  fetchedAt: number
  accountIds: string[]
}

export type Webhook = {
  at: string
  clientId: string
  event: string
  userId: string
  payload: unknown
  token: string
  /** The status it was answered with; null when nobody answers, or nobody is registered. */
  answered: number | null
}

/** A consent page that somebody has open. */
export type Interaction = {
  id: string
  authRequest: AuthRequest
  bankId: string | undefined
  expiresAt: number
}

export type Grant = {
  clientId: string
  userId: string
  connectionId: string
  redirectUri: string
  scope: string
  nonce: string | undefined
  codeChallenge: string | undefined
  expiresAt: number
}

export type Token = {
  clientId: string
  scopes: string[]
  userId: string | undefined
  expiresAt: number
}

export type State = ReturnType<typeof createState>

/** An empty bank. Its clock starts at `today`, when that is given, and runs on from there. */
export function createState(options: { seed: string; today?: string | undefined }) {
  const start = options.today ? Date.parse(`${options.today}T12:00:00Z`) - Date.now() : 0
  const state = {
    seed: options.seed,
    origin: 'http://127.0.0.1',
    clockMs: start,
    now: () => Date.now() + state.clockMs,
    /** The day of the last look at the clock. */
    today: () => dayOf(state.now()),
    /** The month from which balances are added up. */
    firstMonth: addMonths(dayOf(Date.now() + start).slice(0, 7), -36),
    switches: { ...switchesOff } as Switches,
    faultsLeft: 0,
    /** Ends when every webhook so far has been signed. */
    sending: Promise.resolve(),
    timers: new Map<NodeJS.Timeout, () => unknown>(),
    clients: new Map<string, Client>(),
    ...emptied(),
    /** Forgets everything but the registered clients. */
    reset() {
      for (const timer of state.timers.keys()) clearTimeout(timer)
      Object.assign(state, emptied())
      state.timers.clear()
      state.switches = { ...switchesOff }
      state.faultsLeft = 0
      state.clockMs = start
    },
    /** Does something later, unless the bank closes before. */
    later(ms: number, act: () => unknown) {
      if (ms <= 0) return void act()
      const timer = setTimeout(() => {
        state.timers.delete(timer)
        act()
      }, ms)
      state.timers.set(timer, act)
    },
    /** Does now whatever was put off. */
    hurry() {
      const waiting = [...state.timers]
      state.timers.clear()
      for (const [timer, act] of waiting) {
        clearTimeout(timer)
        act()
      }
    },
  }
  return state
}

const emptied = () => ({
  users: new Map<string, User>(),
  connections: new Map<string, Connection>(),
  accounts: new Map<string, Account>(),
  rows: new Map<string, Row>(),
  syncs: [] as Sync[],
  webhooks: [] as Webhook[],
  interactions: new Map<string, Interaction>(),
  grants: new Map<string, Grant>(),
  refreshTokens: new Map<string, Grant>(),
  tokens: new Map<string, Token>(),
  pushed: new Map<string, { request: string; expiresAt: number }>(),
  usedJti: new Set<string>(),
})
