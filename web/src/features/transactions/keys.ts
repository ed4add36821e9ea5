// Keys that identify the rows of a list.
import type { Transaction } from '@plimsoll/contract/transactions'

/** The key of a row: parts of one split transaction share its id. */
export function keyOf(row: Transaction): string {
  return row.part_of ? `${row.id}.${row.part_of.part}` : row.id
}
