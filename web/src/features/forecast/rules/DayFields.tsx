// On which day a rule pays, and what happens when the bank is closed on it.
import { weekdayNames } from '@plimsoll/domain/date-words'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { textFields } from '../../../ui/form/text-fields.ts'
import type { FieldsProps } from './rule-form.ts'
import { type DayKind, dayKindsOf, needsFirst } from './rule-form.ts'
import { nths } from './rule-words.ts'

const kindLabels: Record<DayKind, string> = {
  date: 'A day of the month',
  last_day: 'The last day of the month',
  last_working_day: 'The last working day',
  nth_weekday: 'A weekday of the month',
  weekday: 'A weekday',
}
const rolls = [
  { value: 'next', label: 'The next working day' },
  { value: 'previous', label: 'The working day before' },
  { value: 'none', label: 'Keep that date' },
] as const
const weekdayOptions = weekdayNames.map((label, index) => ({ value: String(index + 1), label }))

/** The kinds of day follow from how often it comes. */
export function DayFields({ form, errors, onChange }: FieldsProps) {
  const text = textFields({ values: form, errors, onChange })
  const kinds = dayKindsOf(form.cadence)
  return (
    <>
      <div className="form-pair">
        {kinds.length > 1 && (
          <Select
            label="On"
            name="dayKind"
            value={form.dayKind}
            options={kinds.map((value) => ({ value, label: kindLabels[value] }))}
            onChange={(event) =>
              onChange({ dayKind: kinds.find((kind) => kind === event.target.value) ?? 'date' })
            }
          />
        )}
        {form.dayKind === 'date' && (
          <Input
            label="Day"
            {...text('date')}
            inputMode="numeric"
            autoComplete="off"
            hint={Number(form.date) > shortMonth ? 'In shorter months, the last day.' : undefined}
          />
        )}
        {form.cadence === 'twice_a_month' && (
          <Input
            label="Second day"
            {...text('secondDate')}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        {form.dayKind === 'nth_weekday' && (
          <Select
            label="Which one"
            name="nth"
            value={form.nth}
            options={nths.map(({ value, label }) => ({
              value: String(value),
              label: `The ${label}`,
            }))}
            onChange={(event) => onChange({ nth: event.target.value })}
          />
        )}
        {(form.dayKind === 'nth_weekday' || form.dayKind === 'weekday') && (
          <Select
            label="Weekday"
            name="weekday"
            value={form.weekday}
            options={weekdayOptions}
            onChange={(event) => onChange({ weekday: event.target.value })}
          />
        )}
        {needsFirst(form.cadence) && (
          <Input
            label="First payment"
            {...text('first')}
            type="date"
            hint="Later payments are counted from this date."
          />
        )}
      </div>
      {form.dayKind !== 'last_working_day' && (
        <Select
          label="If the bank is closed that day"
          name="roll"
          value={form.roll}
          options={rolls}
          onChange={(event) =>
            onChange({
              roll: rolls.find(({ value }) => value === event.target.value)?.value ?? 'next',
            })
          }
        />
      )}
    </>
  )
}

const shortMonth = 28
