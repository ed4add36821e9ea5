// Before a bank joins books that come from a file: keep the file's history beside it, or delete the
// file first. Says what either does.
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
      description={`Your figures come from ${props.file}. What should happen to them when you connect your bank?`}
      onClose={props.onClose}
    >
      <fieldset className="choices">
        <legend className="sr-only">What happens to the file</legend>
        <Choice name="file" value="keep" checked={!isDelete} onChoose={() => setDelete(false)}>
          <b>Keep the file and add a bank</b>
          <small>
            You keep the months before your bank’s history begins. Transactions in both are counted
            once.
          </small>
        </Choice>
        <Choice name="file" value="delete" checked={isDelete} onChoose={() => setDelete(true)}>
          <b>Delete Excel first</b>
          <small>
            Permanently deletes every uploaded transaction and the forecast based on them. You then
            start with your bank’s transactions.
          </small>
        </Choice>
      </fieldset>
      <div className="consent-actions">
        <Button onClick={props.onClose}>Cancel</Button>
        {isDelete ? (
          <Button weight="danger" busy={props.isDeleting} onClick={props.onDelete}>
            Delete Excel and continue
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
