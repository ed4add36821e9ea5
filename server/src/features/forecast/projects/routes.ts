// HTTP for what sales projects do to the firm's cash: computing, the cards and the chance of
// running short.
import {
  computeNewProject,
  computeProject,
  salesCards,
  salesChance,
} from '@plimsoll/contract/sales-forecast'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { serve } from '../../../http/serve.ts'
import { findProject, readProjectBook } from '../../sales/service.ts'
import { readView } from '../standing/view.ts'
import { cardsOf } from './cards.ts'
import { computeNew, computeSaved } from './compute.ts'
import { chanceOf } from './short-chance.ts'

const success = 'success' as const

/** The calls of sales that need the forecast. */
export function registerProjects(app: FastifyInstance, context: Context): void {
  serve(app, context, computeNewProject, async ({ principal, body }) => ({
    status: success,
    data: await computeNew(context, principal.businessId, {
      input: body.project,
      counting: body.counting,
      requestId: body.request_id,
    }),
  }))
  serve(app, context, computeProject, async ({ principal, params, body }) => ({
    status: success,
    data: await computeSaved(context, principal.businessId, {
      id: params.id,
      patch: body.changes ?? {},
      newStatus: body.new_status,
      effectiveDate: body.effective_date,
      counting: body.counting,
      requestId: body.request_id,
    }),
  }))
  serve(app, context, salesCards, async ({ principal }) => ({
    status: success,
    data: await asTenant(context.db, principal.businessId, async (tx) => {
      const at = { today: context.today() }
      const view = await readView(tx, principal.businessId, at)
      return cardsOf(await readProjectBook(tx, principal.businessId, at), view)
    }),
  }))
  serve(app, context, salesChance, async ({ principal, query }) => ({
    status: success,
    data: await asTenant(context.db, principal.businessId, async (tx) => {
      const at = { today: context.today() }
      const without = query.without?.split(',') ?? []
      if (without.length > 0) {
        const book = await readProjectBook(tx, principal.businessId, at)
        for (const id of without) findProject(book, id)
      }
      const view = await readView(tx, principal.businessId, at)
      return view && chanceOf(view, { threshold: query.threshold, without })
    }),
  }))
}
