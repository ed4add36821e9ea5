// The control endpoint: switches, actions, the clock, clients; as JSON for tests, as a page for
// people.
import type { FastifyRequest } from 'fastify'
import type { Bank } from '../bank.ts'
import { readClient } from '../clients.ts'
import { controlPage } from '../pages/control-page.ts'
import { sendPage } from '../pages/layout.ts'
import { Refusal } from '../refusal.ts'
import type { State } from '../state.ts'
import { type Switches, setSwitches, switchesOff } from '../switches.ts'
import { act, repeatWebhook, type Wanted } from './actions.ts'

const daysMax = 3_650
const dayMs = 86_400_000

export function controlRoutes(bank: Bank) {
  const { app, state } = bank
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.url.startsWith('/control'))
      refuseStrangers(state, request)
  })
  app.get('/control', (_, reply) => sendPage(reply, controlPage(state)))
  app.get('/control/state', () => shown(state))

  app.patch<{ Body: Record<string, unknown> }>('/control/switches', ({ body }) => {
    turn(state, body ?? {})
    return state.switches
  })

  app.post<{ Body: unknown }>('/control/clients', ({ body }, reply) => {
    const client = readClient(body)
    state.clients.set(client.clientId, client)
    return reply.status(201).send({ clientId: client.clientId })
  })

  app.post<{ Params: { name: string }; Body: Wanted | undefined }>(
    '/control/actions/:name',
    async ({ params, body }) => ({ connectionIds: await perform(bank, params.name, body ?? {}) }),
  )

  app.post<{ Body: Record<string, string> }>('/control', async (request, reply) => {
    const { action, connectionId = '', ...form } = request.body
    if (action) await perform(bank, action, { connectionId, days: Number(form.days ?? 1) })
    else turn(state, typed(form))
    return reply.redirect('/control', 303)
  })
}

function turn(state: State, wanted: Record<string, unknown>) {
  const problems = setSwitches(state.switches, wanted)
  if (problems.length > 0) throw new Refusal(400, 'BAD_REQUEST', problems.join(' '))
  state.faultsLeft = state.switches.faultTimes
}

async function perform(bank: Bank, name: string, wanted: Wanted): Promise<string[]> {
  if (name === 'reset') bank.state.reset()
  else if (name === 'advance-clock') advance(bank.state, wanted.days ?? 1)
  else if (name === 'hurry') bank.state.hurry()
  else if (name === 'repeat-webhook') await repeatWebhook(bank)
  else return act(bank, name, wanted)
  return []
}

function advance(state: State, days: number) {
  if (!Number.isInteger(days) || days < 1 || days > daysMax)
    throw new Refusal(400, 'BAD_REQUEST', `days is a whole number from 1 to ${daysMax}`)
  state.clockMs += days * dayMs
}

/** A form sends text and leaves unticked boxes out. */
function typed(form: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(switchesOff).flatMap(([name, off]): [string, unknown][] => {
      const text = form[name]
      if (typeof off === 'boolean') return [[name, text === 'on']]
      if (text === undefined) return []
      return [[name, typeof off === 'number' ? Number(text) : text]]
    }),
  )
}

/** Another site's form or script must not turn the switches of a bank that runs on this machine. */
function refuseStrangers(state: State, request: FastifyRequest) {
  const { origin } = request.headers
  if (origin !== undefined && origin !== state.origin)
    throw new Refusal(403, 'FORBIDDEN', 'This was sent by another site')
}

function shown(state: State) {
  const switches: Switches = state.switches
  return {
    day: state.today(),
    switches,
    clients: [...state.clients.keys()],
    connections: [...state.connections.values()],
    transactions: state.rows.size,
    webhooks: state.webhooks,
    /** How many updates, or rests of a history, are still to come. */
    waiting: state.timers.size,
  }
}
