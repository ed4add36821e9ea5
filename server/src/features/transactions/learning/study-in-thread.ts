// Learns without holding up the server: a few labels at once, many in a thread of their own with a
// deadline.
import { Worker } from 'node:worker_threads'
import type { LearningRow } from '../../../books/labels/labelled.store.ts'
import { type Learnt, study } from './study.ts'

const rowsAtOnceMax = 200
const studyMsMax = 120_000
const memoryMbMax = 512

/** What is learnt from labelled rows, newest first. */
export async function studyInThread(rows: readonly LearningRow[]): Promise<Learnt> {
  const threaded = import.meta.url.endsWith('.js') && rows.length > rowsAtOnceMax
  return threaded ? studyApart(rows) : study(rows)
}

function studyApart(rows: readonly LearningRow[]): Promise<Learnt> {
  const worker = new Worker(new URL('./study-apart.js', import.meta.url), {
    workerData: rows,
    resourceLimits: { maxOldGenerationSizeMb: memoryMbMax },
  })
  return new Promise<Learnt>((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error('learning took too long')), studyMsMax)
    worker.once('message', (learnt: Learnt) => {
      clearTimeout(tooLong)
      resolve(learnt)
    })
    worker.once('error', (error) => {
      clearTimeout(tooLong)
      reject(error)
    })
  }).finally(() => worker.terminate())
}
