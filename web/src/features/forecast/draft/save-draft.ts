// Saving the draft, hiding a line, deciding on an occurrence: the calls that change the forecast, and what follows them.
import {
  decideOccurrence,
  hideForecastMerchant,
  saveForecastConfig,
} from '@plimsoll/contract/forecast'
import type { Decision } from '@plimsoll/contract/forecast-lines'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../../api/call.ts'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { keepForecastCreated } from '../created-flag.ts'
import { fetchAllAnew } from '../queries.ts'
import { changesetOf, type Draft } from './draft.ts'

/** Saves a draft. */
export function useSaveDraft(onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) => {
      const { customConfigurations, selectedMerchants: _, ...rest } = changesetOf(draft)
      return call(saveForecastConfig, {
        body: { configurations: customConfigurations ?? [], ...rest },
      })
    },
    onSuccess: async () => {
      keepForecastCreated()
      toastSuccess('Your forecast is saved.')
      onSaved()
      await fetchAllAnew(client)
    },
  })
}

/** Hides lines or brings them back, each with a way to undo it. Without a series id nothing is called. */
export function useHide() {
  const client = useQueryClient()
  const hiding = useMutation({
    mutationFn: ({ seriesId, hide }: { seriesId: string; hide: boolean }) =>
      call(hideForecastMerchant, {
        params: { seriesId },
        query: { hide: hide ? 'true' : 'false' },
      }),
    onSuccess: async (_, { seriesId, hide }) => {
      const undo = { label: 'Undo', onClick: () => hiding.mutate({ seriesId, hide: !hide }) }
      // The specification's sentence, word for word; it says nothing of coming back.
      toastSuccess(hide ? 'Excluded from the forecast' : 'Back in the forecast', { action: undo })
      await fetchAllAnew(client)
    },
    onError: (error) => tell('The line could not be changed.', error),
  })
  return {
    isBusy: hiding.isPending,
    hide: (seriesId: string | null | undefined, hide: boolean) => {
      if (seriesId) hiding.mutate({ seriesId, hide })
    },
  }
}

/** Says at once which transactions belong to an occurrence, with a way to undo it. */
export function useDecide() {
  const client = useQueryClient()
  const deciding = useMutation({
    mutationFn: ({ decision }: { decision: Decision; words: string; undo: Decision | null }) =>
      call(decideOccurrence, { body: decision }),
    onSuccess: async (_, { words, undo }) => {
      toastSuccess(words, {
        ...(undo
          ? {
              action: {
                label: 'Undo',
                onClick: () => deciding.mutate({ decision: undo, words: 'Undone.', undo: null }),
              },
            }
          : {}),
      })
      await fetchAllAnew(client)
    },
    onError: (error) => tell('That could not be kept.', error),
  })
  return deciding
}

function tell(words: string, error: unknown): void {
  if (error instanceof CallError) toastError(words, error.message)
}
