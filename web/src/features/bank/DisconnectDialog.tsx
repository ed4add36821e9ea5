// Disconnects a bank. The user sees what stays and what goes beforehand, and chooses.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Choice } from './Choice.tsx'
import { type Ending, useDisconnect } from './disconnect.ts'
import type { Connection } from './queries.ts'
import './consent-dialog.css'

/** Closes by itself once it is done. */
export function DisconnectDialog(props: { connection: Connection; onClose: () => void }) {
  const { connection, onClose } = props
  const [data, setData] = useState<Ending>('keep')
  const disconnect = useDisconnect()
  const end = () => disconnect.mutate({ connection, data }, { onSuccess: onClose })
  return (
    <Dialog
      title={`Disconnect ${connection.institution}`}
      description="Plimsoll stops reading your accounts straight away, and the consent at your bank ends too."
      onClose={onClose}
    >
      <fieldset className="choices">
        <legend className="sr-only">What happens to its transactions</legend>
        <Choice name="data" value="keep" checked={data === 'keep'} onChoose={() => setData('keep')}>
          <b>Keep transactions</b>
          <small>They stay in your books. No new ones arrive.</small>
        </Choice>
        <Choice
          name="data"
          value="delete"
          checked={data === 'delete'}
          onChoose={() => setData('delete')}
        >
          <b>Delete transactions</b>
          <small>
            Permanently removes its accounts and transactions from your books and figures. You can’t
            undo this.
          </small>
        </Choice>
      </fieldset>
      <div className="consent-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          weight={data === 'delete' ? 'danger' : 'ink'}
          busy={disconnect.isPending}
          onClick={end}
        >
          {data === 'delete' ? 'Disconnect and delete' : 'Disconnect'}
        </Button>
      </div>
    </Dialog>
  )
}
