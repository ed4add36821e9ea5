// The fields of one rule: amount or percentage, direction, how often and on which day, from when to
// when, and how it grows.
import { addMonths, type Month } from '@plimsoll/domain/calendar'
import { cadenceWords } from '@plimsoll/domain/forecast/overlay/cadence-words'
import { monthLong } from '../../../format/date.ts'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { textFields } from '../../../ui/form/text-fields.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { DayFields } from './DayFields.tsx'
import { DirectionChoice } from './DirectionChoice.tsx'
import type { FieldsProps } from './rule-form.ts'
import { StepFields } from './StepFields.tsx'

/** Another line that an amount may be a percentage of. */
export type OtherLine = { readonly value: string; readonly label: string }

const cadences = (
  [
    'monthly',
    'weekly',
    'fortnightly',
    'four_weekly',
    'twice_a_month',
    'two_monthly',
    'quarterly',
    'half_yearly',
    'yearly',
    'once',
  ] as const
).map((value) => ({ value, label: cadenceWords[value] }))

/** `from` is the first month that can be picked, `suggestions` stand below the amount. */
export function RuleFields(
  props: FieldsProps & {
    others: readonly OtherLine[]
    from: Month
    suggestions?: React.ReactNode
  },
) {
  const { form, errors, onChange } = props
  const text = textFields({ values: form, errors, onChange })
  const isOnce = form.cadence === 'once'
  return (
    <>
      <div className="fc-rule-choices">
        <DirectionChoice value={form.direction} onChange={(direction) => onChange({ direction })} />
        <Segmented
          label="Amount type"
          value={form.amountKind}
          options={[
            { value: 'amount', label: '£' },
            { value: 'percent', label: '% of another line' },
          ]}
          onChange={(amountKind) => onChange({ amountKind })}
        />
      </div>
      {form.amountKind === 'amount' ? (
        <div className="fc-rule-amount">
          <AmountInput label="Amount" {...text('amount')} />
          {props.suggestions}
        </div>
      ) : (
        <div className="form-pair">
          <Input label="Percentage" {...text('percent')} inputMode="decimal" autoComplete="off" />
          <Select
            label="Of"
            name="of"
            value={form.target}
            options={props.others}
            onChange={(event) => onChange({ target: event.target.value })}
          />
        </div>
      )}
      <Select
        label="Frequency"
        name="cadence"
        value={form.cadence}
        options={cadences}
        onChange={(event) =>
          onChange({
            cadence: cadences.find(({ value }) => value === event.target.value)?.value ?? 'monthly',
          })
        }
      />
      <DayFields form={form} errors={errors} onChange={onChange} />
      <div className="form-pair">
        <Select
          label={isOnce ? 'Month' : 'From'}
          name="start"
          value={form.start}
          options={monthOptions(props.from, form.start)}
          error={errors.start}
          onChange={(event) => onChange({ start: event.target.value })}
        />
        {!isOnce && (
          <Select
            label="Last month"
            name="end"
            value={form.end}
            options={[{ value: '', label: 'No end date' }, ...monthOptions(props.from, form.end)]}
            error={errors.end}
            onChange={(event) => onChange({ end: event.target.value })}
          />
        )}
      </div>
      {!isOnce && form.amountKind === 'amount' && (
        <StepFields form={form} errors={errors} onChange={onChange} />
      )}
    </>
  )
}

const monthsOffered = 61

/** Five years of months; one that stands before them is offered too. */
function monthOptions(from: Month, chosen: string): OtherLine[] {
  const months = Array.from({ length: monthsOffered }, (_, index) => addMonths(from, index))
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months
  return all.sort().map((month) => ({ value: month, label: monthLong(month) }))
}
