// The fields about the business, the same in onboarding and in the account.
import { useState } from 'react'
import { AmountInput } from '../../ui/form/AmountInput.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Select } from '../../ui/form/Select.tsx'
import type { FieldErrors } from '../../ui/form/use-form.ts'
import { textsOf } from './business-form.ts'
import { kindLabels, nationLabels, staggerLabels } from './labels.ts'
import type { Business } from './queries.ts'
import { yearEndOptions } from './year-ends.ts'

/** Stands inside a form that is judged by `businessForm`. */
export function BusinessFields(props: {
  business: Business
  errors: FieldErrors
  /** Onboarding asks about VAT once there are figures. */
  withoutVat?: boolean
}) {
  const { business, errors } = props
  const texts = textsOf(business)
  const [vat, setVat] = useState(texts.vat)
  return (
    <>
      <Input
        label="Business name"
        name="business_name"
        autoComplete="organization"
        defaultValue={business.name}
        error={errors.business_name}
      />
      <div className="form-pair">
        <Select
          label="Business type"
          name="kind"
          defaultValue={texts.kind}
          options={[{ value: '', label: 'Choose one' }, ...optionsOf(kindLabels)]}
        />
        <Select
          label="Bank holidays in"
          name="nation"
          defaultValue={business.nation}
          options={optionsOf(nationLabels)}
        />
        <Select
          label="Year end"
          name="year_end"
          defaultValue={texts.year_end}
          options={yearEndOptions(texts.year_end)}
        />
        {!props.withoutVat && (
          <Select
            label="VAT"
            name="vat"
            defaultValue={texts.vat}
            onChange={(event) => setVat(event.target.value)}
            options={[
              { value: '', label: 'Not sure' },
              { value: 'yes', label: 'Registered' },
              { value: 'no', label: 'Not registered' },
            ]}
          />
        )}
      </div>
      {!props.withoutVat && vat === 'yes' && (
        <Select
          label="Your VAT quarters end in"
          name="vat_stagger"
          hint="You’ll find this on your last VAT return. VAT is due one month and seven days after the quarter ends."
          defaultValue={texts.vat_stagger}
          options={[{ value: '', label: 'Not sure' }, ...optionsOf(staggerLabels)]}
        />
      )}
      <AmountInput
        label="Cash buffer"
        name="cash_buffer"
        placeholder="None"
        defaultValue={texts.cash_buffer}
        error={errors.cash_buffer}
        hint="The balance you don’t want to fall below. One month of fixed costs is a good start."
      />
    </>
  )
}

function optionsOf(labels: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
