// Before a bank joins books that come from a file: keep the file's history beside it, or delete the file first. Says what either does.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Choice } from './Choice.tsx'
import './consent-dialog.css'

/** `onDelete` deletes everything that came from files; both lead on to the banks afterwards. */
export function BankOrFileDialog(props: {
  file: string
  isDeleting: boolean
  onKeep: () => void
  onDelete: () => void
  onClose: () => void
}) {
  const [isDelete, setDelete] = useState(false)
  return (
    <Dialog
      title="Add a bank or delete Excel"
      description={`Your figures come from ${props.file}. What shall become of them when your bank is connected?`}
      onClose={props.onClose}
    >
      <fieldset className="choices">
        <legend className="sr-only">What becomes of the file</legend>
        <Choice name="file" value="keep" checked={!isDelete} onChoose={() => setDelete(false)}>
          <b>Keep the file and add a bank</b>
          <small>
            Months before the bank’s history stay in your books. What both tell is counted once.
          </small>
        </Choice>
        <Choice name="file" value="delete" checked={isDelete} onChoose={() => setDelete(true)}>
          <b>Delete Excel first</b>
          <small>
            Every uploaded transaction and the forecast made of them are deleted for good. Then you
            connect a bank and begin with what it tells.
          </small>
        </Choice>
      </fieldset>
      <div className="consent-actions">
        <Button onClick={props.onClose}>Cancel</Button>
        {isDelete ? (
          <Button weight="danger" busy={props.isDeleting} onClick={props.onDelete}>
            Delete Excel and go on
          </Button>
        ) : (
          <Button weight="ink" onClick={props.onKeep}>
            Add a bank
          </Button>
        )}
      </div>
    </Dialog>
  )
}
