// The day a payment is expected on, to be changed where it stands: a week or thirty days later, a
// day that is typed, or one of the calendar.
import type { DueItem } from '@plimsoll/contract/cash-management'
import { addDays, type Day, isDay } from '@plimsoll/domain/calendar'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { Moving } from './moving/use-drag-start.ts'

const putOff = [7, 30] as const

/** A day that has passed is refused. */
export function ExpectedDay({ item, moving }: { item: DueItem; moving: Moving }) {
  const onDay = (day: Day) => moving.redate(item, day)
  // What was due in the past can only be put off from today.
  const start = item.day > moving.today ? item.day : moving.today
  return (
    <Menu
      className="cm-day"
      label={`Expected ${dayShort(item.day)}: ${item.merchant}. Change the day`}
      head={<PickDay item={item} today={moving.today} onDay={onDay} />}
      items={[
        ...putOff.map((days) => ({
          label: `${days} days later`,
          note: dayShort(addDays(start, days)),
          onSelect: () => onDay(addDays(start, days)),
        })),
        {
          label: 'Move on the calendar',
          note: 'See the effect on your lowest point',
          onSelect: () => moving.choose(item),
        },
      ]}
    >
      {dayShort(item.day)}
    </Menu>
  )
}

function PickDay(props: { item: DueItem; today: Day; onDay: (day: Day) => void }) {
  const [day, setDay] = useState(props.item.day)
  const [isRefused, setRefused] = useState(false)
  const id = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isDay(day) || day <= props.today) return setRefused(true)
    if (day !== props.item.day) props.onDay(day)
  }
  // In the field the arrows are the field's.
  const keepArrows = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) event.stopPropagation()
  }
  return (
    <form className="cm-pick" noValidate onSubmit={onSubmit}>
      <label htmlFor={id}>Expected on</label>
      <div>
        <input
          id={id}
          type="date"
          className="input"
          value={day}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          onKeyDown={keepArrows}
          onChange={(event) => {
            setDay(event.target.value)
            setRefused(false)
          }}
        />
        <Button type="submit">Set</Button>
      </div>
      {isRefused && (
        <p id={`${id}-error`} role="alert">
          Choose a date in the future.
        </p>
      )}
    </form>
  )
}
