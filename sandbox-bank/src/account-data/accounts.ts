// Accounts, their balances and the parties of their transactions.
import type { FastifyRequest } from 'fastify'
import type { Bank } from '../bank.ts'
import { idOf } from '../books/chance.ts'
import { rowsOf } from '../books/ledger.ts'
import { tokenOf, userIdOf } from '../oauth/bearer.ts'
import { required } from '../refusal.ts'
import type { Account, State } from '../state.ts'
import { pageOf, single } from './paging.ts'
import { accountWire, balancesWire, seenRows } from './wire.ts'

type AccountRoute = { Params: { id: string } }

export function accountRoutes({ app, state }: Bank) {
  for (const path of ['/accounts', '/accounts-list'])
    app.get(path, (request) => {
      const userId = userIdOf(state, request, 'accounts:read')
      const own = [...state.accounts.values()].filter((account) => account.userId === userId)
      const detailed = seesDetails(state, request)
      const page = pageOf(state, request, own)
      return { ...page, data: page.data.map((account) => accountWire(state, account, detailed)) }
    })

  app.get<AccountRoute>('/accounts/:id', (request) => {
    const account = ownAccount(state, request, request.params.id)
    return single(state, request, accountWire(state, account, seesDetails(state, request)))
  })

  app.get<AccountRoute>('/accounts/:id/balances', (request) =>
    single(state, request, balancesWire(state, ownAccount(state, request, request.params.id))),
  )

  app.get<AccountRoute>('/accounts/:id/counterparties', (request) => {
    tokenOf(state, request, ['accounts:read transactions:read:all'])
    const account = ownAccount(state, request, request.params.id)
    const names = new Set(seenRows(state, rowsOf(state, account.id)).map((row) => row.with))
    const parties = [...names].map((label) => ({
      id: `local:${idOf('counterparty', label)}`,
      label,
      type: 'local',
    }))
    return single(state, request, parties)
  })
}

const seesDetails = (state: State, request: FastifyRequest) =>
  tokenOf(state, request, ['accounts:read']).scopes.includes('accounts_details:read')

function ownAccount(state: State, request: FastifyRequest, id: string): Account {
  const userId = userIdOf(state, request, 'accounts:read')
  const account = state.accounts.get(id)
  return required(account?.userId === userId ? account : undefined, 'Account')
}
