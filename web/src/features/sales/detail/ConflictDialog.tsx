// Two windows edited one project: what the other one changed, and how to go on. Nothing typed is
// lost.
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** `changes` are the server’s sentences. */
export function ConflictDialog(props: {
  changes: readonly string[]
  isBusy: boolean
  onKeep: () => void
  onDiscard: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      title="This project has changed"
      description="It was saved somewhere else while you were editing it."
      isAlert
      onClose={props.onClose}
    >
      <ul className="sl-conflict">
        {props.changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="form-actions">
        <Button weight="ink" busy={props.isBusy} onClick={props.onKeep}>
          Keep my changes on top
        </Button>
        <Button onClick={props.onDiscard}>Discard my changes</Button>
      </div>
    </Dialog>
  )
}
