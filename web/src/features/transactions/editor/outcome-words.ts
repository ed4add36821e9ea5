// What excluding or removing a transaction will do, in words, before it is saved.
import type { Transaction } from '@plimsoll/contract/transactions'
import type { Day } from '@plimsoll/domain/calendar'
import { less, type Minor, magnitude } from '@plimsoll/domain/money'
import { grouped, money, moneyIn } from '../../../format/amount.ts'
import { dayLong, monthLong } from '../../../format/date.ts'
import type { TransactionRecord } from '../queries.ts'

/** What excluding does to the month, the balances and the forecast. */
export function exclusionWords({ amount, account, day }: Transaction): string {
  const moved = moneyIn(account.currency, magnitude(amount))
  const side = amount < 0 ? 'cash out' : 'cash in'
  return `This ${moved} moves to a separate line, “Excluded”, under ${side} in ${monthLong(day.slice(0, 7))}. Your bank balances don’t change. Averages, comparisons, forecasts and advice leave it out.`
}

/**
 * What excluding or including many does. `net` is what they add up to, signed; the days are null
 * where they are not known.
 */
export function bulkExclusionWords(change: {
  isExcluding: boolean
  count: number
  net: Minor
  from: Day | null
  to: Day | null
}): string {
  const { isExcluding, count, net } = change
  if (count === 0) return 'Nothing changes: they are that way already.'
  const which = count === 1 ? '1 transaction' : `${grouped(count)} transactions`
  const side = net < 0 ? 'cash out' : 'cash in'
  const amount = `${count === 1 ? '' : 'a net '}${money(magnitude(net))} of ${side}`
  const where = monthsWords(change)
  const kept = 'Your bank balances and closing balances don’t change.'
  return isExcluding
    ? `${which}, ${amount}, move${count === 1 ? 's' : ''} to the line “Excluded” ${where}. ${kept} Averages, comparisons, forecasts and advice leave ${count === 1 ? 'it' : 'them'} out.`
    : `${which}, ${amount}, count${count === 1 ? 's' : ''} in ${count === 1 ? 'its category' : 'their categories'} again ${where.replace(/^of/, 'in')}. ${kept} Averages, comparisons, forecasts and advice take ${count === 1 ? 'it' : 'them'} in.`
}

function monthsWords({ from, to }: { from: Day | null; to: Day | null }): string {
  if (!from || !to) return 'of their months'
  const [first, last] = [monthLong(from.slice(0, 7)), monthLong(to.slice(0, 7))]
  return first === last ? `of ${first}` : `of their months, ${first} to ${last}`
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

/**
 * By how much the nearest stated balance no longer fits without this transaction; null where all
 * still fit.
 */
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
