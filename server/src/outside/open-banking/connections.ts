// Users and their connections at the provider: made, listed, ended.
import { fetchAll, fetchOne, reasonOf, sendOnly } from './ask.ts'
import { type ProviderConnection, ProviderProblem } from './bank-provider.ts'
import type { Client } from './client.ts'
import { type ConnectionWire, connectionWire, userWire } from './wire.ts'
import { momentOf, wordsOf } from './wire-values.ts'

/** A connection and its owner, by the provider's ids. */
export type ConnectionKey = { user: string; connectionId: string }

/** An address on the provider's identity side. */
export const identity = ({ settings }: Client, ...path: string[]) =>
  new URL(`${settings.identityUrl}/${path.map(encodeURIComponent).join('/')}`)

/** A user at the provider for a business of ours. */
export async function addUser(client: Client, businessId: string): Promise<string> {
  const url = identity(client, 'users')
  const body = { clientUserId: businessId }
  const request = { call: 'A new user', url, method: 'POST', body, scope: 'user:create' } as const
  return (await fetchOne(client, request, userWire)).userId
}

/** Deletes the user with all connections; one who is gone already is gone. */
export async function removeUser(client: Client, user: string): Promise<void> {
  const url = identity(client, 'users', user)
  await end(client, { call: 'The end of a user', url, scope: 'user:delete' })
}

/** Ends a consent, with all that the provider holds of it. */
export async function revoke(client: Client, { user, connectionId }: ConnectionKey): Promise<void> {
  // The singular is the provider's.
  const url = identity(client, 'users', user, 'connection', connectionId)
  await end(client, { call: 'The end of a connection', url, scope: 'connection:delete' })
}

async function end(
  client: Client,
  request: { call: string; url: URL; scope: string },
): Promise<void> {
  try {
    await sendOnly(client, { ...request, method: 'DELETE' })
  } catch (error) {
    if (!(error instanceof ProviderProblem && error.failure === 'not_found')) throw error
  }
}

export async function listConnections(client: Client, user: string): Promise<ProviderConnection[]> {
  const now = new Date()
  return (await connectionsOf(client, user)).map((wire) => connectionOf(wire, now))
}

/** The connections of a user, as the wire has them. */
export async function connectionsOf(client: Client, user: string): Promise<ConnectionWire[]> {
  const url = identity(client, 'users', user, 'connections')
  const request = { call: 'The connections', url, scope: 'connection:read' }
  return (await fetchAll(client, request)).map((row) => {
    const parsed = connectionWire.safeParse(row)
    if (parsed.success) return parsed.data
    throw new ProviderProblem('unreadable', `A connection has ${reasonOf(parsed.error)}.`)
  })
}

/** A connection in our words; `now` decides whether its consent has run out. */
export function connectionOf(wire: ConnectionWire, now: Date): ProviderConnection {
  const expiresAt = momentOf(wire.expiresAt)
  const institutionId = wire.id.split(':')[0] ?? ''
  return {
    id: wire.id,
    institutionId,
    institution: wordsOf(wire.name) ?? institutionId,
    state: stateOf(wire),
    expired: wire.extendedStatus === 'expired' || (expiresAt !== null && expiresAt <= now),
    reconsents: wire.tppConsent === true,
    connectedAt: momentOf(wire.connectedOn),
    expiresAt,
    lastUpdatedAt: momentOf(wire.lastUpdated),
    code: wire.error ?? wire.extendedStatus ?? null,
  }
}

function stateOf({ status, error, extendedStatus }: ConnectionWire): ProviderConnection['state'] {
  if (error === 'mfa_required' || error === 'credentials_error') return 'sign_in_needed'
  if (extendedStatus) return 'sign_in_needed'
  if (error === 'sync_partial') return 'partial'
  if (error || status === 'error') return 'sync_failed'
  return status === 'never' ? 'never_synced' : 'ok'
}
