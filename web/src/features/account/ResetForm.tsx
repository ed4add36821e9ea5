// Setting a new password by a reset link that works.
import { password } from '@plimsoll/contract/sign-in'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NewPassword } from './NewPassword.tsx'
import { resetPassword } from './sign-in.ts'

const typed = z.object({ newPassword: password })

/** Every session ends, so the person logs in afterwards. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { props, errors, refusal, busy } = useForm(typed, async ({ newPassword }) => {
    await resetPassword(token, newPassword)
    onDone()
  })
  return (
    <form {...props} className="form" aria-label="Set a new password">
      <NewPassword label="New password" name="newPassword" error={errors.newPassword} />
      <FormRefusal text={refusal} />
      <Button type="submit" weight="ink" busy={busy}>
        {busy ? 'Setting your password' : 'Set new password'}
      </Button>
    </form>
  )
}
