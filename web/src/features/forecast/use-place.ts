// Where one stands on the forecast page, and what is open over it, by the address. The path is read still encoded, so that any name survives.
import { isMonth, type Month } from '@plimsoll/domain/calendar'
import { useMemo } from 'react'
import { useRouter, useSearchParams } from 'wouter'
import { readPlace } from './address.ts'

/** What is open over the page: the parts of a month, or the months of a year's sum. */
export type OpenFigure =
  | { readonly kind: 'month'; readonly month: Month }
  | { readonly kind: 'span'; readonly span: 'last' | 'next' }

/** The place, the open figure, and the ways to open and close one. Opening adds a step to the history, so that Back closes. */
export function usePlace() {
  const router = useRouter()
  const [path] = router.hook(router)
  const [search, setSearch] = useSearchParams()
  const place = useMemo(() => readPlace(path), [path])
  const set = (name: string, value: string | null, replace: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const key of ['month', 'year']) after.delete(key)
        if (value !== null) after.set(name, value)
        return after
      },
      { replace },
    )
  return {
    place,
    open: openIn(search),
    isTable: search.get('view') === 'table',
    openMonth: (month: Month) => set('month', month, false),
    openSpan: (span: 'last' | 'next') => set('year', span, false),
    close: () => set('month', null, true),
    showTable: (isTable: boolean) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          if (isTable) after.set('view', 'table')
          else after.delete('view')
          return after
        },
        { replace: true },
      ),
  }
}

/** The place with its ways, as the parts of the page are handed it. */
export type PlaceHandle = ReturnType<typeof usePlace>

function openIn(search: URLSearchParams): OpenFigure | null {
  const month = search.get('month')
  if (month && isMonth(month)) return { kind: 'month', month }
  const span = search.get('year')
  return span === 'last' || span === 'next' ? { kind: 'span', span } : null
}
