// Requests an update now: refused when the consent has ended, and right after another request.
import type { Bank } from '../bank.ts'
import { startUpdate } from '../books/update.ts'
import { userIdOf } from '../oauth/bearer.ts'
import { Refusal, required } from '../refusal.ts'
import type { Connection, State } from '../state.ts'
import { single } from './paging.ts'

export function syncRoutes(bank: Bank) {
  const { app, state } = bank
  app.post<{ Params: { id: string } }>('/sync/:id', (request) => {
    const userId = userIdOf(state, request, 'accounts:read accounts:write:all')
    const connection = state.connections.get(request.params.id)
    const own = required(connection?.userId === userId ? connection : undefined, 'Connection')
    if (own.expiresAt < state.now())
      throw new Refusal(403, 'CONSENT_EXPIRED', 'Consent has expired')
    keepPace(state, own)
    startUpdate(bank, own, 'UPDATE')
    return single(state, request, { status: own.revoked ? 'error' : 'ok' })
  })
}

function keepPace(state: State, connection: Connection) {
  const waitMs = (connection.polledAt ?? 0) + state.switches.syncEverySeconds * 1_000 - state.now()
  if (connection.polledAt !== null && waitMs > 0)
    throw new Refusal(429, 'TOO_MANY_REQUESTS', 'Too soon', Math.ceil(waitMs / 1_000))
  connection.polledAt = state.now()
}
