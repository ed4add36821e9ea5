// Every change of the books goes through here: it holds them, and what is made of them is made anew afterwards.
import type { Db } from '../db/pool.ts'
import { holdBooks, type TenantTx } from '../db/tenant.ts'
import type { Jobs, Queue } from './jobs.ts'

/** Makes anew what is made of the books; running it twice changes nothing. */
export const booksChangedQueue: Queue = {
  name: 'books-changed',
  retriesMax: 2,
  deadlineSeconds: 120,
  atOnce: 1,
}

/** Learns from the labels of changed books and puts what was learnt to what nobody labelled. Behind the forecast, and never before it. */
export const learnQueue: Queue = {
  name: 'books-learnt',
  retriesMax: 1,
  deadlineSeconds: 180,
  atOnce: 1,
}

/** Changes the books of a business in one transaction that nothing else runs beside; the version grows by one. */
export async function changeBooks<T>(
  context: { readonly db: Db; readonly jobs: Jobs },
  businessId: string,
  work: (tx: TenantTx, version: number) => Promise<T>,
): Promise<T> {
  const result = await holdBooks(context.db, businessId, async (tx, version) => {
    const done = await work(tx, version)
    await context.jobs.enqueue(tx, booksChangedQueue.name, { businessId })
    await context.jobs.enqueue(tx, learnQueue.name, { businessId })
    return done
  })
  context.jobs.wake(booksChangedQueue.name)
  context.jobs.wake(learnQueue.name)
  return result
}
