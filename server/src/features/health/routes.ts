// Whether the server is well; the one feature without a word of its own in the books.
import { health } from '@plimsoll/contract/health'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { alreadySent, serve } from '../../http/serve.ts'
import { countWaitingJobs } from '../../jobs/jobs.store.ts'
import { countPosted } from '../../mail/outbox.store.ts'
import { version } from '../../version.ts'

/** GET /api/health. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  serve(app, context, health, async ({ reply }) => {
    try {
      const { queued, oldestSeconds } = await countWaitingJobs(context.pool)
      return {
        status: 'ok' as const,
        version,
        database: 'ok' as const,
        jobs: { queued, oldest_seconds: oldestSeconds },
        mail: await countPosted(context.db),
      }
    } catch (error) {
      context.log.error({ err: error }, 'health')
      reply.code(503).send({
        status: 'failing',
        version,
        database: 'failing',
        jobs: { queued: 0, oldest_seconds: 0 },
        mail: { waiting: 0, failed: 0 },
      })
      return alreadySent
    }
  })
}
