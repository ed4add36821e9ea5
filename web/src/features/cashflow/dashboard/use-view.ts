// How the dashboard's chart is looked at, kept in the address so that it can be sent to someone.
import { useAddressAhead } from '../../../address-ahead.ts'
import { type Span, spanOf } from './chart-points.ts'

/** The view and the ways to change it. */
export type View = ReturnType<typeof useView>

/**
 * The span, one of those `offered`, and whether the table is shown instead of the chart. `isFirst`
 * for books in their first month.
 */
export function useView(offered: readonly (Span | 'days')[], isFirst: boolean) {
  const [query, change] = useAddressAhead()
  return {
    span: spanOf(query.get('years'), offered, {
      isWide: matchMedia('(min-width: 761px)').matches,
      isFirst,
    }),
    isTable: query.get('view') === 'table',
    showSpan: (span: Span | 'days') => change({ years: span === 'days' ? '0' : span }),
    showTable: (isTable: boolean) => change({ view: isTable ? 'table' : null }),
  }
}
