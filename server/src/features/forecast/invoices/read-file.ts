// A file of open invoices as rows of text: read in the sandboxed process, handed to whoever sent
// it, and kept nowhere.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { uploadField } from '@plimsoll/contract/imports'
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { readRowsOfFile } from '../../../outside/workbook/read-file.ts'

/** The rows of the sheet that holds most, without its empty ones. Refuses what is no table. */
export async function rowsOfUpload(
  context: Context,
  businessId: string,
  request: FastifyRequest,
): Promise<string[][]> {
  if (!request.isMultipart()) throw new Problem('invalid', 'No file selected')
  const file = await request.file()
  if (file?.fieldname !== uploadField) throw new Problem('invalid', 'No file selected')
  const folder = await mkdtemp(join(tmpdir(), 'plimsoll-invoices-'))
  try {
    const path = join(folder, 'file')
    await pipeline(file.file, createWriteStream(path, { mode: 0o600 }))
    if (file.file.truncated)
      throw new Problem('too_large', 'This file is larger than 50 MB. Export a shorter period.')
    const read = await readRowsOfFile({ path, today: context.today(), answers: {}, businessId })
    if ('kind' in read) throw new Problem('unusable', read.message)
    return read.map((row) => [...row])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
