// What the list of projects is narrowed and sorted by, as the address holds it.
import type { listProjects } from '@plimsoll/contract/sales'
import { projectStatus } from '@plimsoll/contract/sales-input'
import type * as z from 'zod/mini'
import { useAddress } from '../../../routing.ts'

type Query = z.output<typeof listProjects.query>

/** Absent parts don't narrow. */
export type ListFilter = Pick<Query, 'status' | 'search' | 'client' | 'sort' | 'order'>
/** What rows can be sorted by. */
export type SortKey = NonNullable<Query['sort']>

/** Every way to sort, with its words. Text and days begin at the first, amounts at the largest. */
export const sorts: readonly { value: SortKey; label: string; first: 'asc' | 'desc' }[] = [
  { value: 'next_receipt', label: 'Next receipt', first: 'asc' },
  { value: 'name', label: 'Project', first: 'asc' },
  { value: 'client', label: 'Client', first: 'asc' },
  { value: 'status', label: 'Status', first: 'asc' },
  { value: 'value', label: 'Value', first: 'desc' },
  { value: 'received', label: 'Received', first: 'desc' },
  { value: 'outstanding', label: 'Outstanding', first: 'desc' },
  { value: 'probability', label: 'Probability', first: 'desc' },
  { value: 'weighted', label: 'Weighted', first: 'desc' },
  { value: 'start', label: 'Start date', first: 'asc' },
  { value: 'margin', label: 'Margin', first: 'desc' },
  { value: 'slip_days', label: 'Days late', first: 'desc' },
]

/** The filter of an address; words that mean nothing are left out. */
function readFilter(address: URLSearchParams): ListFilter {
  const status = projectStatus.safeParse(address.get('status'))
  const sort = sorts.find(({ value }) => value === address.get('sort'))?.value
  const order = address.get('order')
  const search = address.get('q')?.slice(0, 100)
  const client = address.get('client')
  return {
    ...(status.success ? { status: status.data } : {}),
    ...(search ? { search } : {}),
    ...(client ? { client } : {}),
    ...(sort ? { sort } : {}),
    ...(order === 'asc' || order === 'desc' ? { order } : {}),
  }
}

/** How the rows stand now, and what pressing a column’s heading makes of it. */
export function sortOf(filter: ListFilter): { sort: SortKey; order: 'asc' | 'desc' } {
  return { sort: filter.sort ?? 'next_receipt', order: filter.order ?? 'asc' }
}

/** Pressing the column that sorts already turns its order round. */
export function nextSort(filter: ListFilter, pressed: SortKey): { sort: SortKey; order: string } {
  const now = sortOf(filter)
  const first = sorts.find(({ value }) => value === pressed)?.first ?? 'asc'
  const turned = now.order === 'asc' ? 'desc' : 'asc'
  return { sort: pressed, order: now.sort === pressed ? turned : first }
}

/** The filter of the present address, and the way to change it. */
export function useListFilter() {
  const [address, change] = useAddress()
  return { filter: readFilter(address), address, change }
}
