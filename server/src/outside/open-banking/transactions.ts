// Transactions: by pages, and by their ids. A row that can't be read is reported and spoils no
// other.

import { type ApiRequest, fetchOne, nextOf, reasonOf } from './ask.ts'
import type { BankProvider, ProviderTransaction, TransactionPage } from './bank-provider.ts'
import type { Client } from './client.ts'
import { pageWire, type TransactionWire, transactionWire } from './wire.ts'
import { dayOf, minorOf, momentOf, wordsOf } from './wire-values.ts'

type Pull = Parameters<BankProvider['pullTransactions']>[0]
type Unreadable = TransactionPage['unreadable'][number]

const scope = 'transactions:read:all'
/** The provider takes no more ids than this at a time. */
const idsAtOnce = 50

/** A page of an account; the cursor is the query of the next page, on the address that we know. */
export async function pullTransactions(client: Client, pull: Pull): Promise<TransactionPage> {
  const url = new URL(`${client.settings.resourceUrl}/transactions`)
  url.search = pull.cursor ?? queryOf(pull, client.settings.pageRows)
  // A question that differs from those that are answered by its days alone.
  const tooLong = { 400: 'window_refused', 416: 'window_refused', 422: 'window_refused' } as const
  const request: ApiRequest = {
    call: 'The transactions',
    url,
    scope,
    user: pull.user,
    signal: pull.signal,
    ...(pull.from !== null && pull.cursor === null && { means: tooLong }),
  }
  const page = await fetchOne(client, request, pageWire)
  const next = nextOf(request, page.links?.next)
  return { ...readRows(page.data, pull.accountId), next: next?.search ?? null }
}

function queryOf({ accountId, from, modifiedSince }: Pull, limit: number): string {
  const query = new URLSearchParams({ accountId, limit: String(limit), offset: '0' })
  if (from) query.set('startDate', from)
  if (modifiedSince) query.set('startDateModified', modifiedSince.toISOString())
  return query.toString()
}

/** Transactions by name, fifty at a time; those that no longer come are gone. */
export async function pullByIds(
  client: Client,
  { user, ids }: { user: string; ids: readonly string[] },
): ReturnType<BankProvider['pullByIds']> {
  const wanted = [...new Set(ids)]
  const transactions: ProviderTransaction[] = []
  const unreadable: Unreadable[] = []
  for (let at = 0; at < wanted.length; at += idsAtOnce) {
    const url = new URL(`${client.settings.resourceUrl}/transactions?limit=${idsAtOnce}`)
    for (const id of wanted.slice(at, at + idsAtOnce)) url.searchParams.append('ids', id)
    const page = await fetchOne(
      client,
      { call: 'The named transactions', url, scope, user },
      pageWire,
    )
    const read = readRows(page.data, null)
    transactions.push(...read.transactions)
    unreadable.push(...read.unreadable)
  }
  const come = new Set([...transactions, ...unreadable].map(({ id }) => id))
  // One that came without a readable id could be any of them: then none is called gone.
  const gone = come.has(null) ? [] : wanted.filter((id) => !come.has(id))
  return { transactions: transactions.filter(({ id }) => ids.includes(id)), gone, unreadable }
}

function readRows(
  rows: readonly unknown[],
  accountId: string | null,
): Pick<TransactionPage, 'transactions' | 'unreadable'> {
  const transactions: ProviderTransaction[] = []
  const unreadable: Unreadable[] = []
  for (const row of rows) {
    const read = readRow(row, accountId)
    if ('reason' in read) unreadable.push(read)
    else transactions.push(read)
  }
  return { transactions, unreadable }
}

function readRow(row: unknown, accountId: string | null): ProviderTransaction | Unreadable {
  const parsed = transactionWire.safeParse(row)
  if (!parsed.success) return { id: idOf(row), reason: reasonOf(parsed.error) }
  const wire = parsed.data
  if (accountId !== null && wire.accountId && wire.accountId !== accountId)
    return { id: wire.id, reason: 'another account' }
  try {
    return transactionOf(wire, wire.accountId ?? accountId ?? '')
  } catch (error) {
    return { id: wire.id, reason: error instanceof RangeError ? error.message : 'a wrong shape' }
  }
}

function transactionOf(wire: TransactionWire, accountId: string): ProviderTransaction {
  const text = wordsOf(wire.longDescription) ?? wordsOf(wire.shortDescription) ?? ''
  const other = wire.amount.value < 0 ? wire.creditorAccount : wire.debtorAccount
  const short = wordsOf(wire.shortDescription)
  return {
    id: wire.id,
    accountId,
    day: dayOf(wire.date),
    amount: minorOf(wire.amount),
    currency: wire.amount.currency,
    status: wire.status,
    text,
    counterparty: wordsOf(other?.name) ?? (short === text ? null : short),
    reference: wordsOf(wire.statementReference) ?? wordsOf(wire.transactionReference),
    bankType: wordsOf(wire.proprietaryTransactionCode?.code) ?? wordsOf(wire.transactionCode?.code),
    balance: wire.balance ? minorOf(wire.balance) : null,
    modifiedAt: momentOf(wire.dateModified),
  }
}

function idOf(row: unknown): string | null {
  const id = (row as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : null
}
