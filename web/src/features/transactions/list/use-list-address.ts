// What the list shows, kept in its address: filters, and the transaction that is open.
import { startTransition, useCallback, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { useAddressAhead } from '../../../address-ahead.ts'
import { type FilterName, type Filters, readFilters, withFilters } from './filters.ts'

/** What may stand in the address besides filters. */
type Opened = 'id' | 'sort' | 'add'

/**
 * The address and the ways to change it. Opening adds a step to the history, so that Back closes;
 * filters replace.
 */
export function useListAddress() {
  const [, setSearch] = useSearchParams()
  const [search, change] = useAddressAhead()
  const setFilters = useCallback(
    (changes: { readonly [K in FilterName]?: string }) =>
      setSearch((before) => withFilters(before, changes), { replace: true }),
    [setSearch],
  )
  const showQuery = useCallback(
    (query: string) => setSearch(new URLSearchParams(query), { replace: false }),
    [setSearch],
  )
  const open = useCallback(
    (name: Opened, value: string | null) =>
      startTransition(() =>
        change(
          { id: null, sort: null, add: null, [name]: value || null },
          { step: value !== null },
        ),
      ),
    [change],
  )
  return useMemo(() => {
    const filters: Filters = readFilters(search)
    return {
      filters,
      query: new URLSearchParams(filters as Record<string, string>).toString(),
      id: search.get('id'),
      sort: search.get('sort'),
      isAdding: search.has('add'),
      setFilters,
      showQuery,
      open,
    }
  }, [search, setFilters, showQuery, open])
}
