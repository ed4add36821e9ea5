// The window to upload a spreadsheet.
import { Dialog } from '../../ui/Dialog.tsx'
import type { UploadState } from './queries.ts'
import { UploadFlow } from './UploadFlow.tsx'

/**
 * `onStored` is called once the books have the file; `waiting` is a file that was read before and
 * waits for its owner, `note` is what the page knows to say of the file beforehand.
 */
export function UploadDialog(props: {
  waiting?: string
  note?: string | null
  onClose: () => void
  onStored?: (state: UploadState) => void
}) {
  return (
    <Dialog
      title="Upload Excel"
      description={`One file of bank transactions. You can undo it at any time.${props.note ? ` ${props.note}` : ''}`}
      onClose={props.onClose}
    >
      <UploadFlow
        waiting={props.waiting}
        onStored={props.onStored ?? (() => undefined)}
        onClose={props.onClose}
        closeLabel="Done"
      />
    </Dialog>
  )
}
