// HTTP for rules.
import * as contract from '@plimsoll/contract/rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { authorOf } from '../changes/author.ts'
import { addRule, changeRule, dropRule, orderRules, tellRules, tryRule } from './rules.ts'

const success = 'success' as const

/** The rules of a business. */
export function registerRules(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.listRules, async ({ asker }) => ({
    status: success,
    data: await tellRules(context, asker.businessId),
  }))
  serve(app, context, contract.tryRule, async ({ asker, body }) => ({
    status: success,
    data: await tryRule(context, asker.businessId, { author: authorOf(asker), said: body }),
  }))
  serve(app, context, contract.addRule, async ({ asker, body }) => ({
    status: success,
    data: await addRule(context, asker.businessId, { author: authorOf(asker), said: body }),
  }))
  serve(app, context, contract.changeRule, async ({ asker, params, body }) => ({
    status: success,
    data: await changeRule(context, asker.businessId, {
      author: authorOf(asker),
      id: params.id,
      said: body,
    }),
  }))
  serve(app, context, contract.orderRules, async ({ asker, body }) => {
    await orderRules(context, asker.businessId, { author: authorOf(asker), ids: body.ids })
    return { status: success }
  })
  serve(app, context, contract.dropRule, async ({ asker, params }) => {
    await dropRule(context, asker.businessId, { author: authorOf(asker), id: params.id })
    return { status: success }
  })
}
