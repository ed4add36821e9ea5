// How the amount of a rule grows or shrinks: by pounds or by per cent, every so many months.
import { Input } from '../../../ui/form/Input.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import type { FieldsProps } from './RuleFields.tsx'

const kinds = [
  { value: 'none', label: 'Stays the same' },
  { value: 'amount', label: 'Changes by £' },
  { value: 'percent', label: 'Changes by %' },
] as const

/** Below zero it shrinks. */
export function StepFields({ form, errors, onChange }: FieldsProps) {
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
            name="stepBy"
            {...(form.stepKind === 'amount' ? { before: '£' } : {})}
            inputMode="decimal"
            autoComplete="off"
            value={form.stepBy}
            error={errors.stepBy}
            onChange={(event) => onChange({ stepBy: event.target.value })}
          />
          <Input
            label="Repeat every (months)"
            name="stepEvery"
            inputMode="numeric"
            autoComplete="off"
            value={form.stepEvery}
            error={errors.stepEvery}
            onChange={(event) => onChange({ stepEvery: event.target.value })}
          />
        </div>
      )}
    </>
  )
}
