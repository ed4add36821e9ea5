// Shows that it is really the person before something grave is done: by the password, or by having
// just signed in where there is none.
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useProfile } from './queries.ts'
import { SignInAgain } from './SignInAgain.tsx'
import type { Proof, WaysIn } from './ways-in.ts'

const typed = z.object({
  password: z.string().check(z.minLength(1, 'Enter your current password.')),
})
const nothing = z.object({})

/** `action` names what is done, `busyAction` the doing. */
export function ProofForm(props: {
  label: string
  waysIn: WaysIn
  action: string
  busyAction: string
  isGrave?: boolean
  onProven: (proof: Proof) => Promise<unknown>
  onCancel: () => void
}) {
  const { waysIn } = props
  const email = useProfile().data?.email
  const form = useForm(waysIn.password ? typed : nothing, (values) => props.onProven(values))
  if (!waysIn.password && !waysIn.recent) return <SignInAgain waysIn={waysIn} />
  return (
    <form {...form.props} className="form form-narrow" aria-label={props.label}>
      {waysIn.password && (
        <>
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly type="text" autoComplete="username" value={email ?? ''} />
          <PasswordInput
            ref={focus}
            label="Your password"
            name="password"
            autoComplete="current-password"
            error={(form.errors as Record<string, string>).password}
          />
        </>
      )}
      <FormRefusal text={form.refusal} />
      <div className="form-actions">
        <Button type="submit" weight={props.isGrave ? 'danger' : 'ink'} busy={form.busy}>
          {form.busy ? props.busyAction : props.action}
        </Button>
        <Button onClick={props.onCancel}>Cancel</Button>
      </div>
    </form>
  )
}

function focus(field: HTMLInputElement | null): void {
  field?.focus()
}
