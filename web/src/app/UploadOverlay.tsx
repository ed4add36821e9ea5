// The upload window, opened from the palette or from a page: logged, and with a word on what a file
// does beside a connected bank.
import { logEvent } from '../features/events/log-event.ts'
import { UploadDialog } from '../features/imports/UploadDialog.tsx'
import { useBackfillNote } from '../features/sources/backfill-note.ts'

export default function UploadOverlay({ onClose }: { onClose: () => void }) {
  return (
    <UploadDialog
      note={useBackfillNote()}
      onClose={onClose}
      onStored={({ report }) =>
        logEvent('upload-excel', { transactions: report?.transactions ?? 0 })
      }
    />
  )
}
