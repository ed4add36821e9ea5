// What a consent changes: a connection made, or one renewed in its place.
import { randomUUID } from 'node:crypto'
import type { Bank } from '../bank.ts'
import { type AccountKind, bankOf } from '../books/banks.ts'
import { idOf } from '../books/chance.ts'
import { renewIds } from '../books/renew-ids.ts'
import { startUpdate } from '../books/update.ts'
import { OAuthRefusal } from '../refusal.ts'
import type { AuthRequest, Connection, State } from '../state.ts'

const dayMs = 86_400_000
const consentDaysMax = 90
const renewals = ['reauth', 'refresh', 'reconsent'] as const

type Purpose = { renew: (typeof renewals)[number] | null; bankId: string | undefined }

/** What the scope asks for: a new connection (to a bank, or one to be chosen), or a renewal. */
export function purposeOf(state: State, { scope, claims }: AuthRequest): Purpose {
  const words = scope.split(' ').filter((word) => word !== 'openid')
  if (!scope.split(' ').includes('openid'))
    throw new OAuthRefusal('invalid_scope', 'openid is missing')
  const renew = renewals.find((word) => words.includes(word)) ?? null
  if (renew) {
    if (words.length > 1)
      throw new OAuthRefusal('invalid_scope', `${renew} stands with openid alone`)
    return { renew, bankId: renewedOf(state, claims, renew).bankId }
  }
  const bankId = words.find((word) => word.startsWith('id:'))?.slice(3)
  if (!bankId || (!bankOf(bankId) && !['all', 'api', 'test'].includes(bankId)))
    throw new OAuthRefusal('invalid_scope', 'an id: scope must name a bank, or all')
  return { renew: null, bankId: bankOf(bankId)?.id }
}

/** Checks what only the claims can get wrong, before anybody is shown a page. */
export function checkClaims(state: State, { client, claims }: AuthRequest) {
  const userId = claims.sub?.value
  if (userId && state.users.get(userId)?.clientId !== client.clientId)
    throw new OAuthRefusal('invalid_claims', 'sub is not a user of this client')
  expiryOf(state, claims)
}

function renewedOf(
  state: State,
  claims: AuthRequest['claims'],
  renew: Purpose['renew'],
): Connection {
  const connection = state.connections.get(claims['mh:con_id']?.value ?? '')
  if (!connection || connection.userId !== claims.sub?.value)
    throw new OAuthRefusal('invalid_claims', 'connection not found')
  const dead = connection.revoked || connection.expiresAt < state.now()
  if (renew === 'reconsent' && dead)
    throw new OAuthRefusal('invalid_claims', 'the bank has ended this consent: use reauth')
  return connection
}

/** Carries the consent out. */
export function agree(
  bank: Bank,
  {
    authRequest,
    purpose,
    bankId,
    kinds,
  }: { authRequest: AuthRequest; purpose: Purpose; bankId: string; kinds: AccountKind[] },
): Connection {
  if (!purpose.renew) return connect(bank, { authRequest, bankId, kinds })
  const { state } = bank
  const connection = renewedOf(state, authRequest.claims, purpose.renew)
  connection.expiresAt = expiryOf(state, authRequest.claims)
  connection.consentedAt = state.now()
  if (purpose.renew === 'reconsent') return connection
  Object.assign(connection, { revoked: false, error: null })
  if (state.switches.newAccountIdsOnRenewal) renewIds(state, connection)
  startUpdate(bank, connection, 'UPDATE')
  return connection
}

function connect(
  bank: Bank,
  {
    authRequest,
    bankId,
    kinds,
  }: { authRequest: AuthRequest; bankId: string; kinds: AccountKind[] },
): Connection {
  const { state } = bank
  const id = `${bankId}:${randomUUID()}`
  const userId = authRequest.claims.sub?.value ?? newUser(state, authRequest.client.clientId)
  const accounts = kinds.map((kind) => ({
    id: idOf(id, kind),
    userId,
    connectionId: id,
    bankId,
    kind,
  }))
  const now = state.now()
  const connection: Connection = {
    id,
    userId,
    bankId,
    connectedAt: now,
    updatedAt: now,
    consentedAt: now,
    expiresAt: expiryOf(state, authRequest.claims),
    from: authRequest.claims['mh:consent']?.value?.transactionFromDateTime?.slice(0, 10) ?? '',
    accountIds: accounts.map((account) => account.id),
    error: null,
    revoked: false,
    polledAt: null,
    generation: 0,
  }
  state.connections.set(id, connection)
  state.users.get(userId)?.connectionIds.push(id)
  for (const account of accounts) state.accounts.set(account.id, account)
  startUpdate(bank, connection, 'ADD')
  return connection
}

/** Somebody whom the client has not registered beforehand. */
function newUser(state: State, clientId: string): string {
  const userId = randomUUID().replaceAll('-', '').slice(0, 24)
  const createdAt = new Date(state.now()).toISOString()
  state.users.set(userId, {
    userId,
    clientId,
    clientUserId: undefined,
    createdAt,
    connectionIds: [],
  })
  return userId
}

/** Ninety days, or fewer when the client asks for fewer. */
function expiryOf(state: State, claims: AuthRequest['claims']): number {
  const latest = state.now() + consentDaysMax * dayMs
  const wanted = claims['mh:consent']?.value?.expirationDateTime
  if (wanted === undefined) return latest
  const at = Date.parse(wanted)
  // A minute is allowed for clocks that differ.
  if (!(at > state.now()) || at > latest + 60_000)
    throw new OAuthRefusal(
      'invalid_claims',
      `expirationDateTime is at most ${consentDaysMax} days ahead`,
    )
  return at
}
