// Accounts with their booked balances. Loans, pensions and property are no cash accounts and are
// left out.
import { createHmac } from 'node:crypto'
import { fetchAll, fetchOne, reasonOf } from './ask.ts'
import { type ProviderAccount, ProviderProblem } from './bank-provider.ts'
import type { Client } from './client.ts'
import { type AccountWire, accountWire, type BalanceWire, balancesWire } from './wire.ts'
import { dayOf, maskedName, maybeDayOf, minorOf, wordsOf } from './wire-values.ts'

/** What reading accounts with their numbers needs. */
export const accountsScope = 'accounts:read accounts_details:read'
const rows = 100

/** The accounts of a user, over all connections. */
export async function listAccounts(client: Client, user: string): Promise<ProviderAccount[]> {
  const url = new URL(`${client.settings.resourceUrl}/accounts?limit=${rows}`)
  const found = await fetchAll(client, {
    call: 'The list of accounts',
    url,
    scope: accountsScope,
    user,
  })
  const accounts = found.map(readAccount).filter((account) => kindOf(account.type) !== null)
  return Promise.all(
    accounts.map(async (account) =>
      accountOf(client, account, await balancesOf(client, { user, account })),
    ),
  )
}

function readAccount(row: unknown): AccountWire {
  const parsed = accountWire.safeParse(row)
  if (parsed.success) return parsed.data
  throw new ProviderProblem('unreadable', `An account has ${reasonOf(parsed.error)}.`)
}

/** All balances that the bank reports; that of the list alone where they are not to be had. */
async function balancesOf(
  client: Client,
  { user, account }: { user: string; account: AccountWire },
): Promise<BalanceWire[]> {
  const listed = account.balance ? [account.balance] : []
  const url = new URL(
    `${client.settings.resourceUrl}/accounts/${encodeURIComponent(account.id)}/balances`,
  )
  try {
    const all = await fetchOne(
      client,
      { call: 'The balances', url, scope: accountsScope, user },
      balancesWire,
    )
    return [...all.data, ...listed]
  } catch (error) {
    if (error instanceof ProviderProblem && listed.length > 0) return listed
    throw error
  }
}

function accountOf(client: Client, wire: AccountWire, balances: BalanceWire[]): ProviderAccount {
  const booked = bookedOf(balances)
  const available = balances.find(({ type }) => isAvailable(type))
  const overdraft = wire.details?.overdraftLimit
  return {
    id: wire.id,
    connectionId: wire.connectionId ?? '',
    name: maskedName(wordsOf(wire.accountName) ?? wordsOf(wire.productName) ?? 'Account'),
    kind: kindOf(wire.type) ?? 'current',
    currency: wire.currency ?? booked?.amount.currency ?? 'GBP',
    reference: lastFourOf(wire),
    key: keyOf(client.settings.accountSecret, wire.details),
    booked: booked && { amount: minorOf(booked.amount), day: dayOf(booked.date) },
    available: available ? minorOf(available.amount) : null,
    overdraft: Number.isSafeInteger(overdraft) ? minorOf({ value: overdraft ?? 0 }) : null,
    count: wire.transactionData?.count ?? null,
    earliest: maybeDayOf(wire.transactionData?.earliestDate),
  }
}

function kindOf(type: string): ProviderAccount['kind'] | null {
  const [group = '', kind] = type.toLowerCase().split(':')
  if (group === 'savings' || kind === 'savings') return 'savings'
  if (group === 'card') return 'card'
  return group === 'cash' ? 'current' : null
}

// Best first; a balance without a type is the one that the provider shows as the account's.
const bookedTypes = [
  'booked',
  'closingbooked',
  'interimbooked',
  'closingcleared',
  'interimcleared',
  '',
]
const normalised = (type: string | null | undefined) =>
  (type ?? '').toLowerCase().replace(/\W/g, '')
const isAvailable = (type: string | null | undefined) => normalised(type).includes('available')

/**
 * Available balances count overdrafts and credit limits in; one of those alone means that no booked
 * one is known.
 */
function bookedOf(balances: readonly BalanceWire[]): BalanceWire | null {
  for (const bookedType of bookedTypes) {
    const found = balances.find((balance) => normalised(balance.type) === bookedType)
    if (found) return found
  }
  return null
}

function lastFourOf({ accountReference, details }: AccountWire): string | null {
  const number = accountReference ?? details?.sortCodeAccountNumber ?? details?.iban ?? details?.pan
  return number?.replace(/[^0-9A-Za-z]/g, '').slice(-4) || null
}

/**
 * The full number, hashed under our secret. Numbers of which a part is starred out name no single
 * account.
 */
function keyOf(secret: Buffer, details: AccountWire['details']): string | null {
  const number = [
    ['uk', details?.sortCodeAccountNumber],
    ['iban', details?.iban],
    ['pan', details?.pan],
  ].find(([, text]) => text && isWholeNumber(text))
  if (!number) return null
  const [scheme, text = ''] = number
  const plain = text?.replace(/[\s-]/g, '').toUpperCase()
  return createHmac('sha256', secret).update(`${scheme} ${plain}`).digest('hex')
}

const isWholeNumber = (text: string) => /^[0-9A-Za-z]{12,34}$/.test(text.replace(/[\s-]/g, ''))
