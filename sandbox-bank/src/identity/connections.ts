// A user's connections and the updates they have had.
import type { FastifyRequest } from 'fastify'
import { pageOf, single } from '../account-data/paging.ts'
import { connectionWire, syncWire } from '../account-data/wire.ts'
import type { Bank } from '../bank.ts'
import { ownUser, tokenOf } from '../oauth/bearer.ts'
import { Refusal, required } from '../refusal.ts'
import type { Connection, State, User } from '../state.ts'
import { forgetConnection } from './forget.ts'

type ConnectionRoute = { Params: { userId: string; id: string } }
type Act = 'read' | 'update' | 'delete'

export function connectionRoutes({ app, state }: Bank) {
  app.get<ConnectionRoute>('/users/:userId/connections', (request) => {
    const { userId } = userOf(state, request, 'read')
    const own = [...state.connections.values()].filter((connection) => connection.userId === userId)
    return { data: own.map((connection) => connectionWire(state, connection)), meta: {} }
  })

  // The singular is the provider's.
  app.delete<ConnectionRoute>('/users/:userId/connection/:id', (request, reply) => {
    const user = userOf(state, request, 'delete')
    const { id } = connectionOf(state, user, request.params.id)
    forgetConnection(state, id)
    user.connectionIds = user.connectionIds.filter((other) => other !== id)
    return reply.status(204).send()
  })

  app.patch<ConnectionRoute & { Body: { expiresAt?: string } }>(
    '/users/:userId/connections/:id',
    (request, reply) => {
      const connection = connectionOf(state, userOf(state, request, 'update'), request.params.id)
      const expiresAt = Date.parse(request.body?.expiresAt ?? '')
      if (Number.isNaN(expiresAt)) throw new Refusal(400, 'BAD_REQUEST', 'expiresAt is not a date')
      connection.expiresAt = expiresAt
      return reply.status(204).send()
    },
  )

  app.get<ConnectionRoute>('/users/:userId/connections/:id/syncs', (request) => {
    const { id } = connectionOf(state, userOf(state, request, 'read'), request.params.id)
    const own = state.syncs.filter(({ connectionId }) => connectionId === id)
    return pageOf(state, request, own.map(syncWire))
  })

  app.get<ConnectionRoute>('/users/:userId/syncs', (request) =>
    pageOf(state, request, syncsOf(state, userOf(state, request, 'read')).map(syncWire)),
  )

  app.get<ConnectionRoute>('/users/:userId/syncs/:id', (request) => {
    const syncs = syncsOf(state, userOf(state, request, 'read'))
    return single(
      state,
      request,
      syncWire(
        required(
          syncs.find(({ id }) => id === request.params.id),
          'Sync',
        ),
      ),
    )
  })
}

/** Older clients ask with the scopes of users, newer ones with those of connections. */
const userOf = (state: State, request: FastifyRequest<ConnectionRoute>, act: Act) =>
  ownUser(
    state,
    tokenOf(state, request, [`connection:${act}`, `user:${act}`]),
    request.params.userId,
  )

function connectionOf(state: State, { userId }: User, id: string): Connection {
  const connection = state.connections.get(id)
  return required(connection?.userId === userId ? connection : undefined, 'Connection')
}

const syncsOf = (state: State, { userId }: User) =>
  state.syncs.filter((sync) => sync.userId === userId)
