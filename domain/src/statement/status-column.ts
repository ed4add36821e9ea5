// Finds the column that says of each payment whether it has happened, where no header names it: it
// holds nothing but such words.
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { isDeclined, isPending } from './row-words.ts'
import type { Row } from './statement.ts'

const booked =
  /^((umsatz )?(gebucht|verbucht)|booked|cleared|completed|complete|posted|settled|success(ful)?|succeeded|approved|actual|done|paid|comptabilisee?|contabilizad[oa]|contabilizzat[oa]|geboekt|bokford)$/

/** The index of the first such column among `free`, if some of its payments have not happened. */
export function statusColumn(free: readonly number[], rows: readonly Row[]): number | null {
  return free.find((index) => holdsStatuses(index, rows)) ?? null
}

function holdsStatuses(index: number, rows: readonly Row[]): boolean {
  let waiting = 0
  for (const { cells } of rows) {
    const word = fold(textOf(cells[index]))
    if (word === '') continue
    if (isDeclined(word) || (isPending(word) && !/^(no?|false)$/.test(word))) waiting++
    else if (!booked.test(word)) return false
  }
  return waiting > 0
}
