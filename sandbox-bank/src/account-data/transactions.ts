// Transactions: listed by account, days, change and ids; one by one; with the client's own notes.
import type { FastifyRequest } from 'fastify'
import type { Bank } from '../bank.ts'
import { addByHand } from '../books/by-hand.ts'
import { userIdOf } from '../oauth/bearer.ts'
import { Refusal, required } from '../refusal.ts'
import type { Row, State } from '../state.ts'
import { pageOf, single } from './paging.ts'
import { seenRows, transactionWire } from './wire.ts'

type Query = { [name: string]: string | string[] | undefined }
type TransactionRoute = { Params: { id: string } }

const idsMax = 50
const dayMs = 86_400_000
const read = 'transactions:read:all'

export function transactionRoutes({ app, state }: Bank) {
  app.get<{ Querystring: Query }>('/transactions', (request) => {
    const userId = userIdOf(state, request, read)
    refuseLongWindow(state, request.query)
    const own = [...state.rows.values()].filter((row) => row.userId === userId)
    const rows = seenRows(state, own.filter(chosenBy(request.query)))
    const page = pageOf(state, request, rows)
    if (page.links.next && !page.links.prev && state.switches.insertBetweenPages) {
      state.switches.insertBetweenPages = false
      addByHand(state, { accountId: rows[0]?.accountId ?? '', status: 'posted' })
    }
    return { ...page, data: page.data.map(transactionWire) }
  })

  app.get<TransactionRoute>('/transactions/:id', (request) =>
    single(state, request, transactionWire(ownRow(state, request))),
  )

  app.patch<TransactionRoute & { Body: { categoryId?: string } }>(
    '/transactions/:id',
    (request) => {
      userIdOf(state, request, `${read} transactions:write:all`)
      const row = ownRow(state, request)
      row.modifiedAt = state.now()
      return single(state, request, { ...transactionWire(row), ...request.body, id: row.id })
    },
  )
}

function chosenBy(query: Query): (row: Row) => boolean {
  const ids = query.ids === undefined ? null : [query.ids].flat()
  if (ids && ids.length > idsMax) throw new Refusal(400, 'BAD_REQUEST', `ids: at most ${idsMax}`)
  const text = (name: string) => [query[name]].flat()[0]
  const [from, to] = [text('startDate')?.slice(0, 10), text('endDate')?.slice(0, 10)]
  const [since, until] = [instantOf(text('startDateModified')), instantOf(text('endDateModified'))]
  const [account, side] = [text('accountId'), text('creditDebitIndicator')]
  const words = text('text')?.toLowerCase()
  return (row) =>
    (!account || row.accountId === account) &&
    (!from || row.day >= from) &&
    (!to || row.day <= to) &&
    (since === null || row.modifiedAt >= since) &&
    (until === null || row.modifiedAt <= until) &&
    (!ids || ids.includes(row.id)) &&
    (!side || (side === 'credit') === row.amount.value > 0) &&
    (!words || row.text.toLowerCase().includes(words))
}

/** As banks do that give more than ninety days only right after a sign-in. */
function refuseLongWindow(state: State, { startDate }: Query) {
  const { windowDaysMax } = state.switches
  const from = [startDate].flat()[0]
  if (windowDaysMax === 0 || from === undefined) return
  const days = (Date.parse(state.today()) - Date.parse(from)) / dayMs
  if (days > windowDaysMax)
    throw new Refusal(400, 'BAD_REQUEST', `startDate: at most ${windowDaysMax} days ago`)
}

function instantOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new Refusal(400, 'BAD_REQUEST', 'not a date')
  return at
}

function ownRow(state: State, request: FastifyRequest<TransactionRoute>): Row {
  const userId = userIdOf(state, request, read)
  const row = state.rows.get(request.params.id)
  return required(row?.userId === userId && !row.deleted ? row : undefined, 'Transaction')
}
