// The story of an upload as the client sees it: sent, polled, committed, listed, undone.
import type {
  checkFileProcessed,
  commitUpload,
  listUploads,
  PlannedRow,
} from '@plimsoll/contract/imports'
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { readPlannedRows } from '../../books/posting/planned-rows.store.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { type KeptPlan, storeShownPlan } from './finish-upload.ts'
import { failUpload, importQueue, unreadable } from './jobs.ts'
import { admitUpload, enqueueUpload, type TakenUpload, takeUpload } from './take-upload.ts'
import { removeFile } from './upload-file.ts'
import { batchOf, type UploadKey } from './upload-key.ts'
import {
  attemptsMax,
  changeUpload,
  findUpload,
  leaseSeconds,
  readUploads,
  renewLease,
  type UploadRow,
} from './uploads.store.ts'

export { nameSource } from './name-source.ts'
export { undoUpload } from './undo.ts'

type Checked = z.output<(typeof checkFileProcessed)['reply']>['data']
type Listed = z.output<(typeof listUploads)['reply']>['data']
type CommitInput = z.output<(typeof commitUpload)['body']>

/** Takes the file of a request, if there is room for one more. */
export async function receive(context: Context, key: UploadKey, request: FastifyRequest) {
  await admitUpload(context, key, request)
  return takeUpload(context, key, request)
}

/** Sets the job of a taken file going. A file whose upload could not be kept goes again. */
export async function startUpload(
  context: Context,
  key: UploadKey,
  upload: { file: TakenUpload; stopAtPlan: boolean },
): Promise<void> {
  try {
    await enqueueUpload(context, key, upload)
  } catch (error) {
    await upload.file.drop()
    await removeFile(context.env, key)
    throw error
  }
}

/** How far an upload has come. One whose worker has died is given to another, or given up. */
export async function checkUpload(context: Context, key: UploadKey): Promise<Checked> {
  const upload = await findMine(context, key)
  if (isUnderWay(upload) && upload.lapsed) {
    await revive(context, key, upload)
    return toChecked(await findMine(context, key))
  }
  return toChecked(upload)
}

async function findMine(context: Context, key: UploadKey): Promise<UploadRow> {
  const upload = await asTenant(context.db, key.businessId, (tx) =>
    findUpload(tx, key.businessId, key.uploadId),
  )
  if (!upload) throw new Problem('not_found', 'There is no such upload.')
  return upload
}

function isUnderWay(upload: UploadRow): boolean {
  return upload.state === 'pending' || (upload.state === 'planned' && !upload.stop_at_plan)
}

// The queue itself finds a dead worker's job too, but later than the client has patience. A second
// job for an upload does no harm: it finds nothing to do.
async function revive(context: Context, key: UploadKey, upload: UploadRow): Promise<void> {
  if (upload.attempts >= attemptsMax) return failUpload(context, key, unreadable)
  await asTenant(context.db, key.businessId, async (tx) => {
    if (await renewLease(tx, key.businessId, { id: key.uploadId, seconds: leaseSeconds }))
      await context.jobs.enqueue(tx, importQueue.name, key)
  })
  context.jobs.wake(importQueue.name)
}

function toChecked(upload: UploadRow): Checked {
  const { state } = upload
  if (isUnderWay(upload)) return { job_status: 'pending', progress: upload.progress }
  if (state === 'failed' || state === 'undone')
    return {
      job_status: 'failure',
      progress: 1,
      error_code: upload.error_code ?? 'undone',
      message: upload.message ?? 'This upload was undone.',
      ...(upload.report ? { report: upload.report as Report } : {}),
      ...(upload.questions ? { questions: upload.questions as Questions } : {}),
    }
  return {
    job_status: 'success',
    progress: 1,
    report: upload.report as Report,
    ...(state === 'planned' && upload.plan_id ? { plan_id: upload.plan_id } : {}),
  }
}

type Report = NonNullable<Checked['report']>
type Questions = NonNullable<Checked['questions']>

/** Stores the plan that was shown; or, with answers, reads the file again with them. */
export async function commit(context: Context, key: UploadKey, input: CommitInput): Promise<void> {
  await findMine(context, key)
  if (input.answers) return readAgain(context, key, input.answers)
  if (!input.plan_id)
    throw new Problem('invalid', 'Choose the plan to store, or answer the questions.')
  await storeShownPlan(context, key, { planId: input.plan_id, leaveOut: input.leave_out ?? [] })
}

async function readAgain(
  context: Context,
  key: UploadKey,
  answers: NonNullable<CommitInput['answers']>,
): Promise<void> {
  await asTenant(context.db, key.businessId, async (tx) => {
    const again = await changeUpload(tx, key.businessId, {
      id: key.uploadId,
      from: ['planned', 'failed'],
      set: {
        state: 'pending',
        answers: JSON.stringify(answers),
        attempts: 0,
        leased_until: null,
        progress: 0,
        plan: null,
        plan_id: null,
        report: null,
        error_code: null,
        message: null,
        questions: null,
        finished_at: null,
      },
    })
    if (!again)
      throw new Problem(
        'conflict',
        'This file is stored, undone or being read; there is nothing to answer.',
      )
    await context.jobs.enqueue(tx, importQueue.name, key)
  })
  context.jobs.wake(importQueue.name)
}

const listedMax = 500

/** The uploads of the business, newest first. */
export async function uploadsOf(context: Context, businessId: string): Promise<Listed> {
  const uploads = await asTenant(context.db, businessId, (tx) =>
    readUploads(tx, businessId, listedMax),
  )
  return uploads.map((upload) => ({
    fileid: upload.id,
    filename: upload.filename,
    bytes: upload.bytes,
    uploaded_on: upload.created_at.toISOString(),
    state: upload.state,
    message: upload.message,
    report: upload.report as Report | null,
  }))
}

/** The first rows of an upload that has been read. */
export async function plannedRowsOf(context: Context, key: UploadKey): Promise<PlannedRow[]> {
  const upload = await findMine(context, key)
  const plan = upload.plan as KeptPlan | null
  return asTenant(context.db, key.businessId, (tx) =>
    readPlannedRows(tx, batchOf(key), plan?.targets ?? []),
  )
}
