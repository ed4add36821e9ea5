// What excluding or removing a transaction will do, in words, before it is saved.
import type { Transaction } from '@plimsoll/contract/transactions'
import { less, magnitude } from '@plimsoll/domain/money'
import { moneyIn } from '../../../format/amount.ts'
import { dayLong, monthLong } from '../../../format/date.ts'
import type { TransactionRecord } from '../queries.ts'

/** What excluding does to the month, the balances and the forecast. */
export function exclusionWords({ amount, account, day }: Transaction): string {
  const moved = moneyIn(account.currency, magnitude(amount))
  const side = amount < 0 ? 'cash out' : 'cash in'
  return `This ${moved} moves to a line of its own, “Excluded”, under ${side} in ${monthLong(day.slice(0, 7))}. Your bank balances don’t change. Averages, comparisons, forecasts and advice leave it out.`
}

/** What removing does, and by how much a balance that the bank stated no longer fits. */
export function removalWords(record: TransactionRecord): string {
  const { transaction } = record
  const what =
    transaction.origin === 'manual'
      ? 'Remove a transaction you added by mistake.'
      : 'Remove a transaction that never happened. It won’t come back with the next bank update.'
  const otherwise = 'If it did happen and you only don’t want to count it, exclude it instead.'
  return [what, misfitWords(record, 'ahead'), otherwise, 'You can undo this.']
    .filter(Boolean)
    .join(' ')
}

/** By how much the nearest stated balance no longer fits without this transaction; null where all still fit. */
export function misfitWords(
  { transaction, removal_misfit: misfit }: TransactionRecord,
  when: 'ahead' | 'removed',
): string | null {
  if (!misfit) return null
  const { currency } = transaction.account
  const difference = less(misfit.counted, misfit.stated)
  const direction = difference < 0 ? 'less' : 'more'
  const [fits, comes] =
    when === 'ahead' ? ['will no longer fit', 'will come'] : ['no longer fits', 'come']
  return `Your bank’s balance of ${moneyIn(currency, misfit.stated)} on ${dayLong(misfit.day)} ${fits}: your transactions ${comes} to ${moneyIn(currency, magnitude(difference))} ${direction}.`
}
