// The client's users: registered, listed, deleted with everything that was theirs.
import { randomBytes } from 'node:crypto'
import { pageOf } from '../account-data/paging.ts'
import { userWire } from '../account-data/wire.ts'
import type { Bank } from '../bank.ts'
import { ownUser, tokenOf } from '../oauth/bearer.ts'
import type { State, User } from '../state.ts'
import { forgetConnection } from './forget.ts'

type UserRoute = { Params: { userId: string } }

export function userRoutes({ app, state }: Bank) {
  app.post<{ Body: { clientUserId?: string } }>('/users', (request) => {
    const { clientId } = tokenOf(state, request, ['user:create'])
    return userWire(register(state, clientId, request.body?.clientUserId))
  })

  app.get('/users', (request) => {
    const { clientId } = tokenOf(state, request, ['user:read'])
    const own = [...state.users.values()].filter((user) => user.clientId === clientId)
    return pageOf(state, request, own.map(userWire))
  })

  app.get<UserRoute>('/users/:userId', (request) =>
    userWire(ownUser(state, tokenOf(state, request, ['user:read']), request.params.userId)),
  )

  app.delete<UserRoute>('/users/:userId', (request, reply) => {
    const user = ownUser(state, tokenOf(state, request, ['user:delete']), request.params.userId)
    for (const id of user.connectionIds) forgetConnection(state, id)
    state.users.delete(user.userId)
    for (const [token, { userId }] of state.tokens)
      if (userId === user.userId) state.tokens.delete(token)
    return reply.status(204).send()
  })
}

function register(state: State, clientId: string, clientUserId: string | undefined): User {
  const userId = randomBytes(12).toString('hex')
  const createdAt = new Date(state.now()).toISOString()
  const user = { userId, clientId, clientUserId, createdAt, connectionIds: [] }
  state.users.set(userId, user)
  return user
}
