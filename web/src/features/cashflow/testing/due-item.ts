// A due item for tests: a monthly bill, with what the test is about put over it.
import type { DueItem } from '@plimsoll/contract/cash-management'
import { type Minor, minor } from '@plimsoll/domain/money'

/** A bill of £100 due on 1 December 2026, unless overridden; `pence` is its signed amount. */
export function dueItem({
  pence = -10_000,
  ...more
}: Partial<DueItem> & { pence?: number } = {}): DueItem {
  const amount: Minor = minor(pence)
  const day = more.day ?? more.due ?? '2026-12-01'
  return {
    line_id: 'a',
    due: day,
    day,
    side: pence < 0 ? 'out' : 'in',
    merchant: 'Marlow Estates',
    merchant_id: null,
    category: 'premises',
    sub_category: 'rent',
    subcategory_label: 'Rent',
    source: 'series',
    entered: null,
    amount,
    matched: minor(0),
    open: amount,
    transactions: [],
    state: 'expected',
    words: 'Monthly on the 1st',
    probability: 0.9,
    rail: 'standing_order',
    automatic: false,
    ...more,
  }
}
