// How many alerts wait to be read. Apart from the other calls of the alerts, because every page
// asks this and few ask those.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'

export const countAlerts = endpoint({
  method: 'GET',
  path: '/data/alerts/unread',
  access: 'complete',
  summary: 'How many alerts wait to be read.',
  reply: success(z.object({ unread: z.number() })),
})
