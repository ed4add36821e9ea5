// Changing the password; afterwards only this device stays signed in.
import { password } from '@plimsoll/contract/sign-in'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { NewPassword } from './NewPassword.tsx'
import { useProfile } from './queries.ts'
import { changePassword } from './sign-in.ts'

const typed = z.object({
  password: z.string().check(z.minLength(1, 'Enter your current password.')),
  newPassword: password,
})

/** Empties itself once the password is changed. */
export function PasswordForm() {
  const [round, setRound] = useState(0)
  return <Fields key={round} onChanged={() => setRound(round + 1)} />
}

function Fields({ onChanged }: { onChanged: () => void }) {
  const email = useProfile().data?.email
  const { props, errors, refusal, busy } = useForm(typed, async (values) => {
    await changePassword(values)
    toastSuccess('Your password is changed.', { detail: 'Other devices are signed out.' })
    onChanged()
  })
  return (
    <form {...props} className="form form-narrow" aria-label="Change the password">
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email ?? ''} />
      <PasswordInput
        label="Current password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <NewPassword label="New password" name="newPassword" error={errors.newPassword} />
      <FormRefusal text={refusal} />
      <div className="form-actions">
        <Button type="submit" weight="ink" busy={busy}>
          {busy ? 'Changing' : 'Change password'}
        </Button>
      </div>
    </form>
  )
}
