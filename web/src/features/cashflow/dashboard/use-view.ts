// How the dashboard's chart is looked at, kept in the address so that it can be sent to someone.
import { useSearchParams } from 'wouter'
import type { Span } from './chart-points.ts'

/** The view and the ways to change it. */
export type View = ReturnType<typeof useView>

/** The span, and whether the table is shown instead of the chart. Without a path there is no view by day. */
export function useView(hasPath: boolean) {
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === null) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return {
    span: spanOf(search.get('years'), hasPath),
    isTable: search.get('view') === 'table',
    showSpan: (span: Span | 'days') => set('years', span === 'days' ? '0' : span),
    showTable: (isTable: boolean) => set('view', isTable ? 'table' : null),
  }
}

/** Two years where there is room for them, unless the address says otherwise. */
function spanOf(text: string | null, hasPath: boolean): Span | 'days' {
  if (text === '0' && hasPath) return 'days'
  if (text === '1' || text === '2') return text
  return matchMedia('(min-width: 761px)').matches ? '2' : '1'
}
