// Asks on which other day a payment is expected.
import { isDay } from '@plimsoll/domain/calendar'
import { type FormEvent, useState } from 'react'
import { dayLong } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import type { Occurrence } from './queries.ts'

/** The day goes into the draft. */
export function RedateDialog(props: {
  occurrence: Occurrence
  onDay: (day: string) => void
  onClose: () => void
}) {
  const [day, setDay] = useState(props.occurrence.day)
  const [error, setError] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isDay(day)) return setError('Choose the new date.')
    props.onDay(day)
  }
  return (
    <Dialog
      title="Move to another day"
      description={`Due on ${dayLong(props.occurrence.due)}`}
      onClose={props.onClose}
    >
      <form className="form" noValidate onSubmit={onSubmit}>
        <Input
          label="New date"
          name="day"
          type="date"
          value={day}
          error={error}
          onChange={(event) => setDay(event.target.value)}
        />
        <div className="form-actions">
          <Button type="submit" weight="ink">
            Move in draft
          </Button>
          <Button onClick={props.onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
