// Learning behind the scenes: after enough new labels, and at night; what is learnt is then put to
// what nobody labelled.
import { examplesMax, examplesMin } from '@plimsoll/domain/learning/model'
import { listBusinessesWithBooks } from '../../../books/businesses.store.ts'
import { learnQueue } from '../../../books/change-books.ts'
import { countTaught, readTaught } from '../../../books/labels/labelled.store.ts'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import type { Queue } from '../../../jobs/jobs.ts'
import { labelOpenRows } from './label-open.ts'
import { findLearnt, keepModel } from './models.store.ts'
import { studyInThread } from './study-in-thread.ts'

/** After so many labels by hand, or so many more in all, a model is learnt again. */
const editsMin = 20
const sampleIdsMax = 50

const nightlyQueue: Queue = {
  name: 'learn-nightly',
  retriesMax: 1,
  deadlineSeconds: 3600,
  atOnce: 1,
}

/** Registers the work. */
export function handleLearning(context: Context): void {
  context.jobs.handle<{ businessId: string }>(learnQueue, async ({ businessId }) => {
    if (await isDue(context, businessId, editsMin)) await learnFrom(context, businessId)
    await labelOpenRows(context, businessId)
  })
  context.jobs.handle(nightlyQueue, async () => {
    for (const businessId of await listBusinessesWithBooks(context.db)) {
      if (!(await isDue(context, businessId, 1))) continue
      await learnFrom(context, businessId)
      await labelOpenRows(context, businessId)
    }
  })
  context.jobs.schedule(nightlyQueue.name, '40 2 * * *')
}

async function isDue(context: Context, businessId: string, labelsMin: number): Promise<boolean> {
  return asTenant(context.db, businessId, async (tx) => {
    const learnt = await findLearnt(tx, businessId)
    const since = learnt?.learnt_at ?? new Date(0)
    const counted = await countTaught(tx, businessId, { since, countMax: examplesMax + editsMin })
    if (counted.taught < examplesMin) return false
    return (
      !learnt || counted.since >= labelsMin || Math.abs(counted.taught - learnt.taught) >= labelsMin
    )
  })
}

/**
 * Learns from the labels of a business. The learning itself holds neither the books nor a
 * connection.
 */
export async function learnFrom(context: Context, businessId: string): Promise<void> {
  const begun = new Date()
  const { rows, taught } = await asTenant(context.db, businessId, async (tx) => ({
    rows: await readTaught(tx, businessId, examplesMax),
    ...(await countTaught(tx, businessId, { since: begun, countMax: examplesMax + editsMin })),
  }))
  const learnt = await studyInThread(rows)
  await asTenant(context.db, businessId, (tx) =>
    keepModel(tx, businessId, {
      learnt_at: begun,
      taught,
      model: learnt && Buffer.from(learnt.model),
      quality: learnt?.quality ?? null,
      fromIds: rows.slice(0, sampleIdsMax).map(({ id }) => id),
    }),
  )
}
