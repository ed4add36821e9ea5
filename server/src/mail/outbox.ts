// Mail goes through here: put into the outbox in the transaction of its cause, written and sent
// later by a job. A process that is killed loses none; what a server had taken and not yet
// confirmed goes out once more, as the same mail (same Message-ID).
import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import { newId } from '../db/new-id.ts'
import { asOwnerWithin, type TenantTx } from '../db/tenant.ts'
import type { Queue } from '../jobs/jobs.ts'
import { type Mail, MailRefused } from '../outside/mail.ts'
import {
  addPosted,
  forgetOldPosted,
  giveUp,
  markSent,
  type Posted,
  putBack,
  takePosted,
} from './outbox.store.ts'
import { retryWaitSeconds, triesMax } from './retries.ts'

/**
 * A mail to be written. `dedupeKey` names its cause: the same is written about
 * once.
 */
export type ToPost = {
  readonly dedupeKey: string
  readonly template: string
  readonly recipient: string
  readonly userId?: string
  readonly data?: object
  readonly notBefore?: Date
}

/**
 * Writes a mail when its time has come; null when there is nobody to write to, or nothing to say
 * any more.
 */
export type Writer = (posted: Posted) => Promise<Mail | null>

/**
 * Looks into the outbox. Runs after every cause and each minute, for those that wait for another
 * try.
 */
export const outboxQueue: Queue = {
  name: 'mail',
  retriesMax: 2,
  deadlineSeconds: 600,
  atOnce: 2,
}

// Longer than the patience with a mail server (outside/mail.ts), so that no mail is taken twice
// while it is being sent.
const leaseSeconds = 90
// Mail servers quote whom they refuse, and the log names nobody.
const address = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g
const mailsAtOnceMax = 200
const keptDays = 30

/** The outbox of one process: features say how their templates are written. */
export class Outbox {
  readonly #writers = new Map<string, Writer>()

  /** Says how a template becomes a mail. */
  writes(template: string, writer: Writer): void {
    this.#writers.set(template, writer)
  }

  /**
   * Puts a mail into the outbox in the transaction of its cause;
   * `context.jobs.wake(outboxQueue.name)` may follow the commit.
   */
  async post(context: Pick<Context, 'jobs'>, tx: TenantTx, mail: ToPost): Promise<boolean> {
    let isNew = false
    await asOwnerWithin(tx, async () => {
      isNew = await addPosted(tx, {
        id: newId(),
        dedupeKey: mail.dedupeKey,
        template: mail.template,
        recipient: mail.recipient,
        userId: mail.userId ?? null,
        data: mail.data ?? {},
        notBefore: mail.notBefore ?? null,
      })
    })
    if (isNew) await context.jobs.enqueue(tx, outboxQueue.name, {})
    return isNew
  }

  /** Sends what is due, one mail after the other. */
  async sendDue(context: Context): Promise<void> {
    for (let count = 0; count < mailsAtOnceMax; count++) {
      const posted = await takePosted(context.db, leaseSeconds)
      if (!posted) return
      await this.#send(context, posted)
    }
  }

  async #send(context: Context, posted: Posted): Promise<void> {
    try {
      const mail = await this.#writerOf(posted)(posted)
      if (mail)
        await context.mailer.send({ ...mail, messageId: messageIdOf(posted, context.origin()) })
    } catch (error) {
      return this.#fail(context, posted, error)
    }
    await markSent(context.db, posted.id)
  }

  #writerOf({ template }: Posted): Writer {
    const writer = this.#writers.get(template)
    if (!writer) throw new Error(`No feature writes the mail ${template}.`)
    return writer
  }

  async #fail(context: Context, posted: Posted, error: unknown): Promise<void> {
    const { id, template, attempts } = posted
    const reason = error instanceof Error ? error.message : String(error)
    const isOver = error instanceof MailRefused || attempts >= triesMax
    context.log[isOver ? 'error' : 'warn'](
      { mail: id, template, attempts, reason: reason.replace(address, '[address]') },
      isOver ? 'a mail was given up' : 'a mail could not be sent yet',
    )
    if (isOver) await giveUp(context.db, id, reason)
    else await putBack(context.db, id, { error: reason, waitSeconds: retryWaitSeconds(attempts) })
  }
}

/** Registers the work of the outbox. */
export function handleOutbox(context: Context): void {
  context.jobs.handle(outboxQueue, () => context.outbox.sendDue(context))
  context.jobs.schedule(outboxQueue.name, '* * * * *')
}

/** Daily. */
export async function clearOutbox(context: Context): Promise<void> {
  await forgetOldPosted(context.db, keptDays)
}

/** A retry has the id of the first try, so that a mailbox shows it once. */
function messageIdOf({ dedupeKey }: Posted, origin: string): string {
  const name = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)
  return `<${name}@${new URL(origin).hostname}>`
}
