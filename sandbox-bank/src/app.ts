// The whole sandbox bank on one page: what it reads, what it answers, in which order it is put
// together.
import Fastify, { type FastifyInstance } from 'fastify'
import { accountRoutes } from './account-data/accounts.ts'
import { categoryRoutes } from './account-data/categories.ts'
import { faults } from './account-data/faults.ts'
import { syncRoutes } from './account-data/sync.ts'
import { transactionRoutes } from './account-data/transactions.ts'
import { localClient } from './clients.ts'
import { controlRoutes } from './control/routes.ts'
import { refuseProduction } from './env.ts'
import { bankListRoutes } from './identity/bank-list.ts'
import { connectionRoutes } from './identity/connections.ts'
import { userRoutes } from './identity/users.ts'
import { keepIn } from './keep.ts'
import { makeKeys } from './keys.ts'
import { authorizeRoutes } from './oauth/authorize.ts'
import { discoveryRoutes } from './oauth/discovery.ts'
import { pushedRequestRoutes } from './oauth/pushed-requests.ts'
import { tokenRoutes } from './oauth/tokens.ts'
import { style } from './pages/style.ts'
import { Refusal, replyTo } from './refusal.ts'
import { createState } from './state.ts'

/**
 * A bank that is ready to listen. `today` sets its clock; the same seed invents the same firm;
 * `file` keeps its customers.
 */
export async function createSandboxBank(options: {
  seed: string
  today?: string | undefined
  file?: string | undefined
}): Promise<FastifyInstance> {
  refuseProduction()
  const app = Fastify({ rewriteUrl: ({ url = '/' }) => url.replace(/^\/v\d+(\.\d+)?(?=\/)/, '') })
  const state = createState(options)
  state.clients.set(localClient.clientId, localClient)
  const bank = { app, state, keys: await makeKeys() }
  if (options.file) keepIn(options.file, bank)
  readBodies(app)
  app.setErrorHandler(replyTo)
  app.setNotFoundHandler(() => {
    throw new Refusal(404, 'NOT_FOUND', 'Route not found')
  })
  app.addHook('onListen', async () => {
    state.origin = app.listeningOrigin
  })
  app.addHook('onClose', async () => state.reset())
  faults(bank)
  app.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style))
  for (const routes of [discoveryRoutes, pushedRequestRoutes, authorizeRoutes, tokenRoutes])
    routes(bank)
  for (const routes of [bankListRoutes, userRoutes, connectionRoutes]) routes(bank)
  for (const routes of [accountRoutes, transactionRoutes, categoryRoutes, syncRoutes]) routes(bank)
  controlRoutes(bank)
  return app
}

/** Forms become objects (a field that comes twice, a list); request objects stay text. */
function readBodies(app: FastifyInstance) {
  const asText = { parseAs: 'string' } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_, body, done) => {
    const form = new URLSearchParams(String(body))
    const names = [...new Set(form.keys())]
    const fieldOf = (name: string) =>
      form.getAll(name).length > 1 ? form.getAll(name) : form.get(name)
    done(null, Object.fromEntries(names.map((name) => [name, fieldOf(name)])))
  })
  app.addContentTypeParser('application/jws', asText, (_, body, done) => done(null, String(body)))
}
