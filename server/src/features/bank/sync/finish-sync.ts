// Balances as the bank states them, and the end of an update that succeeded.
import {
  dropStatedOn,
  settleAccounts,
  stateBalanceOf,
} from '../../../books/accounts/balances.store.ts'
import { asTenant } from '../../../db/tenant.ts'
import { keepSource } from '../../sources/service.ts'
import { keepBaselines, keepReported } from '../accounts/bank-balances.store.ts'
import type { Linked } from '../accounts/link-accounts.ts'
import { readLinks } from '../accounts/links.store.ts'
import { changeConnection, dropLease, markUpdated } from '../connection/connections.store.ts'
import { providerOf } from '../connection/failures.ts'
import { endSync, tickSync } from '../connection/syncs.store.ts'
import { lookAgainLater } from './look-again.ts'
import { booking, noting, type Run } from './run.ts'

/**
 * Records the booked balances; a bank that reports none leaves the last one standing. Nothing new
 * changes nothing.
 */
export async function storeBalances(run: Run, linked: readonly Linked[]): Promise<void> {
  const { businessId } = run
  const links = await asTenant(run.context.db, businessId, (tx) => readLinks(tx, businessId))
  const isSame = ({ account, accountId }: Linked) => {
    const kept = links.find((link) => link.account_id === accountId)
    const { booked } = account
    return !booked || (booked.amount === kept?.booked_minor && booked.day === kept.booked_day)
  }
  const news = linked.filter((link) => !isSame(link))
  const reportedOf = (link: Linked) => ({ accountId: link.accountId, ...link.account })
  if (news.length > 0)
    await booking(run, async (tx) => {
      for (const { account, accountId } of news) {
        if (!account.booked) continue
        const { day, amount } = account.booked
        await dropStatedOn(tx, businessId, { accountId, day })
        await stateBalanceOf(tx, businessId, {
          accountId,
          uploadId: null,
          day,
          balance: amount,
          source: 'statement',
        })
      }
      await settleAccounts(
        tx,
        businessId,
        news.map((link) => link.accountId),
      )
      for (const link of news) await keepReported(tx, businessId, reportedOf(link))
    })
  await noting(run, async (tx) => {
    for (const link of linked) await keepReported(tx, businessId, reportedOf(link))
  })
}

/** Ends an update with success. `isComplete`: all history that there is has come. */
export async function finishSync(
  run: Run,
  how: { isComplete: boolean; isPartial: boolean },
): Promise<void> {
  const { businessId, connectionId, sync } = run
  const now = new Date()
  await noting(run, async (tx) => {
    for (const step of [...(how.isComplete ? ['history'] : []), 'categorise'])
      await tickSync(tx, businessId, { id: sync.id, step })
    await keepBaselines(tx, businessId, connectionId)
    await changeConnection(tx, businessId, {
      id: connectionId,
      set: {
        last_success_at: now,
        error_code: null,
        ...(sync.full_history ? { history_complete: how.isComplete } : {}),
      },
    })
    await keepSource(tx, businessId, {
      kind: 'bank',
      provider: providerOf(run.context).name,
      institution: run.connection.institution,
      updatedAt: now,
    })
    await endSync(tx, businessId, {
      id: sync.id,
      state: 'success',
      errorCode: how.isPartial ? 'partial' : null,
    })
    await markUpdated(tx, businessId)
    await dropLease(tx, businessId, run)
    if (!how.isComplete) await lookAgainLater(run.context, tx, { businessId, connectionId })
  })
}
