// HTTP for rules.
import * as contract from '@plimsoll/contract/rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { authorOf } from '../changes/author.ts'
import { addRule, changeRule, dropRule, listRules, orderRules, tryRule } from './rules.ts'

const success = 'success' as const

/** The rules of a business. */
export function registerRules(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.listRules, async ({ principal }) => ({
    status: success,
    data: await listRules(context, principal.businessId),
  }))
  serve(app, context, contract.tryRule, async ({ principal, body }) => ({
    status: success,
    data: await tryRule(context, principal.businessId, {
      author: authorOf(principal),
      input: body,
    }),
  }))
  serve(app, context, contract.addRule, async ({ principal, body }) => ({
    status: success,
    data: await addRule(context, principal.businessId, {
      author: authorOf(principal),
      input: body,
    }),
  }))
  serve(app, context, contract.changeRule, async ({ principal, params, body }) => ({
    status: success,
    data: await changeRule(context, principal.businessId, {
      author: authorOf(principal),
      id: params.id,
      input: body,
    }),
  }))
  serve(app, context, contract.orderRules, async ({ principal, body }) => {
    await orderRules(context, principal.businessId, { author: authorOf(principal), ids: body.ids })
    return { status: success }
  })
  serve(app, context, contract.dropRule, async ({ principal, params }) => {
    await dropRule(context, principal.businessId, { author: authorOf(principal), id: params.id })
    return { status: success }
  })
}
