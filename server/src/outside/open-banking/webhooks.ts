// Webhooks: signed tokens only, by the provider's own keys, for us, and fresh. They are hints:
// nothing in them is a fact.
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { type ProviderEvent, ProviderProblem } from './bank-provider.ts'
import type { Client } from './client.ts'
import { type EventPayloadWire, eventPayloadWire, eventWire } from './wire.ts'

const algorithms = ['RS256', 'PS256', 'ES256']
const ageSecondsMax = 600
const clockSecondsMax = 60
const bytesMax = 1024 * 1024
const prefix = 'urn:com:moneyhub:events:'

const kinds: Record<string, ProviderEvent['kind']> = {
  'new-transactions': 'new_transactions',
  'updated-transactions': 'updated_transactions',
  'deleted-transactions': 'deleted_transactions',
  'restored-transactions': 'restored_transactions',
  'deleted-account': 'deleted_account',
  'sync-completed': 'sync_completed',
  'reauth-reminder': 'renewal_due',
  'refresh-reminder': 'renewal_due',
}

/**
 * Verifies webhooks; the provider's keys are fetched at the first one and when an unknown key
 * signs.
 */
export function openWebhooks(client: Client): (body: string) => Promise<ProviderEvent> {
  let keys: JWTVerifyGetKey | null = null
  return async (body) => {
    if (body.length > bytesMax) throw refused('too long')
    const { issuer, jwks_uri: jwksUri = '' } = (await client.config()).serverMetadata()
    keys ??= createRemoteJWKSet(new URL(jwksUri), { [customFetch]: client.fetch })
    return eventOf(await verified(body, keys, { issuer, audience: client.settings.clientId }))
  }
}

async function verified(
  body: string,
  keys: JWTVerifyGetKey,
  expected: { issuer: string; audience: string },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(body.trim(), keys, {
      ...expected,
      algorithms,
      maxTokenAge: ageSecondsMax,
      clockTolerance: clockSecondsMax,
      requiredClaims: ['iat', 'jti', 'sub', 'events'],
    })
    return payload
  } catch (error) {
    if (error instanceof ProviderProblem) throw error
    if (error instanceof errors.JWKSTimeout)
      throw new ProviderProblem('unavailable', 'The keys did not come.')
    throw refused(error instanceof errors.JOSEError ? error.code : 'unverifiable')
  }
}

function eventOf(payload: JWTPayload): ProviderEvent {
  const parsed = eventWire.safeParse(payload)
  if (!parsed.success) throw new ProviderProblem('unreadable', 'A webhook has a wrong shape.')
  const { sub, jti, iat, events } = parsed.data
  const name = Object.keys(events).find((urn) => urn.startsWith(prefix)) ?? ''
  const content = eventPayloadWire.safeParse(events[name])
  const kind = kinds[name.slice(prefix.length)] ?? 'other'
  if (!content.success && kind !== 'other')
    throw new ProviderProblem('unreadable', 'A webhook has a wrong shape.')
  return {
    id: jti,
    providerUserId: sub,
    issuedAt: new Date(iat * 1_000),
    kind,
    ...subjectsOf(content.success ? content.data : {}),
  }
}

function subjectsOf({ accounts, accountId, connectionId }: EventPayloadWire) {
  const named = (accounts ?? []).map((account) =>
    typeof account === 'string' ? { id: account, transactions: [] } : account,
  )
  return {
    connectionId: connectionId ?? null,
    accountIds: [...named.map(({ id }) => id), ...(accountId ? [accountId] : [])],
    transactionIds: named.flatMap(({ transactions }) => transactions ?? []),
  }
}

const refused = (why: string) => new ProviderProblem('refused', `A webhook was refused: ${why}.`)
