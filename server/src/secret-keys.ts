// The vault's keys: from the setting SECRETS_KEY, else from a file in the data folder that is made
// once.
import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many bytes a key has. */
const secretKeyBytes = 32
const fileName = 'secrets.key'

/** Reads keys separated by commas or lines, each 32 bytes in base64; null if one of them isn't. */
export function parseSecretKeys(text: string): [Buffer, ...Buffer[]] | null {
  const keys = text
    .split(/[,\s]+/)
    .filter(Boolean)
    .map((word) => Buffer.from(word, 'base64'))
  const [first, ...more] = keys
  return first && keys.every(({ length }) => length === secretKeyBytes) ? [first, ...more] : null
}

/**
 * The keys in use, the one that seals first. Where SECRETS_KEY is set no file is made; an existing
 * file still opens what it has sealed. A file is made only where `mayMake`: beside a database in
 * use a missing one must be found, not replaced.
 */
export function readSecretKeys(source: {
  dataDir: string
  setting: string | undefined
  mayMake: boolean
}): [Buffer, ...Buffer[]] {
  const file = join(source.dataDir, fileName)
  const set = source.setting === undefined ? null : parseSecretKeys(source.setting)
  const stored = textOf(file) ?? (set ? null : source.mayMake ? make(file) : null)
  if (stored === null && !set) throw new Error(missing(file))
  const found = stored === null ? null : parseSecretKeys(stored)
  if (stored !== null && !found)
    throw new Error(`${file} is damaged: it should hold a key of 32 bytes in base64.`)
  const [first, ...more] = [...(set ?? []), ...(found ?? [])]
  if (!first) throw new Error('There is no key to seal secrets with.')
  return [first, ...more]
}

/**
 * Makes the file where there is neither a file nor a setting, and returns whether it did: for a
 * restored database.
 */
export function makeMissingKey(source: { dataDir: string; setting: string | undefined }): boolean {
  const file = join(source.dataDir, fileName)
  if (source.setting !== undefined || textOf(file) !== null) return false
  make(file)
  return true
}

function missing(file: string): string {
  return `${file} is missing, but the database holds secrets sealed with it. Put the file back from your copy, or set SECRETS_KEY. If the key is lost for good, make a new one (openssl rand -base64 32 > ${file}): everyone will have to log in again, reconnect their banks, and set up two-step verification again with a recovery code.`
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Several processes may start at once: the first one's key counts, and it is never seen half
 * written.
 */
function make(file: string): string {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 })
  const mine = `${file}.${randomUUID()}`
  writeFileSync(mine, `${randomBytes(secretKeyBytes).toString('base64')}\n`, {
    mode: 0o600,
    flush: true,
  })
  try {
    linkSync(mine, file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    rmSync(mine, { force: true })
  }
  return readFileSync(file, 'utf8')
}
