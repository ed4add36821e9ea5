// The bytes of an uploaded file on disk: taken from the wire, kept under a name of our own, removed
// on undo.
import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Env } from '../../env.ts'
import { uploadFolder } from '../sources/service.ts'
import type { UploadKey } from './upload-key.ts'

type DataDir = Pick<Env, 'DATA_DIR'>

/** A file that has been written whole, but does not carry its final name yet. */
export type TakenFile = {
  readonly bytes: number
  readonly sha256: Buffer
  keep(): Promise<void>
  drop(): Promise<void>
}

/** Where the file of an upload lies. */
export function pathOf(env: DataDir, key: UploadKey): string {
  return join(uploadFolder(env, key.businessId), key.uploadId)
}

/**
 * Writes a stream to disk, safe from a power cut before it is kept. The caller says whether the
 * stream was cut short.
 */
export async function takeFile(env: DataDir, key: UploadKey, from: Readable): Promise<TakenFile> {
  const path = pathOf(env, key)
  const part = `${path}.part`
  const drop = () => rm(part, { force: true })
  const folder = uploadFolder(env, key.businessId)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await dropStaleParts(folder)
  try {
    const written = await write(part, from)
    return { ...written, keep: () => keepAs(path, part), drop }
  } catch (error) {
    await drop()
    throw error
  }
}

const staleMs = 3_600_000

// What a killed process left half written is of no use to anybody.
async function dropStaleParts(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.part'))
  for (const name of parts) {
    const path = join(folder, name)
    const written = await stat(path).catch(() => null)
    if (written && Date.now() - written.mtimeMs > staleMs) await rm(path, { force: true })
  }
}

async function write(part: string, from: Readable): Promise<{ bytes: number; sha256: Buffer }> {
  const file = await open(part, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of from as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
    return { bytes, sha256: hash.digest() }
  } finally {
    await file.close()
  }
}

// The new name is safe only once the folder that holds it is.
async function keepAs(path: string, part: string): Promise<void> {
  await rename(part, path)
  const folder = await open(join(path, '..'), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Removes the file of an upload; one that is gone already is fine. */
export async function removeFile(env: DataDir, key: UploadKey): Promise<void> {
  await rm(pathOf(env, key), { force: true })
}
