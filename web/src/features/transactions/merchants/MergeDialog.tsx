// Merges merchants: which name stays, and what happens to the others.
import { useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { refusalWords } from '../edits.ts'
import { inTransactions } from '../proof.ts'
import { type Merchant, useMerge } from './queries.ts'

/** The one with the most transactions is proposed to stay. */
export default function MergeDialog(props: {
  merchants: readonly Merchant[]
  onDone: () => void
  onClose: () => void
}) {
  const { merchants } = props
  const id = useId()
  const most = [...merchants].sort((a, b) => b.transactions - a.transactions)[0]
  const [chosen, choose] = useState(most?.id)
  const merge = useMerge()
  const into = merchants.find((merchant) => merchant.id === chosen)
  const onMerge = () => {
    if (!into) return
    merge.mutate(
      { into, from: merchants.filter((merchant) => merchant !== into) },
      {
        onSuccess: () => {
          props.onDone()
          props.onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={`Merge ${merchants.length} merchants`}
      description="They become one merchant. We’ll remember the other names, so future statements match too. You can undo this."
      onClose={props.onClose}
    >
      <div className="form">
        <fieldset className="mer-choice">
          <legend>Which name do you want to keep?</legend>
          {merchants.map((merchant) => (
            <label key={merchant.id} htmlFor={`${id}-${merchant.id}`}>
              <input
                id={`${id}-${merchant.id}`}
                type="radio"
                name={id}
                checked={merchant.id === chosen}
                onChange={() => choose(merchant.id)}
              />
              <span>
                {merchant.name}
                <small>{inTransactions(merchant.transactions)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <FormRefusal text={merge.error && refusalWords(merge.error)} />
        <div className="form-actions">
          <Button weight="ink" busy={merge.isPending} onClick={onMerge}>
            Merge into {into?.name}
          </Button>
          <Button onClick={props.onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  )
}
