// Exactly what an edit would change, changing nothing.
import type { previewEdits as endpoint } from '@plimsoll/contract/edits'
import type * as z from 'zod/mini'
import type { Author } from '../../../books/changes/changes.store.ts'
import { previewChange } from '../../../books/changes/preview.ts'
import type { Context } from '../../../context.ts'
import type { UpdateInput } from './edit-fields.ts'
import { editWithin } from './update.ts'

type Preview = z.output<(typeof endpoint)['reply']>['data']

const samplesMax = 100

/** Previews an edit. */
export async function previewEdit(
  context: Context,
  businessId: string,
  change: { author: Author; input: UpdateInput },
): Promise<Preview> {
  const today = context.today()
  const { result, ...seen } = await previewChange(context, businessId, {
    samplesMax,
    work: (tx) => editWithin(tx, businessId, { ...change, today }),
  })
  return { ...seen, kept_by_hand: result.kept_by_hand }
}
