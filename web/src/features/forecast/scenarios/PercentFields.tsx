// "What if sales fall by a fifth from January": so many percent on a side, a category or a
// merchant, for some months or for good.
import { addMonths, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import { type FormEvent, useState } from 'react'
import { monthAndYear } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { targetsOf } from './choices.ts'
import type { WhatIfFormProps } from './what-ifs.ts'
import { withScaling } from './what-ifs.ts'

const monthsAhead = 23
const onAndOn = ''

/** The percentage is written without a sign; the words beside it say which way. */
export function PercentFields({ changes, lines, today, busy, onChange }: WhatIfFormProps) {
  const targets = targetsOf(lines)
  const [picked, pick] = useState('side:in:')
  const [way, setWay] = useState('-')
  const [percent, setPercent] = useState('20')
  const [error, setError] = useState<string>()
  const first = addMonths(monthOf(today), 1)
  const [from, setFrom] = useState(first)
  const [to, setTo] = useState(onAndOn)
  const months = monthsFrom(monthOf(today), addMonths(monthOf(today), monthsAhead))
  const target = targets.find(({ value }) => value === picked) ?? targets[0]
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = percentError(percent, way)
    setError(wrong)
    if (wrong || !target) return
    const until = to && to < from ? from : to
    onChange(
      withScaling(changes, {
        ...target.target,
        percent: `${way}${percent.trim()}`,
        from,
        ...(until ? { to: until } : {}),
      }),
    )
  }
  return (
    <form className="sc-form" noValidate onSubmit={onSubmit}>
      <Field label="Apply to" name="target">
        {(control) => (
          <div className="input-box">
            <select
              {...control}
              className="input select"
              value={target?.value}
              onChange={(event) => pick(event.target.value)}
            >
              {[...new Set(targets.map(({ group }) => group))].map((group) => (
                <optgroup key={group} label={group}>
                  {targets
                    .filter((target) => target.group === group)
                    .map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          </div>
        )}
      </Field>
      <Select
        label="Change"
        name="way"
        value={way}
        options={[
          { value: '-', label: 'Less' },
          { value: '', label: 'More' },
        ]}
        onChange={(event) => setWay(event.target.value)}
      />
      <Input
        label="Percent"
        name="percent"
        inputMode="decimal"
        autoComplete="off"
        value={percent}
        error={error}
        onChange={(event) => {
          setPercent(event.target.value)
          setError(undefined)
        }}
      />
      <Select
        label="From"
        name="from"
        value={from}
        options={months.map((value) => ({ value, label: monthAndYear(value) }))}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Select
        label="To"
        name="to"
        value={to}
        options={[
          { value: onAndOn, label: 'No end date' },
          ...months
            .filter((month) => month >= from)
            .map((value) => ({ value, label: monthAndYear(value) })),
        ]}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" weight="ink" busy={busy}>
        Add
      </Button>
    </form>
  )
}

function percentError(text: string, way: string): string | undefined {
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text.trim()) || Number(text) === 0)
    return 'Enter a percentage, for example 20 or 12.5.'
  if (way === '-' && Number(text) > 100) return 'The reduction can’t be more than 100%.'
  return undefined
}
