// How the amount of a rule grows or shrinks: by pounds or by per cent, every so many months.
import { Input } from '../../../ui/form/Input.tsx'
import { textFields } from '../../../ui/form/text-fields.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import type { FieldsProps } from './rule-form.ts'

const kinds = [
  { value: 'none', label: 'Stays the same' },
  { value: 'amount', label: 'Changes by £' },
  { value: 'percent', label: 'Changes by %' },
] as const

/** Below zero it shrinks. */
export function StepFields({ form, errors, onChange }: FieldsProps) {
  const text = textFields({ values: form, errors, onChange })
  return (
    <>
      <div className="fc-rule-choices">
        <Segmented
          label="Amount over time"
          value={form.stepKind}
          options={kinds}
          onChange={(stepKind) => onChange({ stepKind })}
        />
      </div>
      {form.stepKind !== 'none' && (
        <div className="form-pair">
          <Input
            label={form.stepKind === 'amount' ? 'Change' : 'Change in %'}
            {...text('stepBy')}
            {...(form.stepKind === 'amount' ? { before: '£' } : {})}
            inputMode="decimal"
            autoComplete="off"
          />
          <Input
            label="Repeat every (months)"
            {...text('stepEvery')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      )}
    </>
  )
}
