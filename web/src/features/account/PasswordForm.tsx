// Changing the password, or setting the first one; afterwards only this device stays signed in.
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
import { useRefreshWaysIn } from './ways-in.ts'

const change = z.object({
  password: z.string().check(z.minLength(1, 'Enter your current password.')),
  newPassword: password,
})
const first = z.object({ password: z.optional(z.string()), newPassword: password })

/** Empties itself once the password is changed. `isFirst` where there is none yet. */
export function PasswordForm({ isFirst }: { isFirst: boolean }) {
  const [round, setRound] = useState(0)
  const refresh = useRefreshWaysIn()
  const next = () => {
    setRound(round + 1)
    void refresh()
  }
  return <Fields key={round} isFirst={isFirst} onChanged={next} />
}

function Fields({ isFirst, onChanged }: { isFirst: boolean; onChanged: () => void }) {
  const email = useProfile().data?.email
  const { props, errors, refusal, busy } = useForm(isFirst ? first : change, async (values) => {
    await changePassword(values)
    toastSuccess(isFirst ? 'Your password has been set.' : 'Your password has been changed.', {
      detail: 'Your other devices have been signed out.',
    })
    onChanged()
  })
  const [name, action, busyAction] = isFirst
    ? ['Set a password', 'Set password', 'Setting']
    : ['Change password', 'Change password', 'Changing']
  return (
    <form {...props} className="form form-narrow" aria-label={name}>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email ?? ''} />
      {!isFirst && (
        <PasswordInput
          label="Current password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
      )}
      <NewPassword label="New password" name="newPassword" error={errors.newPassword} />
      <FormRefusal text={refusal} />
      <div className="form-actions">
        <Button type="submit" weight="ink" busy={busy}>
          {busy ? busyAction : action}
        </Button>
      </div>
    </form>
  )
}
