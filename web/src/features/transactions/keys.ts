// What tells rows of a list from each other.
import type { Transaction } from '@plimsoll/contract/transactions'

/** What tells a row from all others: parts of one split transaction share its id. */
export function keyOf(row: Transaction): string {
  return row.part_of ? `${row.id}.${row.part_of.part}` : row.id
}
