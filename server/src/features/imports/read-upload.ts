// Reads an uploaded file into rows: the child process parses, the rows stream into the database,
// the plan is kept with them in one transaction, so that a crash at any moment leaves either
// nothing or everything.
import { access } from 'node:fs/promises'
import type { Answers, StatementRefused } from '@plimsoll/domain/statement/statement'
import { readBusinessName } from '../../books/businesses.store.ts'
import { RowWriter } from '../../books/posting/row-writer.ts'
import { Stager } from '../../books/posting/staged-row.ts'
import { dropRows } from '../../books/posting/staged-rows.store.ts'
import type { Context } from '../../context.ts'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import type { StatementReport } from '../../outside/workbook/messages.ts'
import { readFile } from '../../outside/workbook/read-file.ts'
import { keepPlan, readShare } from './finish-upload.ts'
import { readMemoriesOfLayouts } from './layout-memory.store.ts'
import type { Reading } from './plan.ts'
import { pathOf } from './upload-file.ts'
import { batchOf, type UploadKey } from './upload-key.ts'
import { keepProgress, leaseSeconds } from './uploads.store.ts'

/** Why a file could not be read: the domain's refusal, or one of ours. */
export type Refused = Pick<StatementRefused, 'message' | 'questions' | 'badRows'> & {
  readonly code: string
}

/** Reading took longer than a job may. */
export class TooSlow extends Error {}

/**
 * The upload was undone, or read by another worker, while it was being read here: nothing of it may
 * stay.
 */
class Superseded extends Error {}

class RefusedFile extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.message)
    this.refused = refused
  }
}

type ReadOptions = {
  answers: Answers
  stopAtPlan: boolean
  deadline: number
  /** What has to be done by the time the rows are compared with the books. */
  beforePlan?: Promise<unknown>
}

/**
 * Reads the file of an upload and keeps its rows and plan; returns why if it is refused, null if it
 * was read.
 */
export async function readUpload(
  context: Context,
  key: UploadKey,
  options: ReadOptions,
): Promise<Refused | null> {
  const path = pathOf(context.env, key)
  if (!(await isThere(path))) return gone
  try {
    await asTenant(context.db, key.businessId, (tx) =>
      readInto(context, tx, key, { ...options, path }),
    )
    return null
  } catch (error) {
    if (error instanceof RefusedFile) return error.refused
    if (error instanceof Superseded) return null
    throw error
  }
}

const gone: Refused = {
  code: 'file_gone',
  message: 'The file is not here any more. Please upload it again.',
  questions: [],
}

async function readInto(
  context: Context,
  tx: TenantTx,
  key: UploadKey,
  options: ReadOptions & { path: string },
): Promise<void> {
  await dropRows(tx, batchOf(key))
  const { answers, path, stopAtPlan } = options
  const memories = await readMemoriesOfLayouts(tx, key.businessId)
  const file = readFile({
    path,
    answers,
    today: context.today(),
    memories,
    businessId: key.businessId,
  })
  const stager = new Stager(await readBusinessName(tx, key.businessId))
  const writer = new RowWriter(tx, batchOf(key))
  const pace = paceOf(context, key, options.deadline)
  let rows = 0
  for await (const batch of file.batches) {
    rows += batch.length
    const staged = batch.map(({ transaction, merchant }) => stager.next(transaction, merchant))
    if (await writer.add(staged)) await pace(rows)
  }
  const outcome = await file.outcome
  await writer.finish()
  await options.beforePlan
  if (outcome.kind === 'refused') throw new RefusedFile(outcome)
  const reading = readingOf(outcome.report)
  if (!(await keepPlan(tx, key, { reading, from: 'pending', stopAtPlan }))) throw new Superseded()
}

// How many rows will come is not known before the last, so progress nears the end without ever
// jumping back.
function paceOf(
  context: Context,
  key: UploadKey,
  deadline: number,
): (rows: number) => Promise<void> {
  let reported = 0
  return async (rows) => {
    const now = Date.now()
    if (now > deadline) throw new TooSlow()
    if (now - reported < progressMs) return
    reported = now
    const progress = 0.1 + (readShare - 0.1) * (rows / (rows + 10_000))
    await asTenant(context.db, key.businessId, (tx) =>
      keepProgress(tx, key.businessId, { id: key.uploadId, progress, seconds: leaseSeconds }),
    )
  }
}

const progressMs = 1000

function readingOf(report: StatementReport): Reading {
  return {
    layout: report.layout,
    accounts: report.accounts,
    skipped: report.skipped,
    badRows: report.badRows.slice(0, badRowsKeptMax),
    assumptions: [...report.assumptions, ...breaksOf(report)],
    proof: report.proof.kind,
    manner: report.manner,
  }
}

const badRowsKeptMax = 200
const breaksShownMax = 5

function breaksOf({ proof }: StatementReport): Reading['assumptions'] {
  if (proof.kind === 'absent') return []
  return proof.breaks
    .slice(0, breaksShownMax)
    .map(({ message }) => ({ code: 'balance_break', message }))
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
