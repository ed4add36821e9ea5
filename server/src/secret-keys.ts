// The keys of the vault: from the setting SECRETS_KEY, else from a file of the data folder that is made once.
import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many bytes a key has. */
export const secretKeyBytes = 32
const fileName = 'secrets.key'

/** Reads keys parted by commas or lines, each 32 bytes in base64; null where one of them is not. */
export function parseSecretKeys(text: string): [Buffer, ...Buffer[]] | null {
  const keys = text
    .split(/[,\s]+/)
    .filter(Boolean)
    .map((word) => Buffer.from(word, 'base64'))
  const [first, ...more] = keys
  return first && keys.every(({ length }) => length === secretKeyBytes) ? [first, ...more] : null
}

/**
 * The keys in use, the one that seals first. Where SECRETS_KEY is set the file is not made; a file that is there already
 * goes on opening what it has sealed.
 */
export function readSecretKeys(given: {
  dataDir: string
  setting: string | undefined
}): [Buffer, ...Buffer[]] {
  const file = join(given.dataDir, fileName)
  const set = given.setting === undefined ? null : parseSecretKeys(given.setting)
  const kept = textOf(file) ?? (set ? null : make(file))
  const found = kept === null ? null : parseSecretKeys(kept)
  if (kept !== null && !found)
    throw new Error(`${file} is damaged: it should hold a key of 32 bytes in base64.`)
  const [first, ...more] = [...(set ?? []), ...(found ?? [])]
  if (!first) throw new Error('There is no key to seal secrets with.')
  return [first, ...more]
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}

/** Several processes may start at once: the first one's key counts, and it is never seen half written. */
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
