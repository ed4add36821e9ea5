// Which alerts a person gets: read with the defaults filled in, and changed.
import type {
  AlertSetting as WireSetting,
  AlertSettings as WireSettings,
} from '@plimsoll/contract/alerts'
import { type AlertKind, type AlertSettings, alertKinds } from '@plimsoll/domain/alerts/alert'
import { usualSettings } from '@plimsoll/domain/alerts/settings'
import { booksChangedQueue } from '../../books/change-books.ts'
import type { Context } from '../../context.ts'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import { lastRefusal } from '../../mail/outbox.store.ts'
import { findPerson } from '../account/service.ts'
import { endWatched, type Recipient, readWatched } from './alerts.store.ts'
import { keepSetting, readBuffer, readSettingRows } from './settings.store.ts'

/** A person's preferences for every kind. */
export async function settingsOf(tx: TenantTx, recipient: Recipient): Promise<AlertSettings> {
  const stored = new Map((await readSettingRows(tx, recipient)).map((row) => [row.kind, row]))
  return Object.fromEntries(
    alertKinds.map((kind) => {
      const row = stored.get(kind)
      return [
        kind,
        row ? { ...row, days: row.days ?? usualSettings[kind].days } : usualSettings[kind],
      ]
    }),
  ) as unknown as AlertSettings
}

/** The preferences in the contract's shape, with the address that emails go to. */
export async function settingsReply(context: Context, recipient: Recipient): Promise<WireSettings> {
  const { settings, buffer } = await asTenant(context.db, recipient.businessId, async (tx) => ({
    settings: await settingsOf(tx, recipient),
    buffer: await readBuffer(tx, recipient.businessId),
  }))
  const address = (await findPerson(context.db, recipient.userId))?.email ?? ''
  return {
    kinds: alertKinds.map((kind) => wireOf(kind, settings)),
    cash_buffer: buffer,
    mail: {
      address,
      sends: context.mailer.confirms,
      own_server: isOwnMachine(context.origin()),
      refused_at: (await lastRefusal(context.db, address))?.toISOString() ?? null,
    },
  }
}

/** Whoever opens Plimsoll on the machine that it runs on also runs it. */
function isOwnMachine(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}

function wireOf(kind: AlertKind, settings: AlertSettings): WireSetting {
  const { inApp, byMail, amount, days } = settings[kind]
  return { kind, in_app: inApp, by_mail: byMail, amount, days }
}

/**
 * Changes one kind. A new threshold is a new question: alerts about the old one end, and the books
 * are checked again.
 */
export async function changeSetting(
  context: Context,
  recipient: Recipient,
  { kind, in_app, by_mail, amount, days }: WireSetting,
): Promise<void> {
  await asTenant(context.db, recipient.businessId, async (tx) => {
    const before = (await settingsOf(tx, recipient))[kind]
    await keepSetting(tx, recipient, { kind, inApp: in_app, byMail: by_mail, amount, days })
    if (before.amount !== amount && (kind === 'low_ahead' || kind === 'balance_low'))
      for (const watched of await readWatched(tx, recipient))
        if (watched.kind === kind) await endWatched(tx, recipient, watched)
    await context.jobs.enqueue(tx, booksChangedQueue.name, { businessId: recipient.businessId })
  })
  context.jobs.wake(booksChangedQueue.name)
}

/** Turns the mails of one kind on or off, and leaves everything else. */
export async function changeByMail(
  context: Context,
  recipient: Recipient & { kind: AlertKind },
  byMail: boolean,
): Promise<void> {
  await asTenant(context.db, recipient.businessId, async (tx) => {
    const before = (await settingsOf(tx, recipient))[recipient.kind]
    await keepSetting(tx, recipient, { ...before, kind: recipient.kind, byMail })
  })
}
