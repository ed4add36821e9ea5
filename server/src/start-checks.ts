// What is checked at every start and reported in one line: the data folder, the clock, and settings
// that are unsafe on the internet.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { refusalOf, StartRefusal } from './db/embedded/refusal.ts'
import { findLastUse } from './db/last-use.ts'
import type { Env } from './env.ts'

/** Throws a sentence for a data folder that can't be written or whose disk is full. */
export function checkDataFolder(folder: string): void {
  const probe = join(folder, `.write-test-${process.pid}`)
  try {
    makeFolder(folder)
    const file = openSync(probe, 'w', 0o600)
    try {
      writeSync(file, Buffer.alloc(4096))
      fsyncSync(file)
    } finally {
      closeSync(file)
      rmSync(probe, { force: true })
    }
  } catch (error) {
    // Where even the folder can't be made, Node reports the missing folder rather than the right
    // that is missing.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StartRefusal(
        `The data folder ${folder} can't be made. Set DATA_DIR to a folder that can be written.`,
        { cause: error },
      )
    throw refusalOf(error, folder)
  }
}

/**
 * Node's own recursive mkdir never returns where an existing parent takes no folders, as under
 * /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process that starts at the same moment may have made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

const dayMs = 86_400_000
const aheadDaysMax = 2 * 365

/**
 * A sentence when the clock is years past, or a day before, the last time Plimsoll was used on this
 * database; else null.
 */
export async function findClockProblem(pool: pg.Pool, now: Date): Promise<string | null> {
  const used = await findLastUse(pool)
  if (!used) return null
  const days = (now.getTime() - used.getTime()) / dayMs
  if (days <= aheadDaysMax && days >= -1) return null
  const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
  return `The clock says ${dayOf(now)}, but Plimsoll was last used on ${dayOf(used)}. If the clock is wrong, set it: sessions, links and forecasts go by it.`
}

/** Settings that are missing where strangers can reach the server. */
export function warningsOf(env: Env): string[] {
  if (!env.PUBLIC_ORIGIN || !isPublic(new URL(env.PUBLIC_ORIGIN).hostname)) return []
  const warnings = []
  if (!env.SMTP_URL)
    warnings.push(
      'PUBLIC_ORIGIN is a public address but SMTP_URL is not set: anyone can sign up with anyone’s email address, and no email is sent. Set SMTP_URL.',
    )
  if (!env.TRUSTED_PROXIES)
    warnings.push(
      'PUBLIC_ORIGIN is a public address but TRUSTED_PROXIES is not set: behind a proxy all visitors count as one, and share its limits. Set TRUSTED_PROXIES to the proxy’s address.',
    )
  return warnings
}

const privateNames = /^(localhost|.*\.(localhost|local|internal|home\.arpa|lan|test))$/i
const privateAddresses =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i

function isPublic(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return isIP(name) ? !privateAddresses.test(name) : !privateNames.test(name)
}
