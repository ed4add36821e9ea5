// Work of the account that no request waits for: mails, and the daily clearing of what has run out.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { forgetOldKeys } from '../../http/idempotency.store.ts'
import { hashOf, newSecret } from '../../http/tokens.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { forgetOldTurns } from './attempts.store.ts'
import { findBusinessIds } from './businesses.store.ts'
import { hasTurn, knownLimit } from './limits.ts'
import { confirmMail, knownMail, resetMail } from './mails.ts'
import { addOneTimeToken, forgetOldOneTimeTokens, type TokenKind } from './one-time-tokens.store.ts'
import { forgetOldSessions } from './sessions.store.ts'
import { findUserByEmail, type User } from './users.store.ts'

/** A mail to write. Only the address travels: whether it is known, and the token, are found when the mail is sent. */
export type MailJob = { kind: 'confirm' | 'reset' | 'known'; email: string }

/** Tried again for some nine hours, each time after twice as long, so that a mail server that is down loses nothing. */
export const mailQueue: Queue = {
  name: 'mail',
  retriesMax: 14,
  retryDelaySeconds: 2,
  retryBackoff: true,
  deadlineSeconds: 60,
  atOnce: 2,
}

const clearingQueue: Queue = {
  name: 'account-clearing',
  retriesMax: 2,
  deadlineSeconds: 300,
  atOnce: 1,
}

/** Registers the account's jobs. */
export function handleAccountJobs(context: Context): void {
  context.jobs.handle<MailJob>(mailQueue, (job) => sendMail(context, job))
  context.jobs.handle(clearingQueue, () => clearOut(context))
  context.jobs.schedule(clearingQueue.name, '17 3 * * *')
}

async function sendMail(context: Context, job: MailJob): Promise<void> {
  const user = await findUserByEmail(context.db, job.email)
  if (!user) return
  if (job.kind === 'known') return sendKnown(context, user)
  if (job.kind === 'reset')
    return context.mailer.send(
      resetMail(user, context.origin(), await issue(context, user, 'reset')),
    )
  if (context.mailer.confirms && user.confirmed_at) return
  await context.mailer.send(
    confirmMail(user, context.origin(), await issue(context, user, 'confirm')),
  )
}

async function sendKnown(context: Context, user: User): Promise<void> {
  // Nobody shall fill a stranger's mailbox by signing up in that name again and again.
  if (!(await hasTurn(context.pool, knownLimit, [user.email]))) return
  await context.mailer.send(knownMail(user, context.origin()))
}

const hoursByKind = { confirm: 48, reset: 1 }

async function issue(context: Context, user: User, kind: TokenKind): Promise<string> {
  const token = newSecret()
  await addOneTimeToken(context.db, {
    userId: user.id,
    kind,
    hash: hashOf(token),
    hours: hoursByKind[kind],
  })
  return token
}

/** Clears out what has run out: turns, keys, sessions, tokens, and files without a business. */
export async function clearOut(context: Context): Promise<void> {
  await forgetOldTurns(context.pool)
  await forgetOldKeys(context.pool)
  await forgetOldSessions(context.db)
  await forgetOldOneTimeTokens(context.db)
  await removeStrayFiles(context)
}

/** Files of businesses that are gone: a process killed while it deleted an account leaves them behind. */
async function removeStrayFiles(context: Context): Promise<void> {
  const folder = join(context.env.DATA_DIR, 'uploads')
  const names = (await readdir(folder).catch(() => [])).filter((name) => uuid.test(name))
  const living = new Set(await findBusinessIds(context.db, names))
  for (const name of names)
    if (!living.has(name)) await rm(join(folder, name), { recursive: true, force: true })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
