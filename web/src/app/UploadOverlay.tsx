// The upload window as the palette opens it: from any page, and logged as everywhere.
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
