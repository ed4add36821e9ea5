// What waits to be sorted: transactions without a category first, then those whose category is a
// guess.
import { toQuery } from '../list/filters.ts'
import { useTransactions } from '../queries.ts'

/** The two lists of the queue, as filters. */
const queueFilters = {
  uncategorised: toQuery({ label: 'uncategorised' }),
  unsure: toQuery({ label: 'unsure' }),
} as const

/** One of the lists, a page at a time. */
export function useQueue(which: keyof typeof queueFilters) {
  return useTransactions(queueFilters[which], true)
}
