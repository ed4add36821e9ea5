// HTTP for putting transactions right: edits and their preview, and transactions added by hand or taken out.
import * as edits from '@plimsoll/contract/edits'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { authorOf } from '../changes/author.ts'
import { tellChanged } from '../changes/tell.ts'
import { readOne } from '../read-one.ts'
import { editInBulk } from './bulk.ts'
import { addByHand, removeTransaction } from './manual.ts'
import { previewEdit } from './preview.ts'
import { updateTransactions } from './update.ts'

const success = 'success' as const

/** Everything that changes transactions. */
export function registerEdits(app: FastifyInstance, context: Context): void {
  serve(app, context, edits.updateTransactions, async ({ body, asker }) => {
    const said = { author: authorOf(asker), said: body }
    const made = await updateTransactions(context, asker.businessId, said)
    return tellChanged(made, made.result)
  })
  serve(app, context, edits.previewEdits, async ({ body, asker }) => ({
    status: success,
    data: await previewEdit(context, asker.businessId, { author: authorOf(asker), said: body }),
  }))
  serve(app, context, edits.bulkEdit, async ({ body, asker }) => {
    const said = { author: authorOf(asker), said: body }
    const made = await editInBulk(context, asker.businessId, said)
    const { status, data } = tellChanged(made)
    return { status, data: { ...data, ...made.result } }
  })
  serve(app, context, edits.addTransaction, async ({ body, asker }) => ({
    status: success,
    data: await addByHand(context, asker.businessId, { author: authorOf(asker), said: body }),
  }))
  serve(app, context, edits.readTransaction, async ({ params, asker }) => ({
    status: success,
    data: await readOne(context, asker.businessId, params.id),
  }))
  serve(app, context, edits.removeTransaction, async ({ params, asker }) => ({
    status: success,
    data: await removeTransaction(context, asker.businessId, {
      author: authorOf(asker),
      id: params.id,
    }),
  }))
}
