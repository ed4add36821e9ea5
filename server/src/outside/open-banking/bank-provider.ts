// What Plimsoll needs of an open-banking provider, whoever it is; and the ways in which a provider
// fails. The real one stands beside this file; in tests and on one's own machine it speaks to the
// sandbox bank, over HTTP too. Amounts are signed, cash out negative, for cards as well; days are
// the bank's own days, never instants.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'

/** Where the provider posts its webhooks: the body is a signed token, `application/jwt`. */
export const webhookPath = '/api/mh/webhook'

/** A bank that can be connected. */
export type ProviderInstitution = {
  readonly id: string
  readonly name: string
  readonly business: boolean
  readonly personal: boolean
  readonly availability: 'available' | 'partial' | 'down'
  readonly sandbox: boolean
}

/**
 * A person's going to the bank and what must be known again at the return. Secrets: kept encrypted,
 * never shown.
 */
export type Attempt = {
  /** Where to send the browser. */
  readonly url: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** What the bank's page handed back: the query's or the fragment's parameters. */
export type HandedBack = Readonly<Record<string, string | undefined>>

/** How a connection stands at the provider. */
export type ProviderConnection = {
  readonly id: string
  readonly institutionId: string
  readonly institution: string
  readonly state: 'ok' | 'sync_failed' | 'partial' | 'sign_in_needed' | 'never_synced'
  /** The consent has run out or was taken back. */
  readonly expired: boolean
  /** True: confirmed with us every ninety days, without a sign-in at the bank. */
  readonly reconsents: boolean
  readonly connectedAt: Date | null
  readonly expiresAt: Date | null
  readonly lastUpdatedAt: Date | null
  /** The provider's own words for what is wrong, for the log. */
  readonly code: string | null
}

/**
 * An account as the provider reports it. `key` recognises the same account where ids have changed:
 * a hash of its full number.
 */
export type ProviderAccount = {
  readonly id: string
  readonly connectionId: string
  readonly name: string
  readonly kind: 'current' | 'savings' | 'card' | 'cash'
  readonly currency: string
  /** At most the last four digits. */
  readonly reference: string | null
  readonly key: string | null
  /**
   * Booked, never with an overdraft or a credit limit counted in; null where the bank reports none.
   */
  readonly booked: { readonly amount: Minor; readonly day: Day } | null
  readonly available: Minor | null
  readonly overdraft: Minor | null
  /**
   * How many transactions the provider holds, and since which day: history has arrived when two
   * readings agree.
   */
  readonly count: number | null
  readonly earliest: Day | null
}

/** A transaction as the provider reports it. `id` is unique within its account. */
export type ProviderTransaction = {
  readonly id: string
  readonly accountId: string
  readonly day: Day
  readonly amount: Minor
  readonly currency: string
  readonly status: 'posted' | 'pending'
  readonly text: string
  readonly counterparty: string | null
  readonly reference: string | null
  readonly bankType: string | null
  /** The balance after it, where the bank reports one. */
  readonly balance: Minor | null
  readonly modifiedAt: Date | null
}

/**
 * One page of transactions; `next` is null on the last. What could not be read is reported, never
 * left out in silence or taken for 0.
 */
export type TransactionPage = {
  readonly transactions: readonly ProviderTransaction[]
  readonly unreadable: readonly { readonly id: string | null; readonly reason: string }[]
  readonly next: string | null
}

/** How the newest update of a connection at the provider has gone. */
export type ProviderSync = {
  readonly state: 'pending' | 'success' | 'partial' | 'error' | 'sign_in_needed'
  readonly createdAt: Date
}

/**
 * A hint that something has changed. Verified; may arrive more than once; never taken for the fact
 * itself.
 */
export type ProviderEvent = {
  readonly id: string // the same event again has the same id
  readonly providerUserId: string
  readonly issuedAt: Date
  readonly kind:
    | 'new_transactions'
    | 'updated_transactions'
    | 'deleted_transactions'
    | 'restored_transactions'
    | 'deleted_account'
    | 'sync_completed'
    | 'renewal_due'
    | 'other'
  readonly connectionId: string | null
  readonly accountIds: readonly string[]
  readonly transactionIds: readonly string[]
}

/**
 * Why the provider could not do what was requested. `code` is the provider's own, for the log
 * alone.
 */
export type ProviderFailure =
  | 'consent_expired'
  | 'sign_in_needed'
  | 'rate_limited'
  | 'bank_unavailable'
  | 'unavailable' // the provider itself, or the way to it
  | 'window_refused' // so long a history is not given: ask for less
  | 'cancelled' // the person refused at the bank
  | 'not_found'
  | 'refused' // a reply that proves nothing: wrong state, nonce, signature, user
  | 'unreadable' // an answer that is not what was agreed

/** Thrown by every method. Its message may be logged; it holds no token, key or account number. */
export class ProviderProblem extends Error {
  readonly failure: ProviderFailure
  readonly details: { readonly code?: string; readonly retryAt?: Date }

  constructor(failure: ProviderFailure, message: string, details: ProviderProblem['details'] = {}) {
    super(message)
    this.failure = failure
    this.details = details
  }
}

/**
 * An open-banking provider. `user` is the provider's id of a business of ours (`addUser`), `signal`
 * ends what takes too long.
 */
export type BankProvider = {
  readonly name: string
  listInstitutions(): Promise<ProviderInstitution[]>
  addUser(businessId: string): Promise<string>
  removeUser(user: string): Promise<void>
  /**
   * Without an institution the provider's own page asks for it. `from` is where the person uses
   * Plimsoll: they come back there, where that is an address of ours (this machine has two names,
   * and a session lives under one of them).
   */
  beginConnect(request: {
    user: string
    from?: string
    institutionId: string | null
    state: string
    historyFrom: Day | null
    consentUntil: Date
  }): Promise<Attempt>
  /** Proves what was handed back and returns the connection that was made. */
  completeConnect(request: {
    user: string
    state: string
    attempt: Pick<Attempt, 'nonce' | 'codeVerifier'>
    handedBack: HandedBack
  }): Promise<{ connectionId: string }>
  /** `reconsent` hands back in the query, `reauth` in the fragment. */
  beginRenewal(request: {
    user: string
    from?: string
    connectionId: string
    how: 'reconsent' | 'reauth'
    state: string
    consentUntil: Date
  }): Promise<Attempt>
  completeRenewal(request: {
    user: string
    connectionId: string
    how: 'reconsent' | 'reauth'
    state: string
    attempt: Pick<Attempt, 'nonce' | 'codeVerifier'>
    handedBack: HandedBack
  }): Promise<void>
  listConnections(user: string): Promise<ProviderConnection[]>
  listAccounts(user: string): Promise<ProviderAccount[]>
  /**
   * A page of an account's transactions, by their day or by when they were changed; `cursor` is the
   * `next` of the page before.
   */
  pullTransactions(request: {
    user: string
    accountId: string
    from: Day | null
    modifiedSince: Date | null
    cursor: string | null
    signal?: AbortSignal
  }): Promise<TransactionPage>
  /**
   * Named transactions, however many; lists the ids that are gone; a row that came but couldn't be
   * read isn't among them.
   */
  pullByIds(request: { user: string; ids: readonly string[] }): Promise<{
    transactions: readonly ProviderTransaction[]
    gone: readonly string[]
    unreadable: TransactionPage['unreadable']
  }>
  /** How often the contract with the provider lets a bank be polled. */
  newsEveryMs(): Promise<number>
  /**
   * Asks the bank for what is new. `customerIp` only where the person has just requested the
   * update.
   */
  triggerSync(request: {
    user: string
    connectionId: string
    customerIp: string | null
  }): Promise<'started' | 'not_supported'>
  newestSync(request: { user: string; connectionId: string }): Promise<ProviderSync | null>
  /** Ends the consent and deletes what the provider holds. Ended twice is ended. */
  revoke(request: { user: string; connectionId: string }): Promise<void>
  /** Proves a webhook's signature, issuer, audience and age; refuses everything else. */
  verifyWebhook(body: string): Promise<ProviderEvent>
}
