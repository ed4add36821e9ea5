// The column of amounts where no heading names one plainly: what was paid beside what was planned,
// and what was paid before its tax.
import { profileOf } from './column-profile.ts'
import type { Columns } from './columns.ts'
import { fold } from './fold.ts'
import type { Row } from './statement.ts'

const words = /^actuals?( amount| spend| cost)?$|\b(ex|excl|excluding|before) (of )?(vat|tax)$/

/** The index of the only such column, as a list of one, or `undefined`. */
export function lastAmount(
  headers: readonly string[],
  rows: readonly Row[],
  free: readonly number[],
): number[] | undefined {
  const found = free.filter((at) => {
    if (!words.test(fold(headers[at] ?? ''))) return false
    const { filled, amounts } = profileOf(at, rows)
    return filled > 0 && amounts === filled
  })
  return found.length === 1 ? found : undefined
}

/** Whether fees are the only money of a list, as what a school or a nursery is paid. */
export function isFeeAlone(
  headers: readonly string[],
  rows: readonly Row[],
  columns: Columns,
): boolean {
  if (columns.money_in || columns.money_out || columns.balance) return false
  const money = headers.flatMap((_, at) => (profileOf(at, rows).decimals > 0 ? [at] : []))
  return money.length === 1 && money[0] === columns.fee?.[0]
}

/**
 * Under a header that no dictionary knows, the one column of money is the amount; of several none
 * is.
 */
export function onlyMoney(
  free: readonly number[],
  rows: readonly Row[],
  columns: Columns,
): number[] | undefined {
  const taken = new Set(Object.values(columns).flat())
  const money = free
    .map((index) => profileOf(index, rows))
    .filter((each) => !taken.has(each.index) && each.decimals * 2 > each.filled && each.filled > 0)
  return money.length === 1 && money[0] ? [money[0].index] : undefined
}
