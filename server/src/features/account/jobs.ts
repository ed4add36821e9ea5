// Work of the account that no request waits for: the daily clearing of what has run out. (Its
// mails: mail-writers.ts.)
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { forgetOldKeys } from '../../http/idempotency.store.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { clearOutbox } from '../../mail/outbox.ts'
import { forgetOldAddressChanges } from './address-changes.store.ts'
import { forgetOldAttempts } from './attempts.store.ts'
import { findBusinessIds } from './businesses.store.ts'
import { forgetOldSignInAttempts } from './identity/attempts.store.ts'
import { forgetOldDevices } from './known-devices.store.ts'
import { forgetOldOneTimeTokens } from './one-time-tokens.store.ts'
import { forgetOldSessions } from './sessions.store.ts'
import { forgetOldTickets } from './tickets.store.ts'

const clearingQueue: Queue = {
  name: 'account-clearing',
  retriesMax: 2,
  deadlineSeconds: 300,
  atOnce: 1,
}

/** Registers the account's jobs. */
export function handleAccountJobs(context: Context): void {
  context.jobs.handle(clearingQueue, () => clearOut(context))
  context.jobs.schedule(clearingQueue.name, '17 3 * * *')
}

/**
 * Deletes what has expired: attempts, keys, sessions, devices, tokens, and files without a
 * business.
 */
export async function clearOut(context: Context): Promise<void> {
  await forgetOldAttempts(context.pool)
  await forgetOldKeys(context.pool)
  await forgetOldSessions(context.db)
  await forgetOldDevices(context.db)
  await forgetOldOneTimeTokens(context.db)
  await forgetOldSignInAttempts(context.db)
  await forgetOldTickets(context.db)
  await forgetOldAddressChanges(context.db)
  await clearOutbox(context)
  await removeStrayFiles(context)
}

/**
 * Files of businesses that are gone: a process killed while it deleted an account leaves them
 * behind.
 */
async function removeStrayFiles(context: Context): Promise<void> {
  const folder = join(context.env.DATA_DIR, 'uploads')
  const names = (await readdir(folder).catch(() => [])).filter((name) => uuid.test(name))
  const living = new Set(await findBusinessIds(context.db, names))
  for (const name of names)
    if (!living.has(name)) await rm(join(folder, name), { recursive: true, force: true })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
