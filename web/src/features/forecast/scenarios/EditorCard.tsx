// The what-if builder of one scenario: its changes in words, each of which can be taken out, and
// the form for another. Every change is kept at once.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import type { Scenario } from '@plimsoll/contract/forecast-scenarios'
import type { Day } from '@plimsoll/domain/calendar'
import { X } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toastSuccess } from '../../../ui/toast.ts'
import { AddWhatIf } from './AddWhatIf.tsx'
import { useChangeScenario } from './queries.ts'
import { whatIfs } from './what-ifs.ts'
import './what-ifs.css'

/** A scenario that is frozen or merged is not handed in. */
export default function EditorCard(props: {
  scenario: Scenario
  lines: readonly ForecastLine[]
  today: Day
  onClose: () => void
}) {
  const { scenario } = props
  const changing = useChangeScenario()
  const { id, changes } = scenario
  const put = (next: Changeset) => changing.mutate({ id, changes: next })
  const takeOut = (next: Changeset) =>
    changing.mutate(
      { id, changes: next },
      {
        onSuccess: () =>
          toastSuccess('Removed.', { action: { label: 'Undo', onClick: () => put(changes) } }),
      },
    )
  const list = whatIfs(changes, props.lines)
  return (
    <Card
      title={`What if: ${scenario.name}`}
      className="sc-editor"
      aside={
        <Button weight="quiet" onClick={props.onClose}>
          Done
        </Button>
      }
    >
      {list.length === 0 ? (
        <p className="sc-none">
          No changes yet. This is the same as your forecast. Add a change below.
        </p>
      ) : (
        <ul className="sc-changes" aria-label="Changes" aria-busy={changing.isPending}>
          {list.map((whatIf) => (
            <li key={whatIf.key}>
              <span>
                <b>{whatIf.about}</b> {whatIf.words}
              </span>
              <IconButton label={`Remove: ${whatIf.about}`} onClick={() => takeOut(whatIf.without)}>
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <AddWhatIf
        changes={changes}
        lines={props.lines}
        today={props.today}
        busy={changing.isPending}
        onChange={put}
      />
    </Card>
  )
}
