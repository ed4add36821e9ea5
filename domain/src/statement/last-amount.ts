// The column of amounts where no heading names one plainly: what was paid beside what was planned,
// and what was paid before its tax.
import { profileOf } from './column-profile.ts'
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
