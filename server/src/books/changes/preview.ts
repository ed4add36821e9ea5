// Previews a change: carries it out, reads what it did, and takes everything back before anybody
// else sees it. A preview thus shows exactly what the change would do; there is no second way that
// could come to something else.
import type { Transaction } from '@plimsoll/contract/transactions'
import type { Minor } from '@plimsoll/domain/money'
import type { Context } from '../../context.ts'
import { holdBooks, type TenantTx } from '../../db/tenant.ts'
import { knownCategories } from '../categories/known.ts'
import { readListed } from '../list/list.store.ts'
import { toTransactions } from '../list/list-reply.ts'
import type { Changed } from './make-change.ts'
import { backToMark, type ChangedRows, readChangedRows, setMark } from './preview.store.ts'

/**
 * What a change would do: how many rows, which days, their sum, and the newest of them before and
 * after.
 */
type Preview<T> = {
  result: T
  changed: number
  first_day: string | null
  last_day: string | null
  total: Minor
  samples: { before: Transaction; after: Transaction }[]
}

/** Thrown to roll everything back, with what was seen. */
class Previewed<T> extends Error {
  readonly preview: Preview<T>
  constructor(preview: Preview<T>) {
    super('previewed')
    this.preview = preview
  }
}

type Work<T> = { samplesMax: number; work: (tx: TenantTx) => Promise<Changed<T>> }

/** Carries `work` out on the books, returns what it did, and leaves the books as they are. */
export async function previewChange<T>(
  context: Context,
  businessId: string,
  { samplesMax, work }: Work<T>,
): Promise<Preview<T>> {
  try {
    return await holdBooks(context.db, businessId, async (tx) => {
      await setMark(tx)
      const made = await work(tx)
      throw new Previewed(await compare(tx, businessId, { made, samplesMax }))
    })
  } catch (error) {
    if (error instanceof Previewed) return error.preview as Preview<T>
    throw error
  }
}

async function compare<T>(
  tx: TenantTx,
  businessId: string,
  { made, samplesMax }: { made: Changed<T>; samplesMax: number },
): Promise<Preview<T>> {
  const nothing: ChangedRows = { ids: [], first_day: null, last_day: null, total: 0 as Minor }
  const rows = made.changeId
    ? await readChangedRows(tx, businessId, { changeId: made.changeId, samplesMax })
    : nothing
  const after = await readById(tx, businessId, rows.ids)
  await backToMark(tx)
  const before = await readById(tx, businessId, rows.ids)
  const samples = rows.ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    return was && is ? [{ before: was, after: is }] : []
  })
  const { first_day, last_day, total } = rows
  return { result: made.result, changed: made.changed, first_day, last_day, total, samples }
}

async function readById(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, Transaction>> {
  const categories = await knownCategories(tx, businessId)
  const rows = await readListed(tx, businessId, ids)
  const transactions = await toTransactions(tx, businessId, { rows, categories })
  return new Map(transactions.map((transaction) => [transaction.id, transaction]))
}
