// The token of an unsubscribe link: good for stopping the mails of one kind to one person, and for
// nothing else. It does not run out, because mails are kept for years.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type MailKind, mailKinds } from '@plimsoll/domain/alerts/alert'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { readKey } from '../../db/secret.ts'
import type { Recipient } from './alerts.store.ts'

type Subscription = Recipient & { readonly kind: MailKind }

type SecretStore = Pick<Context, 'pool' | 'vault'>

/** Signs it. */
export async function unsubscribeToken(
  store: SecretStore,
  subscription: Subscription,
): Promise<string> {
  const { businessId, userId, kind } = subscription
  const payload = `${businessId}.${userId}.${kind}`
  return `${payload}.${(await signature(store, payload)).toString('base64url')}`
}

/** What a token is about; refuses any that was not signed here. */
export async function readUnsubscribeToken(
  store: SecretStore,
  token: string,
): Promise<Subscription> {
  const [businessId = '', userId = '', kind = '', signed = ''] = token.split('.')
  const expected = await signature(store, `${businessId}.${userId}.${kind}`)
  const received = Buffer.from(signed, 'base64url')
  const mailKind = mailKinds.find((name) => name === kind)
  if (!mailKind || received.length !== expected.length || !timingSafeEqual(received, expected))
    throw new Problem('invalid', 'This link is incomplete. Open it again from the email.')
  return { businessId, userId, kind: mailKind }
}

async function signature(store: SecretStore, payload: string): Promise<Buffer> {
  const key = await readKey(store, 'unsubscribe')
  return createHmac('sha256', key).update(`unsubscribe ${payload}`).digest()
}
