// The fields of a project but for its milestones and costs: the same when it is created and when it
// is edited.
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { textFields } from '../../../ui/form/text-fields.ts'
import { takesFocus } from '../../../ui/takes-focus.ts'
import { ClientField } from './ClientField.tsx'
import { type FormErrors, type Payer, type ProjectForm, vatChoices } from './entries.ts'

/**
 * `hasMore` adds the fields that a new project can do without at first; in a new one the name has
 * the first focus.
 */
export function DetailFields(props: {
  form: ProjectForm
  errors: FormErrors
  payers: readonly Payer[]
  clients: readonly string[]
  usualDelay: number | null
  hasMore: boolean
  isNew?: boolean
  onEdit: (edits: Partial<ProjectForm>) => void
}) {
  const { form, errors, onEdit } = props
  const text = textFields({ values: form, errors, onChange: onEdit })
  return (
    <>
      <div className="form-pair">
        <Input
          ref={props.isNew ? takesFocus : undefined}
          label="Name"
          {...text('name')}
          maxLength={100}
          autoComplete="off"
        />
        <ClientField
          value={form.client}
          payers={props.payers}
          clients={props.clients}
          error={errors.client}
          onChange={(client) => onEdit({ client })}
        />
      </div>
      <div className="form-pair">
        <AmountInput label="Value" {...text('value')} />
        <Select
          label="VAT"
          name="vat"
          value={form.vat}
          options={vatChoices}
          onChange={(event) => onEdit({ vat: event.target.value as ProjectForm['vat'] })}
        />
      </div>
      <div className="form-pair">
        <Input label="Start" {...text('start')} type="date" />
        <Input label="End (optional)" {...text('end')} type="date" min={form.start} />
      </div>
      <div className="form-pair">
        <Input
          label="Probability in percent"
          {...text('probability')}
          inputMode="numeric"
          autoComplete="off"
          hint="How likely you are to win it"
        />
        <Input
          label="Expected delay in days"
          {...text('delay')}
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(props.usualDelay ?? 0)}
          hint={delayHint(props.usualDelay)}
        />
      </div>
      {props.hasMore && (
        <>
          <Field label="Notes" name="notes">
            {(control) => (
              <div className="input-box">
                <textarea
                  {...control}
                  className="input sl-notes"
                  rows={3}
                  maxLength={4000}
                  value={form.notes}
                  onChange={text('notes').onChange}
                />
              </div>
            )}
          </Field>
          <Switch
            label="Include in the forecast"
            hint="Off leaves this project out of every forecast figure."
            checked={form.include}
            onChange={(include) => onEdit({ include })}
          />
        </>
      )}
    </>
  )
}

function delayHint(usualDelay: number | null): string {
  if (usualDelay === null) return 'After the due date. Empty means on time.'
  if (usualDelay === 0) return 'Empty uses the usual delay: this client pays on time.'
  const days = `${Math.abs(usualDelay)} days ${usualDelay > 0 ? 'late' : 'early'}`
  return `Empty uses the usual delay: this client pays ${days}.`
}
