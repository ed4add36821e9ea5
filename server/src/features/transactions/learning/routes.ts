// HTTP for what learning suggests.
import { suggestLabels } from '@plimsoll/contract/suggestions'
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { serve } from '../../../http/serve.ts'
import { handleLearning } from './jobs.ts'
import { suggest } from './suggest.ts'

const idsMax = 100
const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The suggestions, and the work behind them. */
export function registerLearning(app: FastifyInstance, context: Context): void {
  handleLearning(context)
  serve(app, context, suggestLabels, async ({ query, principal }) => ({
    status: 'success' as const,
    data: await asTenant(context.db, principal.businessId, (tx) =>
      suggest(tx, principal.businessId, idsIn(query.ids)),
    ),
  }))
}

function idsIn(query: string): string[] {
  const ids = [...new Set(query.split(',').filter((id) => id !== ''))]
  if (ids.length > idsMax || !ids.every((id) => isId.test(id)))
    throw new Problem(
      'invalid',
      `Name up to ${idsMax} transactions by their ids, with commas between.`,
    )
  return ids
}
