// Reads one account from the provider and stores what it reports, a few pages at a time: what is
// new since a while before the last update, what was changed since, and what is gone. The books are
// held while rows are stored, never while they are read.
import { addDays, type Day, today as dayOf } from '@plimsoll/domain/calendar'
import { settleAccounts } from '../../../books/accounts/balances.store.ts'
import { countHeld, readBookedIds } from '../../../books/bank-rows/known-rows.store.ts'
import { asTenant } from '../../../db/tenant.ts'
import {
  ProviderProblem,
  type ProviderTransaction,
  type TransactionPage,
} from '../../../outside/open-banking/bank-provider.ts'
import type { Linked } from '../accounts/link-accounts.ts'
import { changeConnection } from '../connection/connections.store.ts'
import { tickSync } from '../connection/syncs.store.ts'
import type { ReportedRows } from '../rows/difference.ts'
import { readPending } from '../rows/pending-rows.store.ts'
import { isNews, storeReported } from '../rows/store-rows.ts'
import { atProvider, booking, noting, type Run } from './run.ts'

// Banks book late and change what they booked: each update looks back so far behind the one before.
const overlapDays = 10
const modifiedOverlapMs = 86_400_000
// What banks give without a fresh sign-in, where they refuse more.
const shortDays = 89
const rowsAtOnce = 2_000
const pagesMax = 2_000

/** Brings one account up to date. */
export async function readAccount(run: Run, linked: Linked): Promise<void> {
  const last = run.connection.last_success_at
  const isFull = run.sync.full_history || last === null
  await storeNamed(run, linked, await pendingIds(run, linked))
  if (isFull) return readWindow(run, linked, run.connection.history_from)
  await readWindow(run, linked, addDays(dayOf(last), -overlapDays))
  const modifiedSince = new Date(last.getTime() - modifiedOverlapMs)
  await pull(run, linked, { from: null, modifiedSince })
  // Something older came or went without a webhook: then everything is compared.
  if (await hasOtherCount(run, linked)) await readWindow(run, linked, run.connection.history_from)
}

async function readWindow(run: Run, linked: Linked, from: Day | null): Promise<void> {
  const read = await readSince(run, linked, from)
  const key = { businessId: run.businessId, accountId: linked.accountId }
  const booked = await asTenant(run.context.db, run.businessId, (tx) =>
    readBookedIds(tx, key, read.from),
  )
  // Paging by position may miss a row while others go; so rows that were not seen are fetched by
  // their ids.
  await storeNamed(
    run,
    linked,
    booked.filter((id) => !read.seen.has(id)),
  )
}

async function hasOtherCount(run: Run, { account, accountId }: Linked): Promise<boolean> {
  if (account.count === null) return false
  const key = { businessId: run.businessId, accountId }
  const held = await asTenant(run.context.db, run.businessId, (tx) => countHeld(tx, key))
  return held !== account.count
}

async function pendingIds(run: Run, { accountId }: Linked): Promise<string[]> {
  const rows = await asTenant(run.context.db, run.businessId, (tx) =>
    readPending(tx, { businessId: run.businessId, accountId }),
  )
  return rows.filter((row) => !row.gone).map((row) => row.provider_id)
}

type Read = { from: Day | null; seen: Set<string> }

/**
 * Reads since a day; where so long a time is refused, again with a shorter one, which is
 * remembered.
 */
async function readSince(run: Run, linked: Linked, from: Day | null): Promise<Read> {
  try {
    return { from, seen: await pull(run, linked, { from, modifiedSince: null }) }
  } catch (error) {
    if (!(error instanceof ProviderProblem && error.failure === 'window_refused')) throw error
    const shorter = addDays(run.context.today(), -shortDays)
    if (from !== null && from >= shorter) throw error
    run.context.log.info({ sync: run.sync.id, code: error.details.code }, 'bank history clamped')
    const seen = await pull(run, linked, { from: shorter, modifiedSince: null })
    await noting(run, (tx) =>
      changeConnection(tx, run.businessId, {
        id: run.connectionId,
        set: { history_from: shorter },
      }),
    )
    return { from: shorter, seen }
  }
}

async function pull(
  run: Run,
  linked: Linked,
  window: { from: Day | null; modifiedSince: Date | null },
): Promise<Set<string>> {
  const { banks, user } = atProvider(run)
  const seen = new Set<string>()
  let rows: ProviderTransaction[] = []
  let cursor: string | null = null
  for (let pages = 0; pages < pagesMax; pages++) {
    const page: TransactionPage = await banks.pullTransactions({
      user,
      accountId: linked.account.id,
      ...window,
      cursor,
    })
    for (const row of page.transactions) seen.add(row.id)
    rows.push(...page.transactions)
    await noting(run, (tx) =>
      tickSync(tx, run.businessId, { id: run.sync.id, unreadable: page.unreadable.length }),
    )
    cursor = page.next
    if (cursor !== null && rows.length < rowsAtOnce) continue
    await store(run, linked, { rows, gone: [] })
    rows = []
    if (cursor === null) return seen
  }
  throw new ProviderProblem('unreadable', 'The list of transactions does not end.')
}

/** Reads rows by their names and stores how each read went. */
export async function storeNamed(run: Run, linked: Linked, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { banks, user } = atProvider(run)
  const { transactions, gone } = await banks.pullByIds({ user, ids })
  const rows = transactions.filter((row) => row.accountId === linked.account.id)
  await store(run, linked, { rows, gone })
}

async function store(run: Run, linked: Linked, reported: ReportedRows): Promise<void> {
  const { businessId } = run
  const key = { businessId, accountId: linked.accountId }
  const own = {
    ...reported,
    rows: reported.rows.filter((row) => row.currency === linked.account.currency),
  }
  // The books change their version with every change: nothing new, nothing changed.
  if (!(await noting(run, (tx) => isNews(tx, key, own)))) return
  await booking(run, async (tx) => {
    const { stored, skipped } = await storeReported(tx, key, own)
    await settleAccounts(tx, businessId, [linked.accountId])
    await tickSync(tx, businessId, { id: run.sync.id, transactions: stored, skipped })
  })
}
