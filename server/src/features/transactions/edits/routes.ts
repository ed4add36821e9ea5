// HTTP for putting transactions right: edits, their preview, the audit trail and undo.
import * as edits from '@plimsoll/contract/edits'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../http/serve.ts'
import { authorOf } from '../changes/author.ts'
import type { Changed } from '../changes/make-change.ts'
import { tellChanges } from '../changes/tell.ts'
import { undoChange } from '../changes/undo.ts'
import { readOne } from '../read-one.ts'
import { editInBulk } from './bulk.ts'
import { addByHand, removeTransaction } from './manual.ts'
import { previewEdit } from './preview.ts'
import { updateTransactions } from './update.ts'

const success = 'success' as const

/** What an edit did, as it is told. */
export function told(made: Changed<unknown>) {
  const { kept_by_hand = 0, rule_id = null } = (made.result ?? {}) as {
    kept_by_hand?: number
    rule_id?: string | null
  }
  const data = { change_id: made.changeId, changed: made.changed, kept_by_hand, rule_id }
  return { status: success, data }
}

/** Everything that changes transactions. */
export function registerEdits(app: FastifyInstance, context: Context): void {
  serve(app, context, edits.updateTransactions, async ({ body, asker }) =>
    told(
      await updateTransactions(context, asker.businessId, { author: authorOf(asker), said: body }),
    ),
  )
  serve(app, context, edits.previewEdits, async ({ body, asker }) => ({
    status: success,
    data: await previewEdit(context, asker.businessId, { author: authorOf(asker), said: body }),
  }))
  serve(app, context, edits.bulkEdit, async ({ body, asker }) =>
    told(await editInBulk(context, asker.businessId, { author: authorOf(asker), said: body })),
  )
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
  registerTrail(app, context)
}

function registerTrail(app: FastifyInstance, context: Context): void {
  serve(app, context, edits.listChanges, async ({ query, asker }) => ({
    status: success,
    ...(await tellChanges(context.db, asker.businessId, query)),
  }))
  serve(app, context, edits.undoChange, async ({ params, asker }) => ({
    status: success,
    data: {
      changed: await undoChange(context, asker.businessId, { changeId: params.id, by: asker.name }),
    },
  }))
}
