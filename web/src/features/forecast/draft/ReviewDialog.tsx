// The review of a draft: every change in words, each of which can be taken back, what they do
// together, and the way to save them.
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { CallError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { changeWords, inChanges } from './change-words.ts'
import type { Change } from './draft.ts'
import { ImpactTable } from './ImpactTable.tsx'
import { useSaveDraft } from './save-draft.ts'
import type { DraftHandle } from './use-draft.ts'
import type { DraftImpact } from './use-impact.ts'
import './draft-bar.css'

/** When saving fails, the draft stays as it is. */
export default function ReviewDialog(props: {
  draft: DraftHandle
  impact: DraftImpact
  onClose: () => void
}) {
  const { draft, impact } = props
  const [why, setWhy] = useState('')
  const saving = useSaveDraft(() => {
    draft.discard()
    props.onClose()
  })
  const takeBack = (key: string) => {
    draft.takeBack(key)
    if (draft.draft.length === 1) props.onClose()
  }
  return (
    <Dialog
      title="Review your changes"
      description={`${inChanges(draft.draft.length)}, not saved yet`}
      width="wide"
      onClose={props.onClose}
    >
      <ul className="fc-changes">
        {draft.draft.map((change) => (
          <ChangeRow key={change.key} change={change} onTakeBack={() => takeBack(change.key)} />
        ))}
      </ul>
      {impact.impact && (
        <section className="fc-review-part">
          <h3>Effect on your balance</h3>
          <ImpactTable impact={impact.impact} />
        </section>
      )}
      <div className="fc-review-part">
        <Input
          label="Reason (optional)"
          name="why"
          maxLength={whyMax}
          value={why}
          hint="Saved with the change, so you can check later whether it helped."
          onChange={(event) => setWhy(event.target.value)}
        />
      </div>
      <FormRefusal text={refusalOf(saving.error) ?? impact.error} />
      <div className="form-actions fc-review-part">
        <Button
          weight="ink"
          busy={saving.isPending}
          onClick={() => saving.mutate({ draft: draft.draft, why: why.trim() })}
        >
          Save forecast
        </Button>
        <Button onClick={props.onClose}>Keep editing</Button>
      </div>
    </Dialog>
  )
}

const whyMax = 200

function ChangeRow({ change, onTakeBack }: { change: Change; onTakeBack: () => void }) {
  const words = changeWords(change)
  return (
    <li>
      <span>
        <b>{change.href ? <Link to={change.href}>{change.about}</Link> : change.about}</b>
        {words}
      </span>
      <IconButton label={`Remove: ${change.about}`} onClick={onTakeBack}>
        <Undo2 size={16} aria-hidden />
      </IconButton>
    </li>
  )
}

function refusalOf(error: Error | null): string | null {
  if (!error) return null
  return error instanceof CallError ? error.message : 'We couldn’t save your draft.'
}
