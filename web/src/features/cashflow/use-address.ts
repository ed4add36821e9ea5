// What the cash-flow page shows, kept in its address: period or first month, pounds or pence,
// actuals against their forecasts, the open figure or month.
import { isMonth, type Month } from '@plimsoll/domain/calendar'
import { useMemo } from 'react'
import { useAddress } from '../../routing.ts'
import { type CellKey, printCell, readCell } from './cell-key.ts'
import { type Period, periods } from './periods.ts'

/** How figures are written in the table. */
export type Figures = 'pence' | 'pounds'

/** The address, read. `from` is the first month where the months were paged. */
export type CashflowAddress = {
  readonly period: Period
  readonly from: Month | null
  readonly figures: Figures
  /** Whether months that are over show their difference from the forecast. */
  readonly isCompared: boolean
  readonly cell: CellKey | null
  readonly month: Month | null
}

/**
 * The address and the ways to change it. Opening adds a step to the history, so that Back closes;
 * the rest replaces.
 */
export function useCashflowAddress() {
  const [query, change] = useAddress()
  const changes = useMemo(() => changesBy(change), [change])
  return { address: readAddress(query), ...changes }
}

function changesBy(change: ReturnType<typeof useAddress>[1]) {
  return {
    showPeriod: (period: Period) =>
      change({ period: period === 'current' ? null : period, from: null }),
    showFrom: (from: Month) => change({ from }),
    showFigures: (figures: Figures) => change({ figures: figures === 'pence' ? null : figures }),
    showCompared: (isCompared: boolean, period?: Period) =>
      change({
        compare: isCompared ? 'forecast' : null,
        ...(period ? { period, from: null } : {}),
      }),
    openCell: (cell: CellKey) => change({ cell: printCell(cell), month: null }, { step: true }),
    openMonth: (month: Month, step = true) => change({ month, cell: null }, { step }),
    close: () => change({ cell: null, month: null }),
  }
}

/** Reads an address; what it does not understand is ignored. */
function readAddress(search: URLSearchParams): CashflowAddress {
  const period = periods.find(({ value }) => value === search.get('period'))?.value
  return {
    period: period ?? 'current',
    from: monthIn(search.get('from')),
    figures: search.get('figures') === 'pounds' ? 'pounds' : 'pence',
    isCompared: search.get('compare') === 'forecast',
    cell: readCell(search.get('cell')),
    month: monthIn(search.get('month')),
  }
}

function monthIn(text: string | null): Month | null {
  return text && isMonth(text) ? text : null
}
