// Matches a transaction with a payment that the forecast expects, so that it is not expected again.
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import type { TransactionRecord } from '../queries.ts'
import type { Draft } from './draft.ts'

/** Nothing is shown where nothing fits. */
export function OccurrenceFields(props: {
  record: TransactionRecord
  value: Draft['occurrence']
  onChange: (occurrence: Draft['occurrence']) => void
}) {
  const { record, value } = props
  const [isOpen, setOpen] = useState(false)
  const { occurrence, occurrence_candidates } = record
  const chosen = occurrence_candidates.find(
    (occurrenceCandidate) =>
      occurrenceCandidate.line_id === value?.line_id && occurrenceCandidate.due === value.due,
  )
  if (!occurrence && occurrence_candidates.length === 0) return null
  const shown = chosen ?? occurrence
  return (
    <div className="txe-expected">
      {shown && value && (
        <div className="txe-box">
          <CalendarCheck size={16} aria-hidden />
          <p>
            <b>Expected on {dayLong(shown.due)}</b>
            <small>{shown.words}</small>
          </p>
        </div>
      )}
      {occurrence_candidates.length > 0 && !isOpen && (
        <Button weight="quiet" className="txe-back" onClick={() => setOpen(true)}>
          {shown ? 'Match another expected payment' : 'Match an expected payment'}
        </Button>
      )}
      {isOpen && (
        <fieldset className="txe-choices">
          <legend>Which expected payment is it?</legend>
          {occurrence_candidates.map((occurrenceCandidate) => (
            <button
              key={`${occurrenceCandidate.line_id} ${occurrenceCandidate.due}`}
              type="button"
              aria-pressed={occurrenceCandidate === chosen}
              onClick={() => {
                props.onChange({
                  line_id: occurrenceCandidate.line_id,
                  due: occurrenceCandidate.due,
                })
                setOpen(false)
              }}
            >
              <span>
                <b>{dayLong(occurrenceCandidate.due)}</b>
                <small>{occurrenceCandidate.words}</small>
              </span>
              <span>{money(occurrenceCandidate.amount)}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
