// What names a due item, on every page of cash management.
import type { DueItem } from '@plimsoll/contract/cash-management'

/** What names an item to the forecast, and to the export. */
export function nameOf({ line_id, due }: Pick<DueItem, 'line_id' | 'due'>): string {
  return `${line_id}:${due}`
}
