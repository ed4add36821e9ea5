// Deleting the account with everything in it; asks for a typed word and the password, or a sign-in
// shortly before where there is none.
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { deleteAccount } from './sign-in.ts'
import { useWaysIn } from './ways-in.ts'
import './ways-in.css'

const word = 'delete'
const confirmation = z
  .string()
  .check(z.refine((text) => text.trim().toLowerCase() === word, `Type “${word}” to confirm.`))
const typed = z.object({
  confirmation,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
})
const withoutPassword = z.object({ confirmation, password: z.optional(z.string()) })

/** Signs out when it is done. */
export function DeleteAccount() {
  const { data: waysIn, error, refetch } = useWaysIn()
  if (error)
    return (
      <ErrorState
        title="We couldn’t load your sign-in methods."
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  if (!waysIn) return <Skeleton height="280px" />
  if (!waysIn.password && !waysIn.recent) return <SignInAgain waysIn={waysIn} />
  return <DeleteForm hasPassword={waysIn.password} />
}

function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const schema = hasPassword ? typed : withoutPassword
  const { props, errors, refusal, busy } = useForm(schema, async (values) => {
    await deleteAccount(values.password)
    toastSuccess('Your account and all its data have been deleted.')
  })
  return (
    <form {...props} className="form form-narrow" aria-label="Delete account">
      <p>
        This permanently deletes your account, your business and all its statements, transactions
        and forecasts. Connected banks are disconnected. You can’t undo this.
      </p>
      <Input
        label={`Type “${word}” to confirm`}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.confirmation}
      />
      {hasPassword && (
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
      )}
      <FormRefusal text={refusal} />
      <div className="form-actions">
        <Button type="submit" weight="danger" busy={busy}>
          {busy ? 'Deleting' : 'Delete account'}
        </Button>
      </div>
    </form>
  )
}
