// What the analysis page shows, kept in its address: the period, what it is compared with, and
// money in, out or both.
import { isDay } from '@plimsoll/domain/calendar'
import {
  type Comparison,
  comparisons,
  type Timeframe,
  timeframes,
} from '@plimsoll/domain/variance/timeframe'
import { useMemo } from 'react'
import { useAddress } from '../../routing.ts'

/** Money in, money out, or both with their difference. */
export type Flow = 'net' | 'in' | 'out'

/** The filter, with its usual value where the address is silent. */
export type VarianceFilter = {
  readonly timeframe: Timeframe
  /** Null: the forecast, or the previous period where there was none. */
  readonly compare: Comparison | null
  readonly flow: Flow
  readonly from: string | null
  readonly to: string | null
}

/** The periods by their names on the screen. */
export const timeframeOptions: readonly { value: Timeframe; label: string }[] = [
  { value: 'this_month', label: 'This month' },
  { value: 'last_month', label: 'Last month' },
  { value: 'this_quarter', label: 'This quarter' },
  { value: 'last_quarter', label: 'Last quarter' },
  { value: 'year_to_date', label: 'Year to date' },
  { value: 'last_12_months', label: 'Last 12 months' },
  { value: 'custom', label: 'Custom' },
]

/** The periods of books that ended long ago: "this" and "last" would be understood from today. */
export const endedTimeframeOptions: typeof timeframeOptions = [
  { value: 'this_month', label: 'Latest month' },
  { value: 'last_month', label: 'Month before' },
  { value: 'this_quarter', label: 'Latest quarter' },
  { value: 'last_quarter', label: 'Quarter before' },
  { value: 'year_to_date', label: 'Latest year to date' },
  { value: 'last_12_months', label: '12 months before' },
  { value: 'custom', label: 'Custom' },
]

/** What a period can be compared with, by its name on the screen. */
export const comparisonOptions: readonly { value: Comparison; label: string }[] = [
  { value: 'forecast', label: 'Forecast' },
  { value: 'previous', label: 'Previous period' },
  { value: 'last_year', label: 'Same period last year' },
]

/** The choices of money in and out. */
export const flowOptions: readonly { value: Flow; label: string }[] = [
  { value: 'net', label: 'All' },
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
]

/** The filter in the address, and the way to change it. */
export function useVarianceFilter() {
  const [query, change] = useAddress()
  const text = query.toString()
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text])
  return { filter, change, open: query.get('open') }
}

/** Reads the filter from an address; a value that is not understood counts as absent. */
function readFilter(query: URLSearchParams): VarianceFilter {
  const choiceOf = <T extends string, Usual extends T | null>(
    name: string,
    values: readonly T[],
    usual: Usual,
  ) => values.find((value) => value === query.get(name)) ?? usual
  const day = (name: string) => {
    const value = query.get(name)
    return value && isDay(value) ? value : null
  }
  return {
    timeframe: choiceOf<Timeframe, Timeframe>('timeframe', timeframes, 'this_month'),
    compare: choiceOf<Comparison, null>('compare', comparisons, null),
    flow: choiceOf<Flow, Flow>('flow', ['net', 'in', 'out'], 'net'),
    from: day('from'),
    to: day('to'),
  }
}
