// Saving the draft: the call, and what follows it.
import { saveForecastConfig } from '@plimsoll/contract/forecast-changes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { toastSuccess } from '../../../ui/toast.ts'
import { keepForecastCreated } from '../created-flag.ts'
import { fetchAllAnew } from '../queries.ts'
import { changesetOf, type Draft } from './draft.ts'

/** Saves a draft, with the reason where the user gave one. */
export function useSaveDraft(onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, why }: { draft: Draft; why: string }) => {
      const { customConfigurations, selectedMerchants: _, ...rest } = changesetOf(draft)
      return call(saveForecastConfig, {
        body: { configurations: customConfigurations ?? [], ...rest, ...(why ? { why } : {}) },
      })
    },
    onSuccess: async () => {
      keepForecastCreated()
      toastSuccess('Forecast saved.')
      onSaved()
      await fetchAllAnew(client)
    },
  })
}
