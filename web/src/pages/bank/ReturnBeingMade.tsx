// While the server completes what was begun at the bank; and if it can't, why, with one thing to
// do.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { failureOf, type ReturnFailure } from '../../features/bank/return-failure.ts'
import { complete, type Returned } from '../../features/bank/returned.ts'
import { SyncSteps } from '../../features/bank/SyncSteps.tsx'
import { useNavigate } from '../../routing.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/** A first connection goes on to its update, a renewal to the dashboard. */
export function ReturnBeingMade({ returned }: { returned: Returned }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<ReturnFailure | null>(null)
  const [tries, setTries] = useState(0)
  const tried = useRef(0)
  const isRenewal = returned.kind !== 'add'
  useEffect(() => {
    let isLeft = false
    // React may run this twice: only a press of the button asks again.
    const isAgain = tries > tried.current
    tried.current = tries
    complete(returned, client, isAgain).then(
      ({ connection, message }) => {
        if (isLeft) return
        if (message) toastSuccess(message)
        const to = isRenewal ? '/dashboard' : `/mhcb?connection=${connection.id}`
        navigate(to, { replace: true })
      },
      (error: unknown) => {
        if (isLeft) return
        // The sentence of a failed renewal is a toast too, as the specification has it.
        if (isRenewal && error instanceof Error) toastError(error.message)
        setFailure(failureOf(returned, error))
        // After a reload the page has nothing to wait for.
        navigate('/mhcb', { replace: true })
      },
    )
    return () => {
      isLeft = true
    }
  }, [returned, client, navigate, isRenewal, tries])
  if (failure)
    return (
      <Failed
        failure={failure}
        onAgain={() => {
          setFailure(null)
          setTries(tries + 1)
        }}
      />
    )
  return (
    <>
      <PageHead title={isRenewal ? 'Reconnecting your bank' : 'Connecting your bank'} />
      <section className="card bank-page" role="status">
        {isRenewal ? <p>Checking with your bank. This takes a moment.</p> : <Exchanging />}
      </section>
    </>
  )
}

function Exchanging() {
  return (
    <>
      <p className="bank-lead">Your bank has confirmed. We’ll fetch recent months next.</p>
      <SyncSteps state={nothingYet} isOver={false} />
    </>
  )
}

const nothingYet = {
  status: 'pending',
  message: null,
  steps_done: [],
  transactions: 0,
  usable: false,
  demo: false,
} satisfies Parameters<typeof SyncSteps>[0]['state']

function Failed({ failure, onAgain }: { failure: ReturnFailure; onAgain: () => void }) {
  const { heading, text, next } = failure
  return (
    <>
      <PageHead title={heading} />
      <section className="card bank-page" role="alert">
        <p>{text}</p>
        <div>
          {next.to === 'again' ? (
            <Button weight="ink" onClick={onAgain}>
              {next.label}
            </Button>
          ) : (
            <Link className="btn btn-ink" to={next.to} replace>
              {next.label}
            </Link>
          )}
        </div>
      </section>
    </>
  )
}
