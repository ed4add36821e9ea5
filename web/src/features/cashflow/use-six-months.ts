// Decides which six months are on screen and has their figures fetched: the usual span, or another
// where they lie outside it.
import type { CashflowOverview } from '@plimsoll/contract/cashflow'
import { tableMonths } from '@plimsoll/contract/limits'
import { addMonths, type Month } from '@plimsoll/domain/calendar'
import { useMemo } from 'react'
import { monthsAround, startOf, startShowing } from './periods.ts'
import { useOverview } from './queries.ts'
import { currentMonthOf, sixMonths, type TableMonth } from './six-months.ts'
import type { CashflowAddress } from './use-address.ts'

/** The six months and what they were made from. */
export type SixMonths = {
  readonly overview: CashflowOverview
  readonly current: Month
  readonly start: Month
  readonly months: readonly TableMonth[]
}

/**
 * `data` is null while it is fetched, when that failed (`error`), and when the business has no
 * figures (`isEmpty`).
 */
export function useSixMonths(
  address: CashflowAddress,
  from: { source: 'bank' | 'excel' | null; isKnown: boolean },
) {
  const variant = from.source === 'bank' ? { source: from.source } : {}
  const usual = useOverview(variant, from.isKnown)
  const current = usual.data ? currentMonthOf(usual.data) : null
  const start = current ? startFor(address, current) : null
  const isFar = current !== null && start !== null && liesOutside(start, current)
  const far = useOverview({ ...(start ? spanFrom(start) : {}), ...variant }, isFar)
  const shown = isFar ? far : usual
  const isEmpty = usual.data !== undefined && hasNothing(usual.data)
  const overview = isEmpty ? undefined : shown.data
  // The same months as long as nothing of them changes, so that opening one draws no row again.
  const data = useMemo<SixMonths | null>(
    () =>
      overview && current && start
        ? { overview, current, start, months: sixMonths(overview, start) }
        : null,
    [overview, current, start],
  )
  return { data, isEmpty, error: usual.error ?? shown.error, retry: () => void shown.refetch() }
}

function startFor(address: CashflowAddress, current: Month): Month {
  const start = address.from ?? startOf(address.period, current)
  const wanted = address.cell?.month ?? address.month
  return wanted ? startShowing(wanted, start) : start
}

function liesOutside(start: Month, current: Month): boolean {
  const last = addMonths(start, tableMonths - 1)
  return start < addMonths(current, -monthsAround) || last > addMonths(current, monthsAround)
}

function spanFrom(start: Month) {
  return { from: start, to: addMonths(start, tableMonths - 1) }
}

function hasNothing({ data, meta }: CashflowOverview): boolean {
  if (meta) return meta.first_day === null
  return data.every(({ actuals, forecast }) => actuals.length === 0 && forecast.length === 0)
}
