// Refuses what may be changed of items typed by hand alone, and what no item can be.
import type { Edit } from '@plimsoll/contract/edits'
import type { Day } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import { readIncluded } from '../../../books/accounts/accounts.store.ts'
import type { TargetRow } from '../../../books/edits/targets.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/**
 * Refuses amounts and accounts of what a bank reports, an amount of zero, and an account that is
 * not there.
 */
export async function checkManual(
  tx: TenantTx,
  businessId: string,
  checked: { edit: Edit; targets: readonly TargetRow[] },
): Promise<void> {
  const { amount, account } = checked.edit
  if (amount === undefined && account === undefined) return
  if (checked.targets.some((row) => row.origin !== 'manual'))
    throw new Problem(
      'conflict',
      'The amount and the account are the bank’s. They can be changed of items added by hand alone.',
    )
  if (amount === 0) throw new Problem('invalid', 'Enter an amount that isn’t zero.')
  if (account !== undefined && (await readIncluded(tx, businessId, account)) === null)
    throw new Problem('not_found', 'There is no such account.')
  const isMoved = (row: TargetRow) =>
    (amount !== undefined && amount !== row.amount_minor) ||
    (account !== undefined && account !== row.account_id)
  if (
    checked.edit.transfer_with === undefined &&
    checked.targets.some((row) => row.transfer_id && isMoved(row))
  )
    throw new Problem(
      'conflict',
      'This is one leg of a transfer. Take the pair apart before its amount or account changes.',
    )
  if (checked.edit.splits === undefined && amount !== undefined)
    if (checked.targets.some((row) => row.split && row.amount_minor !== amount))
      throw new Problem('conflict', 'This item is split. Say its parts together with its amount.')
}

// As of files: a year like 0026 is a slip of the hand, and would stretch every figure over two
// thousand years.
const firstDay = '1990-01-01'

/**
 * Refuses days that are still to come, for what has not happened is the forecast's, and days before
 * any statement.
 */
export function refuseDay(day: Day, today: Day): void {
  if (day < firstDay)
    throw new Problem('invalid', 'This day is too long ago. Look at its year.', {
      details: [{ message: 'Look at the year.', path: 'date' }],
    })
  if (day <= today) return
  const message = 'This day is still to come. Add what you expect to the forecast instead.'
  throw new Problem('invalid', message, { details: [{ message, path: 'date' }] })
}
