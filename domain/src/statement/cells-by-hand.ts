// What people write by hand, and copy as it stands, before tables are looked for: pence in a column
// of their own, ditto marks, words beside amounts.
import { withDittosFilled } from './ditto-marks.ts'
import { withPenceJoined } from './pounds-and-pence.ts'
import type { Sheet } from './statement.ts'
import { withBareAmounts } from './words-beside-amounts.ts'

/** The sheet with every cell holding what a person reads in it. */
export function withHandsRead(sheet: Sheet): Sheet {
  return withBareAmounts(withDittosFilled(withPenceJoined(sheet)))
}
