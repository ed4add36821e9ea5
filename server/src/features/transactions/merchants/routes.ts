// HTTP for merchants.
import * as contract from '@plimsoll/contract/merchants'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { authorOf } from '../changes/author.ts'
import { changedReply } from '../changes/changes-reply.ts'
import { merchantsReply, mergeMerchants, recentReply, renameMerchant } from './merchants.ts'

const success = 'success' as const

/** Who transactions are with. */
export function registerMerchants(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.listMerchants, async ({ query, principal }) => ({
    status: success,
    ...(await merchantsReply(context.db, principal.businessId, query)),
  }))
  serve(app, context, contract.recentOfMerchant, async ({ params, principal }) => ({
    status: success,
    data: await recentReply(context.db, principal.businessId, params.id),
  }))
  serve(app, context, contract.renameMerchant, async ({ params, body, principal }) =>
    changedReply(
      await renameMerchant(context, principal.businessId, {
        author: authorOf(principal),
        id: params.id,
        name: body.name,
      }),
    ),
  )
  serve(app, context, contract.mergeMerchants, async ({ body, principal }) =>
    changedReply(
      await mergeMerchants(context, principal.businessId, { author: authorOf(principal), ...body }),
    ),
  )
}
