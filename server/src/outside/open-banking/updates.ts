// Updates of a connection: asking the bank for news, and how the newest one has gone.
import { isIP } from 'node:net'
import { fetchAll, fetchOne } from './ask.ts'
import { type BankProvider, ProviderProblem, type ProviderSync } from './bank-provider.ts'
import type { Client } from './client.ts'
import { type ConnectionKey, connectionOf, connectionsOf, identity } from './connections.ts'
import { syncStartedWire, syncWire } from './wire.ts'
import { momentOf } from './wire-values.ts'

/**
 * Requests an update from the bank. A refusal is looked into, so that the person learns what to do.
 */
export async function triggerSync(
  client: Client,
  { user, connectionId, customerIp }: ConnectionKey & { customerIp: string | null },
): ReturnType<BankProvider['triggerSync']> {
  const url = new URL(`${client.settings.resourceUrl}/sync/${encodeURIComponent(connectionId)}`)
  const scope = 'accounts:read accounts:write:all'
  const body = {
    enableAsync: true,
    ...(customerIp !== null && isIP(customerIp) !== 0 && { customerIpAddress: customerIp }),
  }
  const request = { call: 'The update', url, method: 'POST', body, scope, user } as const
  try {
    const { data } = await fetchOne(client, request, syncStartedWire)
    if (data.status === 'ok') return 'started'
  } catch (error) {
    if (!(error instanceof ProviderProblem && error.failure === 'unreadable')) throw error
    return whyNot(client, { user, connectionId }, error)
  }
  const notStarted = new ProviderProblem('bank_unavailable', 'The bank did not start an update.')
  return whyNot(client, { user, connectionId }, notStarted)
}

/** The connection's state explains more than the refusal; without one, the refusal is reported. */
async function whyNot(
  client: Client,
  { user, connectionId }: ConnectionKey,
  refusal: ProviderProblem,
): Promise<'not_supported'> {
  const found = (await connectionsOf(client, user)).find(({ id }) => id === connectionId)
  if (!found) throw new ProviderProblem('not_found', 'The connection is gone.')
  if (found.singleSyncOnly) return 'not_supported'
  const { state, expired, code } = connectionOf(found, new Date())
  const details = code ? { code } : {}
  if (expired) throw new ProviderProblem('consent_expired', 'The consent has ended.', details)
  if (state === 'sign_in_needed')
    throw new ProviderProblem('sign_in_needed', 'The bank wants a sign-in.', details)
  throw refusal
}

/** The newest of the updates that the provider reports. */
export async function newestSync(
  client: Client,
  { user, connectionId }: ConnectionKey,
): Promise<ProviderSync | null> {
  const url = identity(client, 'users', user, 'connections', connectionId, 'syncs')
  const found = await fetchAll(client, { call: 'The updates', url, scope: 'connection:read' })
  const syncs = found.map((row): ProviderSync => {
    const parsed = syncWire.safeParse(row)
    const createdAt = parsed.success ? momentOf(parsed.data.createdAt) : null
    if (!parsed.success || !createdAt)
      throw new ProviderProblem('unreadable', 'An update has a wrong shape.')
    return { state: syncStates[parsed.data.fetchStatus ?? ''] ?? 'pending', createdAt }
  })
  return syncs.reduce<ProviderSync | null>(
    (newest, sync) => (newest && newest.createdAt >= sync.createdAt ? newest : sync),
    null,
  )
}

const syncStates: Record<string, ProviderSync['state']> = {
  success: 'success',
  partial: 'partial',
  error: 'error',
  'mfa-required': 'sign_in_needed',
  'credentials-error': 'sign_in_needed',
}
