// How the dashboard's chart is looked at, kept in the address so that it can be sent to someone.
import { useAddress } from '../../../routing.ts'
import type { Span } from './chart-points.ts'

/** The view and the ways to change it. */
export type View = ReturnType<typeof useView>

/** The span, and whether the table is shown instead of the chart. Without a path there is no view by day. */
export function useView(hasPath: boolean) {
  const [query, change] = useAddress()
  return {
    span: spanOf(query.get('years'), hasPath),
    isTable: query.get('view') === 'table',
    showSpan: (span: Span | 'days') => change({ years: span === 'days' ? '0' : span }),
    showTable: (isTable: boolean) => change({ view: isTable ? 'table' : null }),
  }
}

/** Two years where there is room for them, unless the address says otherwise. */
function spanOf(text: string | null, hasPath: boolean): Span | 'days' {
  if (text === '0' && hasPath) return 'days'
  if (text === '1' || text === '2') return text
  return matchMedia('(min-width: 761px)').matches ? '2' : '1'
}
