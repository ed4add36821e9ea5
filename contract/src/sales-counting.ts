// How open projects count in the forecast: a switch of its own, since pages of the forecast show it
// without anything else about sales.
//
//   GET    /v1/sales/counting                 the switch, and whether there are projects
//   PUT    /v1/sales/counting                 { counting }
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'

/**
 * How open projects count in the forecast: not at all; each milestone by its probability; or in
 * whole, as if all were won.
 */
export const counting = z.enum(
  ['off', 'expected', 'won'],
  'Choose off, expected value or as if won.',
)

/** One of the three ways. */
export type Counting = z.output<typeof counting>

export const readCounting = endpoint({
  method: 'GET',
  path: '/v1/sales/counting',
  access: 'complete',
  summary: 'How projects count in the forecast, and whether there are any.',
  reply: success(z.object({ counting, has_projects: z.boolean() })),
})

export const setCounting = endpoint({
  method: 'PUT',
  path: '/v1/sales/counting',
  access: 'complete',
  summary: 'Sets how projects count in the forecast.',
  body: z.object({ counting }),
  reply: success(z.object({ counting })),
})
