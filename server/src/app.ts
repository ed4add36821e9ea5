// The whole server on one page: what guards every request, then a register line per word.
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { uploadBytesMax } from '@plimsoll/contract/limits'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Context } from './context.ts'
import { registerAccount } from './features/account/routes.ts'
import { registerAlerts } from './features/alerts/routes.ts'
import { registerAnalysis } from './features/analysis/routes.ts'
import { registerBank } from './features/bank/routes.ts'
import { registerCashflow } from './features/cashflow/routes.ts'
import { registerMcp } from './features/chat/mcp/routes.ts'
import { registerChat } from './features/chat/routes.ts'
import { registerEvents } from './features/events/routes.ts'
import { registerForecast } from './features/forecast/routes.ts'
import { registerHealth } from './features/health/routes.ts'
import { registerImports } from './features/imports/routes.ts'
import { registerReports } from './features/reports/routes.ts'
import { registerSales } from './features/sales/routes.ts'
import { registerSources } from './features/sources/routes.ts'
import { registerTransactions } from './features/transactions/routes.ts'
import { compressReplies } from './http/compress.ts'
import { acceptJson } from './http/json.ts'
import { networkOf } from './http/network.ts'
import { registerOpenApi } from './http/openapi.ts'
import { answerProblems, failureOf, sendUnreadable } from './http/problems.ts'
import { contentSecurity } from './http/security.ts'
import { serveWeb } from './http/web.ts'
import { handleOutbox } from './mail/outbox.ts'

const bodyBytesMax = 1024 * 1024

/** Builds the server on a context; the caller listens, or injects in tests. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    // Only proxies that are named may say where a request comes from; the limits count by it.
    trustProxy: context.env.TRUSTED_PROXIES ?? false,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: sendUnreadable,
  })
  acceptJson(app)
  answerProblems(app)
  await app.register(helmet, contentSecurity(context.env.SENTRY_DSN))
  await app.register(rateLimit, {
    max: context.env.REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    // By network: an unverified header would let a caller choose a fresh count.
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_, limit) =>
      Object.assign(new Error(`Too many requests. Please wait ${limit.after} and try again.`), {
        statusCode: 429,
      }),
  })
  await app.register(multipart, { limits: { files: 2, fileSize: uploadBytesMax, fields: 10 } })
  compressReplies(app)
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/api/'))
      request.log.debug(
        {
          method: request.method,
          path: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      )
  })

  handleOutbox(context)
  registerHealth(app, context)
  registerAccount(app, context)
  registerAlerts(app, context)
  registerEvents(app, context)
  registerSources(app, context)
  registerTransactions(app, context)
  registerImports(app, context)
  registerBank(app, context)
  registerSales(app, context)
  registerForecast(app, context)
  registerCashflow(app, context)
  registerAnalysis(app, context)
  registerReports(app, context)
  registerChat(app, context)
  registerMcp(app, context)

  registerOpenApi(app, context)
  app.all('/api/*', async (_, reply) =>
    reply.code(404).send(failureOf('not_found', 'There is no such call.')),
  )
  serveWeb(app)
  return app
}
