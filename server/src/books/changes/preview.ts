// Rehearses a change: carries it out, looks at what it did, and takes everything back before anybody else sees it. What a
// preview tells is thus exactly what the change would do; there is no second way that could come to something else.
import type { Transaction } from '@plimsoll/contract/transactions'
import type { Minor } from '@plimsoll/domain/money'
import type { Context } from '../../context.ts'
import { holdBooks, type TenantTx } from '../../db/tenant.ts'
import { knownCategories } from '../categories/known.ts'
import { readListed } from '../list/list.store.ts'
import { tellAll } from '../list/list-reply.ts'
import type { Changed } from './make-change.ts'
import { backToMark, type ChangedRows, readChangedRows, setMark } from './preview.store.ts'

/** What a change would do: how many rows, which days, their sum, and the newest of them before and after. */
export type Rehearsed<T> = {
  result: T
  changed: number
  first_day: string | null
  last_day: string | null
  total: Minor
  samples: { before: Transaction; after: Transaction }[]
}

/** Thrown to roll everything back, with what was seen. */
class Seen<T> extends Error {
  readonly rehearsed: Rehearsed<T>
  constructor(rehearsed: Rehearsed<T>) {
    super('rehearsed')
    this.rehearsed = rehearsed
  }
}

/** Carries `work` out on the books, tells what it did, and leaves the books as they are. */
export async function rehearse<T>(
  context: Context,
  businessId: string,
  of: { samplesMax: number; work: (tx: TenantTx) => Promise<Changed<T>> },
): Promise<Rehearsed<T>> {
  try {
    return await holdBooks(context.db, businessId, async (tx) => {
      await setMark(tx)
      const made = await of.work(tx)
      throw new Seen(await lookAt(tx, businessId, { made, samplesMax: of.samplesMax }))
    })
  } catch (error) {
    if (error instanceof Seen) return error.rehearsed as Rehearsed<T>
    throw error
  }
}

async function lookAt<T>(
  tx: TenantTx,
  businessId: string,
  of: { made: Changed<T>; samplesMax: number },
): Promise<Rehearsed<T>> {
  const { made, samplesMax } = of
  const nothing: ChangedRows = { ids: [], first_day: null, last_day: null, total: 0 as Minor }
  const rows = made.changeId
    ? await readChangedRows(tx, businessId, { changeId: made.changeId, samplesMax })
    : nothing
  const after = await tell(tx, businessId, rows.ids)
  await backToMark(tx)
  const before = await tell(tx, businessId, rows.ids)
  const samples = rows.ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    return was && is ? [{ before: was, after: is }] : []
  })
  const { first_day, last_day, total } = rows
  return { result: made.result, changed: made.changed, first_day, last_day, total, samples }
}

async function tell(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, Transaction>> {
  const known = await knownCategories(tx, businessId)
  const rows = await readListed(tx, businessId, ids)
  const told = await tellAll(tx, businessId, { rows, known })
  return new Map(told.map((one) => [one.id, one]))
}
