// Splits a payment into instalments: how many, how far apart, from when. The parts are shown and
// add up before anything is kept.
import type { DueItem } from '@plimsoll/contract/cash-management'
import { addDays, type Day, isDay } from '@plimsoll/domain/calendar'
import { magnitude } from '@plimsoll/domain/money'
import { type FormEvent, useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import {
  type Apart,
  instalmentDays,
  instalmentsMax,
  instalmentsMin,
  instalmentsOf,
} from './instalments.ts'

const aparts: readonly { value: Apart; label: string }[] = [
  { value: 'week', label: 'A week' },
  { value: 'fortnight', label: 'Two weeks' },
  { value: 'month', label: 'A month' },
]
const counts = Array.from({ length: instalmentsMax - instalmentsMin + 1 }, (_, at) =>
  String(instalmentsMin + at),
)

/** `onDays` gets the days of the parts. */
export default function SplitDialog(props: {
  item: DueItem
  today: Day
  onDays: (days: Day[]) => void
  onClose: () => void
}) {
  const { item, today } = props
  const [count, setCount] = useState('3')
  const [apart, setApart] = useState<Apart>('month')
  // What is overdue can't be paid in the past.
  const [first, setFirst] = useState<string>(item.day > today ? item.day : addDays(today, 1))
  const isSound = isDay(first) && first > today
  const days = isSound ? instalmentDays(first, { count: Number(count), apart }) : []
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isSound) props.onDays(days)
  }
  return (
    <Dialog
      title="Split into instalments"
      description={`${item.merchant}, ${money(magnitude(item.open))} due on ${dayLong(item.due)}`}
      onClose={props.onClose}
    >
      <form className="form" noValidate onSubmit={onSubmit}>
        <div className="cm-split">
          <Select
            label="Number of payments"
            name="count"
            value={count}
            options={counts.map((value) => ({ value, label: value }))}
            onChange={(event) => setCount(event.target.value)}
          />
          <Select
            label="Interval"
            name="apart"
            value={apart}
            options={aparts}
            onChange={(event) => setApart(event.target.value as Apart)}
          />
          <Input
            label="First payment on"
            name="first"
            type="date"
            value={first}
            error={isSound ? undefined : 'Choose a date in the future.'}
            onChange={(event) => setFirst(event.target.value)}
          />
        </div>
        {isSound && (
          <ol className="cm-instalments" aria-label="Instalments">
            {instalmentsOf(magnitude(item.open), days).map(({ day, amount }) => (
              <li key={day}>
                <span>{dayLong(day)}</span>
                <b>{money(amount)}</b>
              </li>
            ))}
          </ol>
        )}
        <div className="form-actions">
          <Button type="submit" weight="ink" disabled={!isSound}>
            Split
          </Button>
          <Button onClick={props.onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
