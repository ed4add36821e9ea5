// Every change of the books goes through here: it locks them, and what depends on them is worked
// out again afterwards.
import { Problem } from '@plimsoll/domain/problem'
import type { Db } from '../db/pool.ts'
import { holdBooks, type TenantTx } from '../db/tenant.ts'
import type { Jobs, Queue } from '../jobs/jobs.ts'
import { readExcess } from './totals/excess.store.ts'

/** Works out what depends on the books again; running it twice changes nothing. */
export const booksChangedQueue: Queue = {
  name: 'books-changed',
  retriesMax: 2,
  deadlineSeconds: 120,
  atOnce: 1,
  isMerged: true,
}

/**
 * Learns from the labels of changed books and puts what was learnt to what nobody labelled. Behind
 * the forecast, and never before it.
 */
export const learnQueue: Queue = {
  name: 'books-learnt',
  retriesMax: 1,
  deadlineSeconds: 180,
  atOnce: 1,
  isMerged: true,
}

/** The kind of the refusal of a change that would take the books past what can be added up. */
export const amountTooLarge = 'amount_too_large'

/**
 * Changes the books of a business in one transaction that nothing else runs beside; the version
 * grows by one. Refused (`amount_too_large`) where the amounts of the books would add up to more
 * than £1 trillion.
 */
export async function changeBooks<T>(
  context: { readonly db: Db; readonly jobs: Jobs },
  businessId: string,
  work: (tx: TenantTx, version: number) => Promise<T>,
): Promise<T> {
  const result = await holdBooks(context.db, businessId, async (tx, version) => {
    const before = await readExcess(tx, businessId)
    const done = await work(tx, version)
    // Books that an earlier version let grow too large may still be made smaller.
    if ((await readExcess(tx, businessId)) > before) throw tooLarge()
    await context.jobs.enqueue(tx, booksChangedQueue.name, { businessId })
    await context.jobs.enqueue(tx, learnQueue.name, { businessId })
    return done
  })
  context.jobs.wake(booksChangedQueue.name)
  context.jobs.wake(learnQueue.name)
  return result
}

function tooLarge(): Problem {
  const message =
    'With this, the amounts in your books would add up to more than £1 trillion, more than Plimsoll keeps. Nothing was added.'
  return new Problem('unusable', message, { kind: amountTooLarge })
}
