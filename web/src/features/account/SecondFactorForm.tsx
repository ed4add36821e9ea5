// The second half of a log-in: the code of the app, or one of the recovery codes.
import { typedCode } from '@plimsoll/contract/second-factor'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { answerChallenge } from './arrive.ts'
import './second-factor.css'

const typed = z.object({ code: typedCode })

/** Keeps the token; `onBack` starts again. */
export default function SecondFactorForm(props: {
  challenge: string
  onDone?: () => void
  onBack: () => void
}) {
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm(typed, async ({ code }) => {
    await answerChallenge(props.challenge, code)
    props.onDone?.()
  })
  return (
    <form {...form.props} className="form" aria-label="Two-step verification">
      <p className="second-factor-text">
        {isRecovery
          ? 'Enter one of the recovery codes you saved when you set this up. Each code works once.'
          : 'Enter the six-digit code from your authenticator app.'}
      </p>
      <Input
        key={String(isRecovery)}
        ref={focus}
        label={isRecovery ? 'Recovery code' : 'Code'}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        spellCheck={false}
        error={form.errors.code}
      />
      <FormRefusal text={form.refusal} />
      <Button type="submit" weight="ink" busy={form.busy}>
        {form.busy ? 'Checking' : 'Log in'}
      </Button>
      <div className="second-factor-else">
        <button type="button" className="form-link" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use your app instead' : 'Use a recovery code'}
        </button>
        <button type="button" className="form-link" onClick={props.onBack}>
          Start again
        </button>
      </div>
    </form>
  )
}

function focus(field: HTMLInputElement | null): void {
  field?.focus()
}
