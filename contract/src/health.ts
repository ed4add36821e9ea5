// Whether the server and its database are well.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Whether the server and its database answer; 503 when the database does not.',
  reply: z.object({
    status: z.enum(['ok', 'failing']),
    version: z.string(),
    database: z.enum(['ok', 'failing']),
    jobs: z.object({ queued: z.number(), oldest_seconds: z.number() }),
    // Mails that wait for another try, and those given up within a week.
    mail: z.object({ waiting: z.number(), failed: z.number() }),
  }),
})

export const errorTracing = endpoint({
  method: 'GET',
  path: '/error-tracing',
  access: 'public',
  summary: 'Where the page sends its errors: a Sentry address, or null where none is set.',
  reply: success(z.object({ dsn: z.nullable(z.string()) })),
})
