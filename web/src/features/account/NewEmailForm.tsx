// Asking for another email address: the new one and the password; the rest happens in its mailbox.
import { email } from '@plimsoll/contract/sign-in'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useDroppedFocus } from '../../ui/use-dropped-focus.ts'
import { changeEmail } from './new-email.ts'

const typed = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
})

/** `onBack` leads back to the profile. */
export function NewEmailForm({ current, onBack }: { current: string; onBack: () => void }) {
  const field = useDroppedFocus<HTMLInputElement>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { props, errors, refusal, busy } = useForm(typed, async (values) => {
    await changeEmail(values)
    setSentTo(values.email)
  })
  if (sentTo)
    return (
      <div className="form form-narrow">
        <p role="status">
          We’ve sent a link to {sentTo}. Your email stays {current} until you open the link, which
          works for 24 hours.
        </p>
        <div className="form-actions">
          <Button onClick={onBack}>Back to profile</Button>
        </div>
      </div>
    )
  return (
    <form {...props} className="form form-narrow" aria-label="Change email address">
      <p>
        Your email address is {current}. We’ll send a link to the new address and let the old one
        know.
      </p>
      <Input
        ref={field}
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <FormRefusal text={refusal} />
      <div className="form-actions">
        <Button onClick={onBack}>Cancel</Button>
        <Button type="submit" weight="ink" busy={busy}>
          {busy ? 'Sending' : 'Send link'}
        </Button>
      </div>
    </form>
  )
}
