// Fetches what cash management shows, and saves decisions about payments. The cache keys of the
// page are here.
import { cashManagement } from '@plimsoll/contract/cash-management'
import { upcomingCashflows } from '@plimsoll/contract/cashflow'
import { decideOccurrence, saveForecastConfig } from '@plimsoll/contract/forecast-changes'
import type { Decision } from '@plimsoll/contract/forecast-lines'
import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../../api/call.ts'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { cashflowKeys } from '../queries.ts'

const managementKeys = {
  all: [...cashflowKeys.all, 'management'],
  outflows: [...cashflowKeys.all, 'upcoming', 'current_month', 'outflows'],
} as const

/** Everything the page shows; null while there are no books. */
export function useManagement() {
  return useQuery({
    queryKey: managementKeys.all,
    queryFn: ({ signal }) => call(cashManagement, { signal }).then((reply) => reply.data),
  })
}

/**
 * What goes out this month. Off until something turns it on, and never retried by itself, not by
 * coming back either.
 */
export function useMonthOutflows(isOn: boolean) {
  return useQuery({
    queryKey: managementKeys.outflows,
    enabled: isOn,
    retry: false,
    retryOnMount: false,
    queryFn: ({ signal }) =>
      call(upcomingCashflows, {
        query: { dateFilter: 'current_month', cashflowType: 'outflows' },
        signal,
      }).then((reply) => reply.data),
  })
}

/** The decisions, the sentence that confirms them, and the decisions that undo them. */
type DecisionChange = {
  readonly decisions: readonly Decision[]
  readonly words: string
  readonly undo: readonly Decision[] | null
}

/** Saves decisions about payments, with a way to undo them; every figure of every page follows. */
export function useSaveDecisions() {
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: ({ decisions }: DecisionChange) => {
      const [only, ...others] = decisions
      return only && others.length === 0
        ? call(decideOccurrence, { body: only })
        : call(saveForecastConfig, { body: { configurations: [], decisions: [...decisions] } })
    },
    onSuccess: async (_, { words, undo }) => {
      const onClick = () => saving.mutate({ decisions: undo ?? [], words: 'Undone.', undo: null })
      const isList = ({ queryHash }: { queryHash: string }) =>
        queryHash === hashKey(managementKeys.all)
      const elsewhere = client.invalidateQueries({ predicate: (query) => !isList(query) })
      // The list is renewed before the change is confirmed, so that the next press acts on the row
      // as it now is.
      await client.invalidateQueries({ predicate: isList })
      toastSuccess(words, undo ? { action: { label: 'Undo', onClick } } : {})
      await elsewhere
    },
    onError: (error) => {
      if (error instanceof CallError) toastError('We couldn’t save that.', error.message)
    },
  })
  return saving
}
