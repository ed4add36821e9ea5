// HTTP for merchants, categories and saved views.
import * as edits from '@plimsoll/contract/edits'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { addCategory, changeCategory, mergeCategories } from '../categories/change.ts'
import { authorOf } from '../changes/author.ts'
import { told } from '../edits/routes.ts'
import { removeView, saveView, tellViews } from '../views/views.ts'
import { mergeMerchants, renameMerchant, tellMerchants, tellRecent } from './merchants.ts'

const success = 'success' as const

/** What transactions stand under: who they are with, what they are for, and how they are listed. */
export function registerNames(app: FastifyInstance, context: Context): void {
  registerMerchants(app, context)
  registerCategories(app, context)
  registerViews(app, context)
}

function registerMerchants(app: FastifyInstance, context: Context): void {
  serve(app, context, edits.listMerchants, async ({ query, asker }) => ({
    status: success,
    ...(await tellMerchants(context.db, asker.businessId, query)),
  }))
  serve(app, context, edits.recentOfMerchant, async ({ params, asker }) => ({
    status: success,
    data: await tellRecent(context.db, asker.businessId, params.id),
  }))
  serve(app, context, edits.renameMerchant, async ({ params, body, asker }) =>
    told(
      await renameMerchant(context, asker.businessId, {
        author: authorOf(asker),
        id: params.id,
        name: body.name,
      }),
    ),
  )
  serve(app, context, edits.mergeMerchants, async ({ body, asker }) =>
    told(await mergeMerchants(context, asker.businessId, { author: authorOf(asker), ...body })),
  )
}

function registerCategories(app: FastifyInstance, context: Context): void {
  serve(app, context, edits.addCategory, async ({ body, asker }) => ({
    status: success,
    data: await addCategory(context, asker.businessId, { author: authorOf(asker), said: body }),
  }))
  serve(app, context, edits.changeCategory, async ({ params, body, asker }) =>
    told(
      await changeCategory(context, asker.businessId, {
        author: authorOf(asker),
        code: params.sub_category,
        ...body,
      }),
    ),
  )
  serve(app, context, edits.mergeCategories, async ({ body, asker }) =>
    told(await mergeCategories(context, asker.businessId, { author: authorOf(asker), ...body })),
  )
}

function registerViews(app: FastifyInstance, context: Context): void {
  serve(app, context, edits.listViews, async ({ asker }) => ({
    status: success,
    data: await tellViews(context.db, asker.businessId),
  }))
  serve(app, context, edits.saveView, async ({ body, asker }) => ({
    status: success,
    data: await saveView(context.db, asker.businessId, body),
  }))
  serve(app, context, edits.dropView, async ({ params, asker }) => {
    await removeView(context.db, asker.businessId, params.id)
    return { status: success }
  })
}
