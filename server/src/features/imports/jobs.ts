// The job of an upload: read the file, plan, and store it unless the caller wants the plan first.
// It may run again after a crash at any point and leaves the books as if it had run once.

import { Problem } from '@plimsoll/domain/problem'
import type { Answers } from '@plimsoll/domain/statement/statement'
import { amountTooLarge } from '../../books/change-books.ts'
import type { Context } from '../../context.ts'
import { renewStatistics } from '../../db/statistics.store.ts'
import { asTenant } from '../../db/tenant.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { storeAtOnce } from './finish-upload.ts'
import { emptyReport } from './plan.ts'
import { type Refused, readUpload, TooSlow } from './read-upload.ts'
import type { UploadKey } from './upload-key.ts'
import {
  attemptsMax,
  endUnderWay,
  leaseSeconds,
  leaseUpload,
  type UploadRow,
} from './uploads.store.ts'

/** The queue of uploads. Its deadline leaves room within the minute for which a client asks. */
export const importQueue: Queue = { name: 'import', retriesMax: 2, deadlineSeconds: 50, atOnce: 2 }

const readMsMax = 35_000
const uniqueViolation = '23505'

/** Registers the job. */
export function handleImports(context: Context): void {
  context.jobs.handle<UploadKey>(importQueue, (key) => runImport(context, key))
}

/** Runs one attempt. Only errors that another attempt may cure are thrown. */
export async function runImport(context: Context, key: UploadKey): Promise<void> {
  const upload = await asTenant(context.db, key.businessId, (tx) =>
    leaseUpload(tx, key.businessId, { id: key.uploadId, seconds: leaseSeconds }),
  )
  if (!upload) return
  try {
    const refused = upload.attempts > attemptsMax ? unreadable : await advance(context, key, upload)
    if (refused) await failUpload(context, key, refused)
  } catch (error) {
    context.log.error({ err: error, upload: key.uploadId, attempt: upload.attempts }, 'import')
    if (error instanceof TooSlow) return failUpload(context, key, tooSlow)
    if (error instanceof Problem && error.kind === amountTooLarge)
      return failUpload(context, key, {
        code: amountTooLarge,
        message: error.message,
        questions: [],
      })
    // Another worker, thought dead, is writing the very same rows: it will finish, or its lease
    // will lapse.
    if ((error as { code?: string }).code === uniqueViolation) return
    if (upload.attempts >= attemptsMax) return failUpload(context, key, unreadable)
    throw error
  }
}

async function advance(
  context: Context,
  key: UploadKey,
  upload: Omit<UploadRow, 'lapsed'>,
): Promise<Refused | null> {
  if (upload.state === 'pending') {
    // The rows are compared with those of a file that may have been stored a second ago.
    const renewing = renewStatistics(context.db)
    const reading = readUpload(context, key, {
      answers: upload.answers as Answers,
      stopAtPlan: upload.stop_at_plan,
      deadline: Date.now() + readMsMax,
      beforePlan: renewing,
    })
    const [refused] = await Promise.all([reading, renewing])
    if (refused) return refused
  }
  if (!upload.stop_at_plan) await storeAtOnce(context, key)
  return null
}

/**
 * Gives an upload up, with a sentence; one that has ended already, or waits for its owner, stays as
 * it is.
 */
export async function failUpload(
  context: Context,
  key: UploadKey,
  refused: Refused,
): Promise<void> {
  const { badRows = [], questions } = refused
  await asTenant(context.db, key.businessId, (tx) =>
    endUnderWay(tx, key.businessId, {
      id: key.uploadId,
      set: {
        state: 'failed',
        error_code: refused.code,
        message: refused.message,
        questions: questions.length > 0 ? JSON.stringify(questions) : null,
        report: badRows.length > 0 ? JSON.stringify(emptyReport(badRows)) : null,
        finished_at: new Date(),
        progress: 1,
      },
    }),
  )
}

/** The refusal of an upload that several attempts could not read or store. */
export const unreadable: Refused = {
  code: 'internal',
  message:
    'Something went wrong on our side while reading this file. Nothing was added to your books; please upload it again.',
  questions: [],
}

const tooSlow: Refused = {
  code: 'too_large',
  message: 'Reading this file took too long. Split it and upload the parts.',
  questions: [],
}
