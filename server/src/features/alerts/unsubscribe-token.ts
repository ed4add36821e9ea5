// The token of an unsubscribe link: good for stopping the mails of one kind to one person, and for nothing else. It does not
// run out, because mails are kept for years.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type AlertKind, alertKinds } from '@plimsoll/domain/alerts/alert'
import { Problem } from '@plimsoll/domain/problem'
import type pg from 'pg'
import { readSecret } from '../../db/secret.ts'
import type { Whose } from './alerts.store.ts'

type Subscription = Whose & { readonly kind: AlertKind }

/** Signs it. */
export async function unsubscribeToken(pool: pg.Pool, of: Subscription): Promise<string> {
  const says = `${of.businessId}.${of.userId}.${of.kind}`
  return `${says}.${(await signature(pool, says)).toString('base64url')}`
}

/** What a token is about; refuses any that was not signed here. */
export async function readUnsubscribeToken(pool: pg.Pool, token: string): Promise<Subscription> {
  const [businessId = '', userId = '', kind = '', signed = ''] = token.split('.')
  const expected = await signature(pool, `${businessId}.${userId}.${kind}`)
  const given = Buffer.from(signed, 'base64url')
  const known = alertKinds.find((one) => one === kind)
  if (!known || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Problem('invalid', 'This link is not whole. Open it from the mail once more.')
  return { businessId, userId, kind: known }
}

async function signature(pool: pg.Pool, says: string): Promise<Buffer> {
  const key = await readSecret(pool, 'unsubscribe')
  return createHmac('sha256', key).update(`unsubscribe ${says}`).digest()
}
