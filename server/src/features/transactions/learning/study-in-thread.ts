// Learns without holding up the server: a few labels at once, many in a thread.
import type { LearningRow } from '../../../books/labels/labelled.store.ts'
import { inThreads } from '../../../threads.ts'
import { type Learnt, study } from './study.ts'

const rowsAtOnceMax = 200

const studyApart = inThreads<readonly LearningRow[], Learnt>({
  module: new URL('./study.js', import.meta.url),
  name: study.name,
  msMax: 120_000,
  memoryMbMax: 512,
  tooLong: 'Learning took too long.',
})

/** What is learnt from labelled rows, newest first. */
export async function studyInThread(rows: readonly LearningRow[]): Promise<Learnt> {
  const isCompiled = import.meta.url.endsWith('.js')
  return isCompiled && rows.length > rowsAtOnceMax ? studyApart(rows) : study(rows)
}
