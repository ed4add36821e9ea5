// The secret goes into the app, by a picture or by hand, and a first code of it turns the second
// factor on.
import { typedCode } from '@plimsoll/contract/second-factor'
import { lazy, Suspense } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { confirmSecondFactor } from './ways-in.ts'

const QrCode = lazy(() => import('./QrCode.tsx'))
const typed = z.object({ code: typedCode })

/** `onDone` is given the recovery codes. */
export function SecondFactorSetUp(props: {
  secret: string
  uri: string
  onDone: (codes: string[]) => void
  onCancel: () => void
}) {
  const form = useForm(typed, async ({ code }) => props.onDone(await confirmSecondFactor(code)))
  const inFours = props.secret.match(/.{1,4}/g)?.join(' ') ?? props.secret
  return (
    <div className="factor-set-up">
      <Suspense fallback={<Skeleton height="180px" />}>
        <QrCode text={props.uri} label="QR code for your authenticator app" />
      </Suspense>
      <form {...form.props} className="form form-narrow" aria-label="Turn on two-step verification">
        <p>
          Scan the QR code with an authenticator app, or enter this key:{' '}
          <code className="factor-key">{inFours}</code>
        </p>
        <p>
          <a className="form-link" href={props.uri}>
            Open in an app on this device
          </a>
        </p>
        <Input
          label="Code from the app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          error={form.errors.code}
        />
        <FormRefusal text={form.refusal} />
        <div className="form-actions">
          <Button type="submit" weight="ink" busy={form.busy}>
            {form.busy ? 'Turning on' : 'Turn on'}
          </Button>
          <Button onClick={props.onCancel}>Cancel</Button>
        </div>
      </form>
    </div>
  )
}
