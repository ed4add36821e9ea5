// Waiting for the mails of a test server: they are sent by jobs, a moment after the call that
// causes them.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Mail } from '../outside/mail.ts'
import type { TestServer } from './test-server.ts'

const waitMs = 50
const waitsMax = 300

/** The mails to an address once there are `count` of them. */
export async function mailsTo(server: TestServer, to: string, count: number): Promise<Mail[]> {
  for (let waits = 0; waits < waitsMax; waits++) {
    const found = server.mails.filter((mail) => mail.to === to)
    if (found.length >= count) return found
    await sleep(waitMs)
  }
  throw new Error(`Fewer than ${count} mails came to ${to}.`)
}

/** The last of `count` mails to an address. */
export async function mailTo(server: TestServer, to: string, count = 1): Promise<Mail> {
  const found = await mailsTo(server, to, count)
  return found[count - 1] as Mail
}

/**
 * The mail to an address with a subject. Jobs send two mails of one moment in either order, so a
 * count doesn't find the later one.
 */
export async function mailAbout(server: TestServer, to: string, subject: string): Promise<Mail> {
  for (let waits = 0; waits < waitsMax; waits++) {
    const found = server.mails.find((mail) => mail.to === to && mail.subject === subject)
    if (found) return found
    await sleep(waitMs)
  }
  throw new Error(`No mail “${subject}” came to ${to}.`)
}

/** The token in the link of a mail. */
export function tokenOf(mail: Mail): string {
  const token = new URL(mail.link ?? '').searchParams.get('token')
  if (!token) throw new Error(`There is no token in ${mail.link}.`)
  return token
}
