// Takes a change back, to the byte, or refuses and says what stands on it.
import { today } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { settleAccounts } from '../accounts/balances.store.ts'
import { changeBooks } from '../change-books.ts'
import { moveMemory } from '../merchants/memory.store.ts'
import { addTotals, subtractTotals } from '../totals/totals.store.ts'
import { readAccountIds } from './accounts-of.store.ts'
import { findChange, readTouched } from './changes.store.ts'
import { backwards } from './make-change.ts'
import { handMerchantsOver, readOrphan } from './orphans.store.ts'
import { markUndone, readClashes, readLater, recomputeEditedAt, restoreRows } from './undo.store.ts'

/** Undoes a change; returns how many transactions are as they were. A second undo is refused. */
export async function undoChange(
  context: Context,
  businessId: string,
  undo: { changeId: string; by: string },
): Promise<number> {
  return changeBooks(context, businessId, async (tx) => {
    const change = await findChange(tx, businessId, undo.changeId)
    if (!change) throw new Problem('not_found', 'There is no such change.')
    if (change.undone_at) throw new Problem('conflict', 'This change was undone already.')
    if (!change.undoable) throw new Problem('conflict', 'This change cannot be undone any more.')
    await refuseClashes(tx, businessId, undo.changeId)
    await takeBack(tx, businessId, undo)
    await moveMemory(tx, businessId, change.memory.map(backwards))
    return change.transactions
  })
}

async function takeBack(
  tx: TenantTx,
  businessId: string,
  undo: { changeId: string; by: string },
): Promise<void> {
  const { changeId } = undo
  const ids = await readTouched(tx, businessId, changeId)
  const before = await readAccountIds(tx, businessId, ids)
  await handMerchantsOver(tx, businessId, changeId)
  await subtractTotals(tx, businessId, { ids })
  await restoreRows(tx, businessId, changeId)
  await recomputeEditedAt(tx, businessId, { changeId, ids })
  await addTotals(tx, businessId, { ids })
  const stray = await readOrphan(tx, businessId, { changeId, ids })
  if (stray) throw new Problem('conflict', `This cannot be undone. ${stray}`)
  const after = await readAccountIds(tx, businessId, ids)
  await settleAccounts(tx, businessId, [...new Set([...before, ...after])])
  await markUndone(tx, businessId, undo)
}

async function refuseClashes(tx: TenantTx, businessId: string, changeId: string): Promise<void> {
  const [clash] = await readClashes(tx, businessId, changeId)
  if (!clash) return
  if (clash.table_name === 'forecast_decision')
    throw new Problem(
      'conflict',
      'You’ve since changed this expected payment on the forecast, so this can’t be undone.',
    )
  const later = await readLater(tx, businessId, { changeId, clash })
  throw new Problem(
    'conflict',
    later
      ? `“${later.what}” of ${dayInWords(today(later.at))} builds on this. Undo that first.`
      : 'What this changed has been changed since, by an import or an update from the bank, so it cannot be undone.',
  )
}
