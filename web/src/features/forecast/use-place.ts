// Where one stands on the forecast page, and what is open over it, by the address. The path is read
// still encoded, so that any name survives.
import { isMonth, type Month } from '@plimsoll/domain/calendar'
import { useMemo } from 'react'
import { useRouter } from 'wouter'
import { useAddress } from '../../routing.ts'
import { readPlace } from './address.ts'

/** What is open over the page: the parts of a month, or the months of a year's sum. */
export type OpenFigure =
  | { readonly kind: 'month'; readonly month: Month }
  | { readonly kind: 'span'; readonly span: 'last' | 'next' }

/**
 * The place, the open figure, and the ways to open and close one. Opening adds a step to the
 * history, so that Back closes.
 */
export function usePlace() {
  const router = useRouter()
  const [path] = router.hook(router)
  const [query, change] = useAddress()
  const place = useMemo(() => readPlace(path), [path])
  return {
    place,
    open: openIn(query),
    isTable: query.get('view') === 'table',
    openMonth: (month: Month) => change({ year: null, month }, { step: true }),
    openSpan: (span: 'last' | 'next') => change({ month: null, year: span }, { step: true }),
    close: () => change({ month: null, year: null }),
    reach: reachIn(query.get('reach')),
    showTable: (isTable: boolean) => change({ view: isTable ? 'table' : null }),
    showReach: (reach: Reach) => change({ reach }),
  }
}

/** How many months the balance is shown back and ahead. */
type Reach = '3' | '6' | '12' | '24'

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
