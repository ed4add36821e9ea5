// Takes back what was said of a layout, for the files that come after this one.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { forget } from './queries.ts'

/** Gone once it has been pressed. */
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
