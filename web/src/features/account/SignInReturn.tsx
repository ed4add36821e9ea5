// After an identity provider, or the link of a mail: what was handed over is used once, and then
// one is in, or reads what to do.
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call.ts'
import type { Returned } from '../../api/returned.ts'
import { readToken } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { AuthCard } from './AuthCard.tsx'
import { type Arrival, addIdentity, confirmIdentity, exchangeCode } from './arrive.ts'
import { ProveForm } from './ProveForm.tsx'
import { returnWords } from './return-words.ts'
import SecondFactorForm from './SecondFactorForm.tsx'

type Step =
  | { is: 'working' }
  | { is: 'failed'; title: string; text: string; again: boolean }
  | { is: 'code'; challenge: string }
  | { is: 'prove'; link: NonNullable<Arrival['link']> }
  | { is: 'mail'; email: string; provider: string }

/** `onDone` when nothing is left to do here: signed in, or back to the log-in. */
export function SignInReturn({ returned, onDone }: { returned: Returned; onDone: () => void }) {
  const [step, setStep] = useState<Step>(() => firstStep(returned))
  const isStarted = useRef(false)
  const start = () => {
    setStep({ is: 'working' })
    return use(returned).then(
      (next) => (next ? setStep(next) : onDone()),
      (error: unknown) => setStep(failedBy(error, returned)),
    )
  }
  useEffect(() => {
    // What was handed over works once, so it is used once, however often this effect runs.
    if (isStarted.current || step.is !== 'working') return
    isStarted.current = true
    void start()
  })
  const enter = (challenge: string | null) =>
    challenge ? setStep({ is: 'code', challenge }) : onDone()
  if (step.is === 'working') return <AuthCard title="Signing you in" text="This takes a moment." />
  if (step.is === 'code')
    return (
      <AuthCard title="One more step">
        <SecondFactorForm challenge={step.challenge} onDone={onDone} onBack={onDone} />
      </AuthCard>
    )
  if (step.is === 'prove') {
    const { email, provider } = step.link
    return (
      <ProveForm
        link={step.link}
        onEntered={enter}
        onMail={() => setStep({ is: 'mail', email, provider })}
        onLeave={onDone}
      />
    )
  }
  if (step.is === 'mail') return <MailOnItsWay {...step} onLeave={onDone} />
  return (
    <AuthCard title={step.title} text={<span role="alert">{step.text}</span>}>
      <Button weight="ink" onClick={() => (step.again ? void start() : onDone())}>
        {step.again ? 'Try again' : readToken() ? 'Back to Plimsoll' : 'Back to log in'}
      </Button>
    </AuthCard>
  )
}

function MailOnItsWay(props: { email: string; provider: string; onLeave: () => void }) {
  const { email, provider, onLeave } = props
  return (
    <AuthCard
      title="Check your email"
      text={
        <>
          We’ve sent an email to <b className="emphasis">{email}</b>, the address {provider} gave
          us. Open the link in it within half an hour, in this browser, to sign in.
        </>
      }
      foot={
        <button type="button" className="form-link" onClick={onLeave}>
          Back to log in
        </button>
      }
    />
  )
}

function firstStep({ kind, value }: Returned): Step {
  if (kind !== 'login_error') return { is: 'working' }
  return { is: 'failed', ...returnWords(value), ...(readToken() ? notAdded : {}), again: false }
}

/** Uses what was handed over; null when all is done. */
async function use({ kind, value }: Returned): Promise<Step | null> {
  if (kind === 'add') {
    const label = await addIdentity(value)
    toastSuccess(`You can now sign in with ${label}.`)
    return null
  }
  if (kind === 'confirm') {
    const challenge = await confirmIdentity(value)
    return challenge ? { is: 'code', challenge } : null
  }
  const { link, mail, second_factor } = await exchangeCode(value)
  if (link) return { is: 'prove', link }
  if (mail) return { is: 'mail', ...mail }
  return second_factor ? { is: 'code', challenge: second_factor.challenge } : null
}

const refusedBelow = 500

/** Whoever is signed in wanted to add a way in, and stays signed in. */
const notAdded = { title: 'Nothing was added' }

function failedBy(error: unknown, { kind }: Returned): Step {
  if (!(error instanceof CallError)) throw error
  return {
    is: 'failed',
    title: 'You’re not signed in',
    ...(kind === 'add' ? notAdded : {}),
    text: error.message,
    // Only where the server has not answered is it worth asking the same again.
    again: error.status === 0 || error.status >= refusedBelow,
  }
}
