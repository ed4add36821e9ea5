// The log-in. A refusal is the server's sentence; it never reveals which of the two was wrong.
import { login } from '@plimsoll/contract/sign-in'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Providers } from './Providers.tsx'
import { logIn } from './sign-in.ts'

const typed = z.extend(login.body, {
  email: z.string().check(z.trim(), z.minLength(1, 'Enter your email address.'), z.maxLength(254)),
  password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(200)),
})

const SecondFactorForm = lazy(() => import('./SecondFactorForm.tsx'))

/** Keeps the token; the watchers of the session show what follows. */
export function LogInForm() {
  const [challenge, setChallenge] = useState<string | null>(null)
  if (challenge === null) return <PasswordStep onChallenge={setChallenge} />
  return (
    <Suspense fallback={<p role="status">One more step …</p>}>
      <SecondFactorForm challenge={challenge} onBack={() => setChallenge(null)} />
    </Suspense>
  )
}

function PasswordStep({ onChallenge }: { onChallenge: (challenge: string | null) => void }) {
  const { props, errors, refusal, busy } = useForm(typed, async (values) =>
    onChallenge(await logIn(values)),
  )
  return (
    <>
      <Providers />
      <form {...props} className="form" aria-label="Log in">
        <Input
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          aside={
            <Link className="form-link" to="/forget-pass">
              Forgotten your password?
            </Link>
          }
        />
        <FormRefusal text={refusal} />
        <Button type="submit" weight="ink" busy={busy}>
          {busy ? 'Logging in' : 'Log in'}
        </Button>
      </form>
    </>
  )
}
