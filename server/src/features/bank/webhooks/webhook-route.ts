// The address of the provider's webhooks: a signed token as the whole body, from anybody, read by
// nobody else. Nothing of it is logged, and the answer reveals nothing.
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { webhookPath } from '../../../outside/open-banking/bank-provider.ts'
import { receiveWebhook } from './webhooks.ts'

const webhooksPerMinuteMax = 600
const webhookBytesMax = 1024 * 1024

/** Registers it, in a place of its own where tokens are read as text. */
export function serveWebhooks(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/jwt',
      { parseAs: 'string', bodyLimit: webhookBytesMax },
      (_, body, done) => done(null, body),
    )
    scope.post(
      webhookPath,
      { config: { rateLimit: { max: webhooksPerMinuteMax, timeWindow: '1 minute' } } },
      async (request, reply) => {
        if (typeof request.body !== 'string')
          throw new Problem('invalid', 'Send a signed token, with content-type application/jwt.')
        await receiveWebhook(context, request.body)
        return reply.code(204).send()
      },
    )
  })
}
