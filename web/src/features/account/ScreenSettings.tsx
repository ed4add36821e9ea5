// What a business chooses about its screens: how far the outlook looks, and whether single pay is
// shown. Each change is saved at once.
import { defaultHorizon, horizonChoices } from '@plimsoll/domain/outlook/horizon'
import { Select } from '../../ui/form/Select.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { toastError } from '../../ui/toast.ts'
import { useUpdateAccount } from './change-account.ts'
import type { Profile } from './queries.ts'

/** The horizon counts whole months after the current one. */
export function ScreenSettings({ business }: { business: Profile['business'] }) {
  const { mutate } = useUpdateAccount()
  const save = (change: Partial<Profile['business']>) =>
    mutate(
      { business: change },
      { onError: (error) => toastError('We couldn’t save this setting.', error.message) },
    )
  return (
    <fieldset className="form" aria-label="Outlook and pay">
      <Select
        label="Look ahead"
        name="outlook_months"
        value={String(business.outlook_months)}
        options={horizonChoices.map((months) => ({
          value: String(months),
          label: `${months} months${months === defaultHorizon ? ' (usual)' : ''}`,
        }))}
        onChange={(event) => {
          const months = horizonChoices.find((choice) => String(choice) === event.target.value)
          if (months) save({ outlook_months: months })
        }}
      />
      <Switch
        label="Hide what each person is paid"
        checked={business.hide_pay}
        onChange={(hide_pay) => save({ hide_pay })}
      />
    </fieldset>
  )
}
