// Where a figure of the dashboard leads: the same figure in the cash-flow table, a payment's line
// in the forecast, the search for a way out.
import { addDays, type Day, type Month } from '@plimsoll/domain/calendar'
import { type Minor, printMinor } from '@plimsoll/domain/money'

/**
 * The transactions behind a cell of the table; the path is as the table has it, `out.op.people`.
 */
export function cellHref(path: string, month: Month): string {
  return `/cash-flow?cell=${path}:${month}`
}

/** The month in detail, from its opening to its closing balance. */
export function monthHref(month: Month): string {
  return `/cash-flow?month=${month}`
}

/** A payment's line in the forecast, which is found by its id. */
export function seriesHref(merchant: string, lineId: string): string {
  return `/cash-flow/forecast/${['all', merchant, lineId].map(encodeURIComponent).join('/')}`
}

/** The search for payments to move, so that cash stays above an amount until a day. */
export function goalHref(above: Minor, until: Day): string {
  return `/cash-flow/scenarios?above=${printMinor(above)}&until=${until}`
}

const planDays = 30

/** The search around a low: a plan that only shifts the dip behind its end would be none. */
export function planHref(above: Minor, low: Day): string {
  return goalHref(above, addDays(low, planDays))
}
