// Whether cash management has anything to forecast from, and why not.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import type { NoForecast } from '@plimsoll/contract/outlook'

/** The reason that nothing is forecast; without a balance alone, bills and receipts still are. */
export function noForecastIn({ outlook }: Pick<CashManagement, 'outlook'>): NoForecast | null {
  const { reason, words } = outlook
  if (reason === null || reason === 'no_balance') return null
  return { reason, lead: words.lead, rest: words.rest }
}
