// What was done to a project, by whom and why; the latest change can be undone.
import type { Project } from '@plimsoll/contract/sales-project'
import { useState } from 'react'
import { instantShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useUndoChange } from '../changes.ts'
import { dayAndYear } from '../project-words.ts'

const few = 6

/** The latest first. */
export function ProjectHistory({ history }: { history: Project['history'] }) {
  const undo = useUndoChange()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? history : history.slice(0, few)
  return (
    <Card title="History">
      {history.length === 0 && <p>Nothing has been changed yet.</p>}
      <ul className="sl-rows sl-history">
        {shown.map((change) => (
          <li key={change.id} data-undone={change.undone || undefined}>
            <span>
              {change.words}
              {change.effective_date && `, from ${dayAndYear(change.effective_date)}`}
              <small>
                {change.undone ? 'Undone. ' : ''}
                {change.by}, {instantShort(change.at)}
                {change.reason && `: “${change.reason}”`}
              </small>
            </span>
            {change.can_undo && (
              <Button
                weight="quiet"
                busy={undo.isPending}
                aria-label={`Undo: ${change.words}`}
                onClick={() => undo.mutate(change.id)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < history.length && (
        <Button weight="quiet" onClick={() => setWhole(true)}>
          Show all {history.length}
        </Button>
      )}
    </Card>
  )
}
