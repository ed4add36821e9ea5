// HTTP for categories: those there are, and a business's own.
import * as contract from '@plimsoll/contract/categories'
import { listCategories } from '@plimsoll/contract/categories'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { authorOf } from '../changes/author.ts'
import { changedReply } from '../changes/changes-reply.ts'
import { categoriesReply } from './categories-reply.ts'
import { addCategory, changeCategory, mergeCategories } from './change.ts'

const success = 'success' as const

/** What transactions are for. */
export function registerCategories(app: FastifyInstance, context: Context): void {
  serve(app, context, listCategories, async ({ principal }) => ({
    status: success,
    data: await categoriesReply(context.db, principal.businessId),
  }))
  serve(app, context, contract.addCategory, async ({ body, principal }) => ({
    status: success,
    data: await addCategory(context, principal.businessId, {
      author: authorOf(principal),
      input: body,
    }),
  }))
  serve(app, context, contract.changeCategory, async ({ params, body, principal }) =>
    changedReply(
      await changeCategory(context, principal.businessId, {
        author: authorOf(principal),
        code: params.sub_category,
        ...body,
      }),
    ),
  )
  serve(app, context, contract.mergeCategories, async ({ body, principal }) =>
    changedReply(
      await mergeCategories(context, principal.businessId, {
        author: authorOf(principal),
        ...body,
      }),
    ),
  )
}
