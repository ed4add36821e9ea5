// Accounts, transactions, connections and updates in the words of the wire.
import { accountWords, holder } from '../books/account-words.ts'
import { amountOf } from '../books/amount.ts'
import { balanceOf } from '../books/balance.ts'
import { bankOf } from '../books/banks.ts'
import { categoryIdOf } from '../books/categories.ts'
import { idOf } from '../books/chance.ts'
import { rowsOf } from '../books/ledger.ts'
import type { Account, Connection, Row, State, Sync, User } from '../state.ts'

const iso = (ms: number) => new Date(ms).toISOString()

export function accountWire(state: State, account: Account, withDetails: boolean) {
  const words = accountWords[account.kind]
  const bank = bankOf(account.bankId)
  const modified = state.connections.get(account.connectionId)?.updatedAt ?? state.now()
  return {
    id: account.id,
    accountName: words.name,
    currency: account.kind === 'euro' ? 'EUR' : 'GBP',
    balance: balancesWire(state, account)[0],
    transactionData: countWire(state, account),
    dateAdded: iso(state.connections.get(account.connectionId)?.connectedAt ?? modified),
    dateModified: iso(modified),
    type: words.type,
    accountType: 'business',
    providerName: bank?.name,
    providerReference: bank?.id,
    providerId: account.bankId,
    connectionId: account.connectionId,
    providerAccountId: idOf('provider', account.id),
    accountReference: words.reference,
    accountHolderName: holder,
    productName: words.product,
    ...(withDetails && { details: detailsOf(account) }),
  }
}

const detailsOf = ({ kind, bankId }: Account) =>
  kind === 'card'
    ? { pan: '************4417', creditLimit: 500_000 }
    : { sortCodeAccountNumber: `${bankOf(bankId)?.sortCode}${accountWords[kind].number}` }

/** Booked first; what is available after pending payments second. */
export function balancesWire(state: State, account: Account) {
  const { booked, available, day: date } = balanceOf(state, account)
  const currency = account.kind === 'euro' ? 'EUR' : 'GBP'
  return [
    { date, amount: amountOf(booked, currency), type: 'booked' },
    { date, amount: amountOf(available, currency), type: 'available' },
  ]
}

/** Rows that may be seen now, newest first. */
export const seenRows = (state: State, rows: readonly Row[]) =>
  rows
    .filter(({ deleted, visibleAt }) => !deleted && visibleAt <= state.now())
    .sort((a, b) => (a.day === b.day ? a.id.localeCompare(b.id) : a.day < b.day ? 1 : -1))

function countWire(state: State, account: Account) {
  const rows = seenRows(state, rowsOf(state, account.id))
  return { count: rows.length, earliestDate: rows.at(-1)?.day, lastDate: rows[0]?.day }
}

export function transactionWire(row: Row) {
  return {
    id: row.id,
    accountId: row.accountId,
    amount: row.amount,
    status: row.status,
    date: `${row.day}T00:00:00.000Z`,
    dateCreated: iso(row.createdAt),
    dateModified: iso(row.modifiedAt),
    categoryId: categoryIdOf(row.category),
    categoryIdConfirmed: false,
    longDescription: row.text,
    shortDescription: row.with,
    notes: '',
    counterpartyId: `local:${idOf('counterparty', row.with)}`,
    proprietaryTransactionCode: { code: row.code, issuer: 'Sandbox' },
  }
}

export function connectionWire(state: State, connection: Connection) {
  const expired = connection.expiresAt < state.now()
  const error = expired || connection.revoked ? 'credentials_error' : connection.error
  return {
    id: connection.id,
    name: bankOf(connection.bankId)?.name,
    type: 'test',
    connectedOn: iso(connection.connectedAt),
    lastUpdated: iso(connection.updatedAt),
    expiresAt: iso(connection.expiresAt),
    userConsentedAt: iso(connection.consentedAt),
    accountIds: connection.accountIds,
    status: error && error !== 'sync_partial' ? 'error' : 'ok',
    error,
    ...(expired && { extendedStatus: 'expired' }),
    tppConsent: true,
    useMfa: bankOf(connection.bankId)?.mfa ?? false,
  }
}

export function syncWire(sync: Sync) {
  const { userId: _, accountIds, ...rest } = sync
  return {
    ...rest,
    action: 'client-update',
    createdAt: iso(sync.createdAt),
    fetchedAt: iso(sync.fetchedAt),
    accounts: accountIds.map((accountId) => ({
      providerId: idOf('provider', accountId),
      accountId,
    })),
  }
}

export function userWire(user: User) {
  return {
    ...user,
    updatedAt: user.createdAt,
    scopes: 'user:create',
    managedBy: 'client',
    userType: 'test',
  }
}
