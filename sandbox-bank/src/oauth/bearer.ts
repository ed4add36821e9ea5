// Who is asking for data: the access token, its scopes, and whether it is a user's.
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { State, Token, User } from '../state.ts'

/** The token of a call; any one of `scopes` is enough, each of them words parted by spaces. */
export function tokenOf(state: State, request: FastifyRequest, scopes: readonly string[]): Token {
  const token = state.tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
  if (!token || token.expiresAt < Date.now())
    throw new Refusal(401, 'UNAUTHORIZED', 'Invalid access token')
  if (!scopes.some((all) => all.split(' ').every((scope) => token.scopes.includes(scope))))
    throw new Refusal(403, 'FORBIDDEN', `Needs one of the scopes: ${scopes.join(', ')}`)
  return token
}

/** The user whose data is requested. */
export function userIdOf(state: State, request: FastifyRequest, scope: string): string {
  const { userId } = tokenOf(state, request, [scope])
  if (!userId) throw new Refusal(403, 'FORBIDDEN', 'Token is not user scoped')
  return userId
}

/** A user of the calling client; another client's is not found. */
export function ownUser(state: State, token: Token, userId: string): User {
  const user = state.users.get(userId)
  if (!user || user.clientId !== token.clientId)
    throw new Refusal(404, 'NOT_FOUND', 'User not found')
  return user
}
