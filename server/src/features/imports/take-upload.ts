// Takes a file from a request: one file, under one field, within one size, so many a minute. What
// it holds is not looked at.
import type { MultipartFile } from '@fastify/multipart'
import { uploadField } from '@plimsoll/contract/imports'
import { uploadBytesMax } from '@plimsoll/contract/limits'
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { importQueue } from './jobs.ts'
import { type TakenFile, takeFile } from './upload-file.ts'
import type { UploadKey } from './upload-key.ts'
import { countRecentUploads, keepUpload } from './uploads.store.ts'

/** A file that was taken, with the name its owner gave it. */
export type TakenUpload = TakenFile & { readonly filename: string }

const none = 'No file selected'
const several = 'Please upload one file at a time.'
const tooLarge = 'This file is larger than 50 MB. Export a shorter period and upload the parts.'
// A body beyond this is cut off at once; a smaller one is read to its end, so that the refusal
// reaches the browser.
const bodyBytesMax = 2 * uploadBytesMax

/** Refuses before the body is read: too many uploads, no multipart, or far too large. */
export async function admitUpload(
  context: Context,
  key: Pick<UploadKey, 'businessId'>,
  request: FastifyRequest,
): Promise<void> {
  if (!request.isMultipart()) throw new Problem('invalid', none)
  if (Number(request.headers['content-length'] ?? 0) > bodyBytesMax)
    throw new Problem('too_large', tooLarge)
  const recent = await asTenant(context.db, key.businessId, (tx) =>
    countRecentUploads(tx, key.businessId),
  )
  if (recent >= context.env.UPLOADS_PER_MINUTE) throw tooMany()
}

/**
 * Takes the one file of a request to disk; drops it again whatever else is wrong with the request.
 */
export async function takeUpload(
  context: Context,
  key: UploadKey,
  request: FastifyRequest,
): Promise<TakenUpload> {
  let taken: TakenUpload | null = null
  try {
    for await (const part of request.files()) {
      if (taken) throw new Problem('invalid', several)
      if (part.fieldname !== uploadField || !part.filename) await part.file.resume()
      else taken = await takePart(context, key, part)
    }
    if (!taken) throw new Problem('invalid', none)
    return taken
  } catch (error) {
    await taken?.drop()
    throw sentenceOf(error)
  }
}

async function takePart(
  context: Context,
  key: UploadKey,
  part: MultipartFile,
): Promise<TakenUpload> {
  const file = await takeFile(context.env, key, part.file)
  if (!part.file.truncated) return { ...file, filename: shownName(part.filename) }
  await file.drop()
  throw new Problem('too_large', tooLarge)
}

function sentenceOf(error: unknown): unknown {
  const code = (error as { code?: string }).code
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Problem('too_large', tooLarge)
  if (code === 'FST_FILES_LIMIT') return new Problem('invalid', several)
  return error
}

const nameCharsMax = 200

// For showing only: no folders, nothing that is not a character.
function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const shown = last
    .normalize('NFC')
    .replace(/[\p{C}]/gu, '')
    .trim()
  return shown.slice(0, nameCharsMax) || 'Statement'
}

/** Keeps the file, its upload and its job, all or none. */
export async function enqueueUpload(
  context: Context,
  key: UploadKey,
  upload: { file: TakenUpload; stopAtPlan: boolean },
): Promise<void> {
  const { file, stopAtPlan } = upload
  await file.keep()
  await asTenant(context.db, key.businessId, async (tx) => {
    const recent = await countRecentUploads(tx, key.businessId)
    if (recent >= context.env.UPLOADS_PER_MINUTE) throw tooMany()
    await keepUpload(tx, key.businessId, { id: key.uploadId, ...file, stopAtPlan })
    await context.jobs.enqueue(tx, importQueue.name, key)
  })
  context.jobs.wake(importQueue.name)
}

function tooMany(): Problem {
  return new Problem(
    'too_many',
    'Too many files in a minute. Please wait a minute and try again.',
    {
      retryAfterSeconds: 60,
    },
  )
}
