// Leaves a line out of the forecast or takes it in again, at once, with a way to undo it.
import { hideForecastMerchant } from '@plimsoll/contract/forecast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../api/call.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { fetchAllAnew } from './queries.ts'

/** Without a series id nothing is called. */
export function useHide() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const hide = async (lineId: string | null | undefined, isHidden: boolean): Promise<void> => {
    if (!lineId) return
    setBusy(true)
    try {
      await call(hideForecastMerchant, {
        params: { seriesId: lineId },
        query: { hide: isHidden ? 'true' : 'false' },
      })
      const undo = { label: 'Undo', onClick: () => void hide(lineId, !isHidden) }
      // The specification's sentence, word for word; it says nothing of coming back.
      toastSuccess(isHidden ? 'Excluded from the forecast' : 'Back in the forecast', {
        action: undo,
      })
      await fetchAllAnew(client)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toastError('We couldn’t change the line.', error.message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, hide }
}
