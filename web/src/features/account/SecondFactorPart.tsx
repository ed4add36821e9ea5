// The second factor in the account: off, being set up, on, and its recovery codes when they are
// shown.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorChange } from './SecondFactorChange.tsx'
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx'
import { useLostFocus } from './use-lost-focus.ts'
import { beginSecondFactor, useRefreshWaysIn, type WaysIn } from './ways-in.ts'

type Step =
  | { is: 'resting' }
  | { is: 'asking' }
  | { is: 'setting up'; secret: string; uri: string }
  | { is: 'codes'; codes: string[] }
  | { is: 'renewing' }
  | { is: 'removing' }

/** Shows one thing at a time. */
export function SecondFactorPart({ waysIn }: { waysIn: WaysIn }) {
  const [step, setStep] = useState<Step>({ is: 'resting' })
  const heading = useLostFocus(step.is)
  const refresh = useRefreshWaysIn()
  const rest = () => setStep({ is: 'resting' })
  const show = (codes: string[]) => {
    setStep({ is: 'codes', codes })
    void refresh()
  }
  return (
    <section aria-labelledby="way-factor">
      <h3 id="way-factor" ref={heading} tabIndex={-1}>
        Two-step verification {waysIn.second_factor && <Chip tone="good">On</Chip>}
      </h3>
      {step.is === 'resting' && <Resting waysIn={waysIn} onStep={setStep} />}
      {step.is === 'asking' && (
        <ProofForm
          label="Set up two-step verification"
          waysIn={waysIn}
          action="Continue"
          busyAction="Continuing"
          onProven={async (proof) =>
            setStep({ is: 'setting up', ...(await beginSecondFactor(proof)) })
          }
          onCancel={rest}
        />
      )}
      {step.is === 'setting up' && <SecondFactorSetUp {...step} onDone={show} onCancel={rest} />}
      {step.is === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
      {(step.is === 'renewing' || step.is === 'removing') && (
        <SecondFactorChange
          waysIn={waysIn}
          isRemoval={step.is === 'removing'}
          onCodes={show}
          onClose={rest}
        />
      )}
    </section>
  )
}

function Resting({ waysIn, onStep }: { waysIn: WaysIn; onStep: (step: Step) => void }) {
  const factor = waysIn.second_factor
  if (!factor)
    return (
      <>
        <p className="ways-in-text">
          Log in with your password and a code from an app on your phone. Nobody can sign in with
          your password alone.
        </p>
        <div className="form-actions">
          <Button onClick={() => onStep({ is: 'asking' })}>Set up two-step verification</Button>
        </div>
      </>
    )
  return (
    <>
      <p className="ways-in-text">
        We’ll ask for a code from your app each time you log in.{' '}
        {codesLeft(factor.recovery_codes_left)}
      </p>
      <div className="form-actions">
        <Button onClick={() => onStep({ is: 'renewing' })}>New recovery codes</Button>
        <Button weight="danger" onClick={() => onStep({ is: 'removing' })}>
          Turn off
        </Button>
      </div>
    </>
  )
}

const fewMax = 3

function codesLeft(left: number): string {
  if (left === 0)
    return 'You have no recovery codes left. Create new ones, or losing your phone will lock you out.'
  const count =
    left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`
  return left <= fewMax ? `${count} Create new ones soon.` : count
}
