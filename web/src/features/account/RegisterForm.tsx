// Signing up: a name, an address, a password. The business comes with onboarding.
import { name } from '@plimsoll/contract/account'
import { email, password } from '@plimsoll/contract/sign-in'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NewPassword } from './NewPassword.tsx'
import { Providers } from './Providers.tsx'
import { type SignedUp, signUp } from './sign-in.ts'

const typed = z.object({ name, email, password })

/** Calls back with what follows, and the address. */
export function RegisterForm({ onDone }: { onDone: (next: SignedUp, email: string) => void }) {
  const { props, errors, refusal, busy } = useForm(typed, async (values) =>
    onDone(await signUp(values), values.email),
  )
  return (
    <>
      <Providers />
      <form {...props} className="form" aria-label="Create an account">
        <Input label="Your name" name="name" autoComplete="name" error={errors.name} />
        <Input
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email}
        />
        <NewPassword label="Password" name="password" error={errors.password} />
        <FormRefusal text={refusal} />
        <Button type="submit" weight="ink" busy={busy}>
          {busy ? 'Creating your account' : 'Create account'}
        </Button>
      </form>
    </>
  )
}
