// Where a figure of the dashboard leads: the same figure in the cash-flow table.
import type { Month } from '@plimsoll/domain/calendar'

/** The transactions behind a cell of the table; the path is as the table has it, `out.op.people`. */
export function cellHref(path: string, month: Month): string {
  return `/cash-flow?cell=${path}:${month}`
}

/** The month in detail, from its opening to its closing balance. */
export function monthHref(month: Month): string {
  return `/cash-flow?month=${month}`
}
