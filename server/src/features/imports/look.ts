// Looking into an uploaded file before it is stored: its first rows, and how it would be read with
// other answers. And forgetting how files of its layout are read.
import { access } from 'node:fs/promises'
import type { lookIntoUpload } from '@plimsoll/contract/imports'
import { Problem } from '@plimsoll/domain/problem'
import type { Answers } from '@plimsoll/domain/statement/statement'
import { inFull } from '@plimsoll/domain/statement/unproved-reading'
import type * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import type { Looked } from '../../outside/workbook/messages.ts'
import { lookIntoFile } from '../../outside/workbook/read-file.ts'
import type { KeptPlan } from './finish-upload.ts'
import { dropMemoryOfLayout, readMemoriesOfLayouts } from './layout-memory.store.ts'
import { pathOf } from './upload-file.ts'
import type { UploadKey } from './upload-key.ts'
import { findUpload } from './uploads.store.ts'

type Shown = z.output<(typeof lookIntoUpload)['reply']>['data']

/**
 * Reads the file on trial, with these answers or else as it is read now. Refused once the file is
 * stored or gone. The reading stops when the signal says that nobody waits for it.
 */
export async function lookInto(
  context: Context,
  key: UploadKey,
  options: { answers: Answers | undefined; signal: AbortSignal },
): Promise<Shown> {
  const { answers, signal } = options
  const { upload, memories } = await asTenant(context.db, key.businessId, async (tx) => ({
    upload: await findUpload(tx, key.businessId, key.uploadId),
    memories: await readMemoriesOfLayouts(tx, key.businessId),
  }))
  if (!upload) throw new Problem('not_found', 'There is no such upload.')
  if (upload.state !== 'planned' && upload.state !== 'failed')
    throw new Problem('conflict', 'This file is stored, undone or being read.')
  const path = pathOf(context.env, key)
  await access(path).catch(() => {
    throw new Problem('conflict', 'The file is not here any more. Please upload it again.')
  })
  const looked = await lookIntoFile({
    path,
    today: context.today(),
    answers: answers ?? (upload.answers as Answers),
    memories: answers ? [] : memories,
    businessId: key.businessId,
    signal,
  })
  return 'kind' in looked ? nothingToShow(looked) : shown(looked)
}

function shown({ sheets, sheet, lines, headerLine, answers, result }: Looked): Shown {
  return {
    sheets: [...sheets],
    sheet,
    lines: lines.map(({ line, cells }) => ({ line, cells: [...cells] })),
    header_line: headerLine,
    answers,
    trial: trialOf(result),
  }
}

// A file that cannot be opened at all has no rows to show.
function nothingToShow(result: Extract<Looked['result'], { kind: 'refused' }>): Shown {
  return {
    sheets: [],
    sheet: null,
    lines: [],
    header_line: null,
    answers: {},
    trial: trialOf(result),
  }
}

function trialOf(result: Looked['result']): Shown['trial'] {
  const columns = (result.columns ?? []).map((each) => ({ ...each, examples: [...each.examples] }))
  if (result.kind === 'refused')
    return { kind: 'refused', code: result.code, message: result.message, columns }
  return {
    kind: 'read',
    columns,
    rows: result.first.map(({ line, day, amount, currency, text, balance }) => ({
      line,
      day,
      amount,
      currency,
      text,
      balance,
    })),
    transactions: result.count,
    total_in: result.totalIn,
    total_out: result.totalOut,
    currency: result.currency,
    first_day: result.firstDay,
    last_day: result.lastDay,
    opening_balance: result.opening,
    closing_balance: result.closing,
    balance_check: result.proof,
    bad_rows: result.badRowCount,
    assumptions: inFull(result.assumptions),
  }
}

/** Forgets how files of the layout of this one are read; the upload itself stays as it is. */
export async function forgetReading(context: Context, key: UploadKey): Promise<void> {
  await asTenant(context.db, key.businessId, async (tx) => {
    const upload = await findUpload(tx, key.businessId, key.uploadId)
    if (!upload) throw new Problem('not_found', 'There is no such upload.')
    const signature = (upload.plan as KeptPlan | null)?.reading.manner?.signature
    if (signature !== undefined) await dropMemoryOfLayout(tx, key.businessId, signature)
  })
}
