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
  // How one looks at it is no step of the history.
  const look = (name: string, value: string | null) =>
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
    place,
    open: openIn(search),
    isTable: search.get('view') === 'table',
    openMonth: (month: Month) => set('month', month, false),
    openSpan: (span: 'last' | 'next') => set('year', span, false),
    close: () => set('month', null, true),
    reach: reachIn(search.get('reach')),
    showTable: (isTable: boolean) => look('view', isTable ? 'table' : null),
    showReach: (reach: Reach) => look('reach', reach),
  }
}

/** How many months the balance is shown back and ahead. */
export type Reach = '3' | '6' | '12' | '24'

function reachIn(text: string | null): Reach {
  return text === '3' || text === '12' || text === '24' ? text : '6'
}

/** The place with its ways, as the parts of the page are handed it. */
export type PlaceHandle = ReturnType<typeof usePlace>

function openIn(search: URLSearchParams): OpenFigure | null {
  const month = search.get('month')
  if (month && isMonth(month)) return { kind: 'month', month }
  const span = search.get('year')
  return span === 'last' || span === 'next' ? { kind: 'span', span } : null
}
