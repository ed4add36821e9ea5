// New recovery codes by a code of the app, or turning the second factor off by a code or the
// password.
import { typedCode } from '@plimsoll/contract/second-factor'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { ProofForm } from './ProofForm.tsx'
import { removeSecondFactor, renewRecoveryCodes, useRefreshWaysIn, type WaysIn } from './ways-in.ts'

const typed = z.object({ code: typedCode })

type Props = {
  waysIn: WaysIn
  isRemoval: boolean
  onCodes: (codes: string[]) => void
  onClose: () => void
}

/** Asks for a code; a removal may also be by the password. */
export function SecondFactorChange(props: Props) {
  const [byPassword, setByPassword] = useState(false)
  const refresh = useRefreshWaysIn()
  const remove = async (proof: { password?: string; code?: string }) => {
    await removeSecondFactor(proof)
    toastSuccess('Two-step verification is off.')
    props.onClose()
    await refresh()
  }
  if (byPassword)
    return (
      <ProofForm
        label="Turn off two-step verification"
        waysIn={props.waysIn}
        action="Turn off"
        busyAction="Turning off"
        isGrave
        onProven={remove}
        onCancel={props.onClose}
      />
    )
  return (
    <ByCode
      {...props}
      onSend={(code) =>
        props.isRemoval ? remove({ code }) : renewRecoveryCodes(code).then(props.onCodes)
      }
      onPassword={() => setByPassword(true)}
    />
  )
}

function ByCode(
  props: Props & { onSend: (code: string) => Promise<unknown>; onPassword: () => void },
) {
  const { isRemoval } = props
  const form = useForm(typed, ({ code }) => props.onSend(code))
  const name = isRemoval ? 'Turn off two-step verification' : 'New recovery codes'
  return (
    <form {...form.props} className="form form-narrow" aria-label={name}>
      {!isRemoval && <p className="ways-in-text">Your existing codes will stop working.</p>}
      <Input
        ref={focus}
        label="Code from your authenticator app or a recovery code"
        name="code"
        autoComplete="one-time-code"
        spellCheck={false}
        error={form.errors.code}
      />
      <FormRefusal text={form.refusal} />
      <div className="form-actions">
        <Button type="submit" weight={isRemoval ? 'danger' : 'ink'} busy={form.busy}>
          {isRemoval ? 'Turn off' : 'Create new codes'}
        </Button>
        <Button onClick={props.onClose}>Cancel</Button>
        {isRemoval && props.waysIn.password && (
          <Button weight="quiet" onClick={props.onPassword}>
            Use my password instead
          </Button>
        )}
      </div>
    </form>
  )
}

function focus(field: HTMLInputElement | null): void {
  field?.focus()
}
