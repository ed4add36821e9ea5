// Asks which payments met an occurrence, among those of the same merchant that no other occurrence
// claims.
import { daysBetween } from '@plimsoll/domain/calendar'
import { sum } from '@plimsoll/domain/money'
import { type FormEvent, useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { LineOccurrences, Occurrence } from './queries.ts'

/** Nearest in time first. */
export function MatchDialog(props: {
  occurrence: Occurrence
  unmatched: LineOccurrences['unmatched']
  onMatch: (ids: string[]) => void
  onClose: () => void
}) {
  const { occurrence } = props
  const [chosen, setChosen] = useState<readonly string[]>([])
  const near = [...props.unmatched].sort(
    (a, b) => distance(a.day, occurrence.due) - distance(b.day, occurrence.due),
  )
  const come = sum(near.filter(({ id }) => chosen.includes(id)).map(({ amount }) => amount))
  const turn = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length) props.onMatch([...chosen])
  }
  return (
    <Dialog
      title="Match a transaction"
      description={`Due on ${dayLong(occurrence.due)}, ${money(occurrence.amount)}`}
      onClose={props.onClose}
    >
      {near.length === 0 ? (
        <p className="fc-evidence-none">Every payment from this merchant is already matched.</p>
      ) : (
        <form className="form" onSubmit={onSubmit}>
          <ul className="fc-match">
            {near.slice(0, nearMax).map(({ id, day, amount, text }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={chosen.includes(id)} onChange={() => turn(id)} />
                  <span>
                    {dayLong(day)}
                    <small>{text}</small>
                  </span>
                  <b>{money(amount)}</b>
                </label>
              </li>
            ))}
          </ul>
          <div className="form-actions">
            <Button type="submit" weight="ink" disabled={chosen.length === 0}>
              {chosen.length ? `Match ${money(come)}` : 'Match'}
            </Button>
            <Button onClick={props.onClose}>Cancel</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

const nearMax = 20

function distance(a: string, b: string): number {
  return Math.abs(daysBetween(a, b))
}
