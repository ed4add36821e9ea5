// One address and one button, for links that come by mail.
import { email } from '@plimsoll/contract/sign-in'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/use-form.ts'

const typed = z.object({ email })

/** `action` names the button; `busyAction` while it works. */
export function EmailForm(props: {
  label: string
  action: string
  busyAction: string
  send: (email: string) => Promise<unknown>
  onSent: (email: string) => void
}) {
  const form = useForm(typed, async ({ email: address }) => {
    await props.send(address)
    props.onSent(address)
  })
  return (
    <form {...form.props} className="form" aria-label={props.label}>
      <Input
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={form.errors.email}
      />
      <FormRefusal text={form.refusal} />
      <Button type="submit" weight="ink" busy={form.busy}>
        {form.busy ? props.busyAction : props.action}
      </Button>
    </form>
  )
}
