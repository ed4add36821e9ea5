// Forgets the remembered answers for a layout, so that the next file of its kind is asked about
// again.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { forget } from './queries.ts'

/** The button disappears once pressed. */
export function ForgetReading({ fileid }: { fileid: string }) {
  const [state, setState] = useState<'known' | 'busy' | 'forgotten'>('known')
  if (state === 'forgotten') return null
  const press = async () => {
    setState('busy')
    try {
      await forget(fileid)
      setState('forgotten')
      toastSuccess('Saved settings removed. We’ll ask again for the next file like this.')
    } catch {
      setState('known')
      toastError('We couldn’t remove the saved settings. Please try again.')
    }
  }
  return (
    <Button weight="quiet" busy={state === 'busy'} onClick={() => void press()}>
      Forget these settings
    </Button>
  )
}
