// Deleting the account with everything in it; asks for a typed word and the password.
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { deleteAccount } from './sign-in.ts'

const word = 'delete'
const typed = z.object({
  confirmation: z
    .string()
    .check(z.refine((text) => text.trim().toLowerCase() === word, `Type the word ${word}.`)),
  password: z.string().check(z.minLength(1, 'Enter your password.')),
})

/** Signs out when it is done. */
export function DeleteAccount() {
  const { props, errors, refusal, busy } = useForm(typed, async (values) => {
    await deleteAccount(values.password)
    toastSuccess('Your account and all its data are deleted.')
  })
  return (
    <form {...props} className="form form-narrow" aria-label="Delete the account">
      <p>
        This deletes your account, the business and every statement, transaction and forecast in it.
        It cannot be undone.
      </p>
      <Input
        label={`Type “${word}” to confirm`}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.confirmation}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <FormRefusal text={refusal} />
      <div className="form-actions">
        <Button type="submit" weight="danger" busy={busy}>
          {busy ? 'Deleting' : 'Delete account'}
        </Button>
      </div>
    </form>
  )
}
