// Whether the server is well; the one feature without a word of its own in the books.
import { errorTracing, health } from '@plimsoll/contract/health'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { openDb, openPool } from '../../db/pool.ts'
import { alreadySent, serve } from '../../http/serve.ts'
import { countWaitingJobs } from '../../jobs/jobs.store.ts'
import { countPosted } from '../../mail/outbox.store.ts'
import { version } from '../../version.ts'

/** A load balancer learns within two seconds that the database hangs; the margin is for us. */
const answerMsMax = 1_500

type Counts = {
  jobs: Awaited<ReturnType<typeof countWaitingJobs>>
  mail: Awaited<ReturnType<typeof countPosted>>
}

/** GET /api/health. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  const probe = openProbe(app, context)
  serve(app, context, errorTracing, async () => ({
    status: 'success' as const,
    data: { dsn: context.env.SENTRY_DSN ?? null },
  }))
  serve(app, context, health, async ({ reply }) => {
    try {
      const { jobs, mail } = await withinTime(probe())
      return {
        status: 'ok' as const,
        version,
        database: 'ok' as const,
        jobs: { queued: jobs.queued, oldest_seconds: jobs.oldestSeconds },
        mail,
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

/**
 * The check has a connection of its own, so that a busy server is not taken for a broken one.
 * Checks that come together share one.
 */
function openProbe(app: FastifyInstance, context: Context): () => Promise<Counts> {
  const pool = openPool(context.connection, () => undefined, {
    max: 1,
    connectMs: answerMsMax,
    queryMs: answerMsMax,
    awayMs: 0,
  })
  const db = openDb(pool)
  app.addHook('onClose', () => db.destroy())
  let running: Promise<Counts> | null = null
  const ask = async () => ({ jobs: await countWaitingJobs(pool), mail: await countPosted(db) })
  return () => {
    running ??= ask().finally(() => {
      running = null
    })
    return running
  }
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), answerMsMax)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
