// HTTP for putting transactions right: edits and their preview, and transactions added by hand or
// taken out.
import * as edits from '@plimsoll/contract/edits'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { authorOf } from '../changes/author.ts'
import { changedReply } from '../changes/changes-reply.ts'
import { readOne } from '../read-one.ts'
import { editInBulk } from './bulk.ts'
import { addByHand, removeTransaction } from './manual.ts'
import { previewEdit } from './preview-edit.ts'
import { updateTransactions } from './update.ts'

const success = 'success' as const

/** Everything that changes transactions. */
export function registerEdits(app: FastifyInstance, context: Context): void {
  serve(app, context, edits.updateTransactions, async ({ body, principal }) => {
    const edit = { author: authorOf(principal), input: body }
    const made = await updateTransactions(context, principal.businessId, edit)
    return changedReply(made, made.result)
  })
  serve(app, context, edits.previewEdits, async ({ body, principal }) => ({
    status: success,
    data: await previewEdit(context, principal.businessId, {
      author: authorOf(principal),
      input: body,
    }),
  }))
  serve(app, context, edits.bulkEdit, async ({ body, principal }) => {
    const edit = { author: authorOf(principal), input: body }
    const made = await editInBulk(context, principal.businessId, edit)
    const { status, data } = changedReply(made)
    return { status, data: { ...data, ...made.result } }
  })
  serve(app, context, edits.addTransaction, async ({ body, principal }) => ({
    status: success,
    data: await addByHand(context, principal.businessId, {
      author: authorOf(principal),
      input: body,
    }),
  }))
  serve(app, context, edits.readTransaction, async ({ params, principal }) => ({
    status: success,
    data: await readOne(context, principal.businessId, params.id),
  }))
  serve(app, context, edits.removeTransaction, async ({ params, principal }) => ({
    status: success,
    data: await removeTransaction(context, principal.businessId, {
      author: authorOf(principal),
      id: params.id,
    }),
  }))
}
