// The person and the business, to be read and changed.
import { name } from '@plimsoll/contract/account'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { useDroppedFocus } from '../../ui/use-dropped-focus.ts'
import { BusinessFields } from './BusinessFields.tsx'
import { businessForm, businessFrom } from './business-form.ts'
import { useUpdateAccount } from './change-account.ts'
import { NewEmailForm } from './NewEmailForm.tsx'
import { type Profile, useProfile } from './queries.ts'
import { ScreenSettings } from './ScreenSettings.tsx'
import './auth-card.css'

const typed = z.extend(businessForm, { name })

/** Fetches before it shows the form. */
export function ProfileTab() {
  const { data, error, refetch } = useProfile()
  const [isMoving, setMoving] = useState(false)
  if (error)
    return (
      <ErrorState
        title="We couldn’t load your account."
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height="420px" />
  return isMoving ? (
    <NewEmailForm current={data.email} onBack={() => setMoving(false)} />
  ) : (
    <ProfileForm profile={data} onNewEmail={() => setMoving(true)} />
  )
}

function ProfileForm({ profile, onNewEmail }: { profile: Profile; onNewEmail: () => void }) {
  const update = useUpdateAccount()
  const change = useDroppedFocus<HTMLButtonElement>()
  const { props, errors, refusal, busy } = useForm(typed, async (values) => {
    await update.mutateAsync({ name: values.name, business: businessFrom(values) })
    toastSuccess('Your changes have been saved.')
  })
  return (
    <form {...props} className="form" aria-label="Profile">
      <div className="form-pair">
        <Input
          label="Your name"
          name="name"
          autoComplete="name"
          defaultValue={profile.name}
          error={errors.name}
        />
        <Input
          label="Email"
          name="email"
          value={profile.email}
          readOnly
          aside={
            <button ref={change} type="button" className="form-link" onClick={onNewEmail}>
              Change
            </button>
          }
        />
      </div>
      <BusinessFields business={profile.business} errors={errors} />
      <FormRefusal text={refusal} />
      <div className="form-actions">
        <Button type="submit" weight="ink" busy={busy}>
          {busy ? 'Saving' : 'Save changes'}
        </Button>
      </div>
      <ScreenSettings business={profile.business} />
    </form>
  )
}
