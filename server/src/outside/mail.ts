// Email: sent over SMTP where it is configured, else saved as .eml files in the data folder's
// outbox.
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'

/**
 * One mail, in plain text and HTML. `link` is the address it wants opened, if any; `unsubscribe`
 * the one that a mailbox's own button posts to.
 */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  link?: string
  unsubscribe?: string
  messageId?: string
}

/** The receiving side will not take this mail, now or later: trying again is no use. */
export class MailRefused extends Error {}

/** Sends a mail, or throws so that it is tried again. */
export type Mailer = { readonly confirms: boolean; send(mail: Mail): Promise<void> }

/**
 * The mailer of this configuration. `confirms` is whether addresses must be confirmed before the
 * first login.
 */
export function openMailer(env: Env, log: Log, wholeMs = wholeMsMax): Mailer {
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.MAIL_FROM, wholeMs) : outboxMailer(env, log)
}

const patienceMs = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // Some look a mail over before they say that they have it; one that is not waited for gets it
  // twice.
  socketTimeout: 50_000,
}
// A server that says a letter now and then never runs into those. Shorter than the lease of a mail
// in the outbox, so that none is sent twice side by side.
const wholeMsMax = 60_000

function smtpMailer(url: string, from: string, wholeMs: number): Mailer {
  const transport = nodemailer.createTransport({
    url,
    ...patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    confirms: true,
    send: async (mail) => {
      try {
        await within(wholeMs, transport.sendMail({ from, ...messageOf(mail) }))
      } catch (error) {
        throw isRefusal(error) ? new MailRefused((error as Error).message) : error
      }
    },
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const clock = new AbortController()
  const end = sleep(ms, null, { signal: clock.signal, ref: false }).then(() => {
    throw new Error('The mail server took too long.')
  })
  try {
    return await Promise.race([work, end])
  } finally {
    end.catch(() => undefined)
    clock.abort()
  }
}

function outboxMailer(env: Env, log: Log): Mailer {
  const folder = join(env.DATA_DIR, 'outbox')
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    confirms: false,
    send: async (mail) => {
      const { message } = await writer.sendMail({ from: env.MAIL_FROM, ...messageOf(mail) })
      // The links in these mails open accounts: they are for this user's eyes only.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`,
      )
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ file }, 'email saved in the outbox')
      // Subjects hold figures and links open accounts: neither belongs into a log that others may
      // read.
      log.debug({ subject: mail.subject, link: mail.link }, 'email saved in the outbox')
    },
  }
}

/**
 * The message as the wire has it, to one address alone. A subject is one line, whatever a name in
 * it holds.
 */
function messageOf({ link: _, unsubscribe, subject, ...mail }: Mail): SendMailOptions {
  // What follows a break or a comma would be read as another recipient.
  if (/[\s,;<>]/.test(mail.to)) throw new MailRefused('That is not one address.')
  return {
    ...mail,
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
    headers: {
      // RFC 3834: whoever is away need not tell a machine. The second is what Exchange reads.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // RFC 8058: the mailbox shows a button of its own, which posts to the address.
      ...(unsubscribe
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  }
}

/**
 * A lasting no (5xx) to the recipient or to the message; a no to us (log-in, sender) is for the
 * operator to fix, and waits.
 */
function isRefusal(error: unknown): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = error as NodeJS.ErrnoException & {
    command?: string
    responseCode?: number
  }
  // An address that no server could be asked about.
  if (code === 'EENVELOPE' && command === 'API') return true
  if (responseCode < 500 || responseCode > 599) return false
  return command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE'
}
