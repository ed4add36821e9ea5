// Mail: over SMTP where one is configured, else kept as .eml files in the data folder's outbox with the link in the log.
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'

/** One mail, in plain text and HTML. `link` is the address it wants opened, if any. */
export type Mail = { to: string; subject: string; text: string; html: string; link?: string }

/** Sends a mail, or throws so that the job tries again. */
export type Mailer = { readonly confirms: boolean; send(mail: Mail): Promise<void> }

/** The mailer of this configuration. `confirms` tells whether addresses must be confirmed before the first login. */
export function openMailer(env: Env, log: Log): Mailer {
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.MAIL_FROM) : outboxMailer(env, log)
}

// All of it together is shorter than the deadline of the mail job, so that no mail goes out twice.
const patienceMs = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    ...patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    confirms: true,
    send: async ({ link: _, ...mail }) => {
      await transport.sendMail({ from, ...mail })
    },
  }
}

function outboxMailer(env: Env, log: Log): Mailer {
  const folder = join(env.DATA_DIR, 'outbox')
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    confirms: false,
    send: async ({ link, ...mail }) => {
      const { message } = await writer.sendMail({ from: env.MAIL_FROM, ...mail })
      // The links in these mails open accounts: they are for this user's eyes only.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`,
      )
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ mail: mail.subject, link, file }, 'mail kept in the outbox')
    },
  }
}
