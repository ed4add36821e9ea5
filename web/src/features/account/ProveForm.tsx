// A user with the provider's address exists already: the password, or a link to the address, proves
// that it is the same person.
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AuthCard } from './AuthCard.tsx'
import { type Arrival, proveByMail, proveByPassword } from './arrive.ts'

type Link = NonNullable<Arrival['link']>

const typed = z.object({ password: z.string().check(z.minLength(1, 'Enter your password.')) })
const nothing = z.object({})

/** `onEntered` is given the challenge of the second factor, or null when the person is in. */
export function ProveForm(props: {
  link: Link
  onEntered: (challenge: string | null) => void
  onMail: () => void
  onLeave: () => void
}) {
  const { email, provider, has_password } = props.link
  return (
    <AuthCard
      title="Is this account yours?"
      text={
        <>
          There’s already a Plimsoll account for <b className="emphasis">{email}</b>.{' '}
          {has_password
            ? `Enter your Plimsoll password once. After that you can sign in with ${provider}.`
            : `We’ll email you a link. Open it once, and you can sign in with ${provider}.`}
        </>
      }
      foot={
        <button type="button" className="form-link" onClick={props.onLeave}>
          Back to log in
        </button>
      }
    >
      {has_password && <ByPassword {...props} />}
      <ByMail {...props} isOnly={!has_password} />
    </AuthCard>
  )
}

function ByPassword({ link, onEntered }: { link: Link; onEntered: (to: string | null) => void }) {
  const form = useForm(typed, async ({ password }) =>
    onEntered(await proveByPassword(link.ticket, password)),
  )
  return (
    <form {...form.props} className="form" aria-label="Your Plimsoll password">
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={link.email} />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        error={form.errors.password}
      />
      <FormRefusal text={form.refusal} />
      <Button type="submit" weight="ink" busy={form.busy}>
        {form.busy ? 'Logging in' : 'Log in and link'}
      </Button>
    </form>
  )
}

function ByMail({ link, isOnly, onMail }: { link: Link; isOnly: boolean; onMail: () => void }) {
  const form = useForm(nothing, () => proveByMail(link.ticket).then(onMail))
  return (
    <form {...form.props} className="form prove-by-mail" aria-label="Link by email">
      <FormRefusal text={form.refusal} />
      <Button type="submit" weight={isOnly ? 'ink' : 'outline'} busy={form.busy}>
        {isOnly ? 'Send me the link' : 'Send me a link instead'}
      </Button>
    </form>
  )
}
