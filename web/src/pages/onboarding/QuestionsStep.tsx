// The two questions that a file cannot answer: whether the business is registered for VAT, and
// whether it pays people.
import { vatStagger } from '@plimsoll/contract/account'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useUpdateAccount } from '../../features/account/change-account.ts'
import { staggerLabels } from '../../features/account/labels.ts'
import type { Profile } from '../../features/account/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useForm } from '../../ui/form/use-form.ts'

const questions = z.object({
  vat: z.enum(['', 'yes', 'no']),
  vat_stagger: z.optional(z.union([z.literal(''), vatStagger])),
  pay: z.enum(['', 'shown', 'hidden']),
})

/** `onDone` whether saved or skipped. */
export default function QuestionsStep(props: {
  business: Profile['business']
  onDone: () => void
}) {
  const { business } = props
  const begin = vatText(business.vat_registered)
  const [vat, setVat] = useState(begin)
  const { mutateAsync } = useUpdateAccount()
  const form = useForm(questions, async (values) => {
    const isRegistered = values.vat === '' ? null : values.vat === 'yes'
    await mutateAsync({
      business: {
        vat_registered: isRegistered,
        vat_stagger: (isRegistered && values.vat_stagger) || null,
        hide_pay: values.pay === 'hidden',
      },
    })
    props.onDone()
  })
  return (
    <section>
      <h1>Two questions for your forecast</h1>
      <p>Your statement can’t answer these. You can change both later in your account.</p>
      <form {...form.props} className="form" aria-label="VAT and payroll">
        <Select
          label="Is your business registered for VAT?"
          name="vat"
          defaultValue={begin}
          onChange={(event) => setVat(event.target.value)}
          options={[
            { value: '', label: 'Not sure' },
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
        {vat === 'yes' && (
          <Select
            label="Your VAT quarters end in"
            name="vat_stagger"
            hint="You’ll find this on your last VAT return. Without it we go by your payments to HMRC."
            defaultValue={business.vat_stagger ?? ''}
            options={[
              { value: '', label: 'Not sure' },
              ...Object.entries(staggerLabels).map(([value, label]) => ({ value, label })),
            ]}
          />
        )}
        <Select
          label="Do you run payroll?"
          name="pay"
          hint="Payroll is one item in the forecast. Hiding pay replaces people’s names on every screen."
          defaultValue={business.hide_pay ? 'hidden' : ''}
          options={[
            { value: '', label: 'No, or not sure' },
            { value: 'shown', label: 'Yes, show what each person is paid' },
            { value: 'hidden', label: 'Yes, hide what each person is paid' },
          ]}
        />
        <FormRefusal text={form.refusal} />
        <div className="form-actions">
          <Button onClick={props.onDone}>Skip for now</Button>
          <Button type="submit" weight="ink" busy={form.busy}>
            {form.busy ? 'Saving' : 'Save and continue'}
          </Button>
        </div>
      </form>
    </section>
  )
}

function vatText(isRegistered: boolean | null): string {
  if (isRegistered === null) return ''
  return isRegistered ? 'yes' : 'no'
}
