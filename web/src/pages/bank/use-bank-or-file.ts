// Before a bank is added to figures from a file, asks what should become of the file.
import { useState } from 'react'
import { useSearch } from 'wouter'
import { logEvent } from '../../features/events/log-event.ts'
import { useDataSource } from '../../features/sources/queries.ts'
import { useDeleteData } from '../../features/sources/use-delete-data.ts'

/** What the dialog shows and what its buttons do. */
export type FileQuestion = {
  file: string
  isDeleting: boolean
  onKeep: () => void
  onDelete: () => void
  onClose: () => void
}

/**
 * `askBefore` goes on at once, or after the answer; a user who has answered is not asked again.
 * `question` is for BankOrFile.
 */
export function useBankOrFile(): {
  askBefore: (goOn: () => void) => void
  question: FileQuestion | null
} {
  const details = useDataSource().data?.details
  const hasAnswered = new URLSearchParams(useSearch()).get('file') === 'keep'
  const [isKept, setKept] = useState(hasAnswered)
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null)
  const remove = useDeleteData()
  const file = details && 'uploaded_filename' in details ? details.uploaded_filename : null
  const goOn = () => {
    setKept(true)
    setWaiting(null)
    waiting?.goOn()
  }
  const onDelete = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        logEvent('delete-data')
        goOn()
      },
    })
  return {
    askBefore: (next) => (file && !isKept ? setWaiting({ goOn: next }) : next()),
    question:
      waiting && file
        ? {
            file,
            isDeleting: remove.isPending,
            onKeep: goOn,
            onDelete,
            onClose: () => setWaiting(null),
          }
        : null,
  }
}
