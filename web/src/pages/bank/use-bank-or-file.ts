// Asks, where the figures come from a file, what becomes of it before a bank is added; elsewhere nothing is asked.
import { useState } from 'react'
import { useSearch } from 'wouter'
import { logEvent } from '../../features/events/log-event.ts'
import { useDataSource } from '../../features/sources/queries.ts'
import { useDeleteData } from '../../features/sources/use-delete-data.ts'

/** What the window shows and what its buttons do. */
export type Asking = {
  file: string
  isDeleting: boolean
  onKeep: () => void
  onDelete: () => void
  onClose: () => void
}

/** `askBefore` goes on at once, or after the answer; who has answered already is not asked again. `asking` is for BankOrFile. */
export function useBankOrFile(): {
  askBefore: (goOn: () => void) => void
  asking: Asking | null
} {
  const details = useDataSource().data?.details
  const hasAnswered = new URLSearchParams(useSearch()).get('file') === 'keep'
  const [isKept, setKept] = useState(hasAnswered)
  const [asked, setAsked] = useState<{ goOn: () => void } | null>(null)
  const remove = useDeleteData()
  const file = details && 'uploaded_filename' in details ? details.uploaded_filename : null
  const goOn = () => {
    setKept(true)
    setAsked(null)
    asked?.goOn()
  }
  const onDelete = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        logEvent('delete-data')
        goOn()
      },
    })
  return {
    askBefore: (next) => (file && !isKept ? setAsked({ goOn: next }) : next()),
    asking:
      asked && file
        ? {
            file,
            isDeleting: remove.isPending,
            onKeep: goOn,
            onDelete,
            onClose: () => setAsked(null),
          }
        : null,
  }
}
