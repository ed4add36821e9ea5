// HTTP for categories: those there are, and a business's own.
import * as contract from '@plimsoll/contract/categories'
import { listCategories } from '@plimsoll/contract/categories'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { authorOf } from '../changes/author.ts'
import { tellChanged } from '../changes/tell.ts'
import { addCategory, changeCategory, mergeCategories } from './change.ts'
import { tellCategories } from './tell.ts'

const success = 'success' as const

/** What transactions are for. */
export function registerCategories(app: FastifyInstance, context: Context): void {
  serve(app, context, listCategories, async ({ asker }) => ({
    status: success,
    data: await tellCategories(context.db, asker.businessId),
  }))
  serve(app, context, contract.addCategory, async ({ body, asker }) => ({
    status: success,
    data: await addCategory(context, asker.businessId, { author: authorOf(asker), said: body }),
  }))
  serve(app, context, contract.changeCategory, async ({ params, body, asker }) =>
    tellChanged(
      await changeCategory(context, asker.businessId, {
        author: authorOf(asker),
        code: params.sub_category,
        ...body,
      }),
    ),
  )
  serve(app, context, contract.mergeCategories, async ({ body, asker }) =>
    tellChanged(
      await mergeCategories(context, asker.businessId, { author: authorOf(asker), ...body }),
    ),
  )
}
