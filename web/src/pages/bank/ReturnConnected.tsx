// After the bank has agreed: its update step by step, and meanwhile what each account is to the
// business. It may be left at any time.
import { useState } from 'react'
import { Link } from 'wouter'
import { AccountSetup } from '../../features/bank/AccountSetup.tsx'
import { type Connection, useConnections, useSyncState } from '../../features/bank/queries.ts'
import { SyncSteps } from '../../features/bank/SyncSteps.tsx'
import { useSyncNow } from '../../features/bank/sync.ts'
import { unsavedMark } from '../../features/bank/synced-notice.ts'
import { useAccounts } from '../../features/sources/accounts.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReturnUnknown } from './ReturnUnknown.tsx'

/** `id` names the connection. */
export function ReturnConnected({ id }: { id: string }) {
  const { data, isError, refetch } = useConnections()
  if (isError)
    return <ErrorState title="We couldn’t load your bank." onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" width="min(640px, 100%)" />
  const connection = data.find((each) => each.id === id)
  return connection ? <Connected connection={connection} /> : <ReturnUnknown isAwaited={false} />
}

function Connected({ connection }: { connection: Connection }) {
  const { institution, status, message, accounts } = connection
  return (
    <>
      <PageHead
        eyebrow="You can leave this page. We’ll keep importing."
        title={`${institution} is connected`}
      />
      <div className="bank-page">
        <Card title={status === 'syncing' ? 'Your transactions are arriving' : 'Your transactions'}>
          {message && <Banner tone={status === 'error' ? 'warn' : 'neutral'}>{message}</Banner>}
          <Progress connection={connection} />
        </Card>
        {accounts.length > 0 && <Accounts connection={connection} />}
      </div>
    </>
  )
}

function Progress({ connection }: { connection: Connection }) {
  const state = useSyncState()
  const sync = useSyncNow()
  const { status } = connection
  const isOver = status !== 'syncing'
  const isGood = isOver && status !== 'error'
  return (
    <>
      <SyncSteps state={state ?? (isGood ? everything : null)} isOver={isOver} />
      {isGood && state?.message && <p className="bank-lead">{state.message}</p>}
      <div className="bank-actions">
        {status === 'error' && (
          <Button weight="ink" busy={sync.isPending} onClick={() => sync.mutate(connection.id)}>
            Try again
          </Button>
        )}
        {(isGood || state?.usable) && (
          <Link className="btn btn-ink" to="/cash-flow">
            See your cash flow
          </Link>
        )}
      </div>
    </>
  )
}

const everything: NonNullable<ReturnType<typeof useSyncState>> = {
  status: 'success',
  message: null,
  steps_done: ['connect', 'first_months', 'history', 'categorise', 'forecast'],
  transactions: 0,
  usable: true,
  demo: false,
}

function Accounts({ connection: { accounts } }: { connection: Connection }) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const kept = useAccounts()
  const mark = (id: string, isTyped: boolean) =>
    setUnsaved((before) => {
      const after = new Set(before)
      if (isTyped) after.add(id)
      else after.delete(id)
      return after
    })
  if (kept.isPending) return <Skeleton height="240px" />
  return (
    <Card title={accounts.length === 1 ? 'Your account' : 'Your accounts'}>
      <p className="bank-lead bank-accounts-lead">
        Tell us what each account is for. You can change this later under Integrations.
      </p>
      <div {...(unsaved.size > 0 ? { [unsavedMark]: '' } : {})}>
        {accounts.map((account) => (
          <AccountSetup
            key={account.id}
            account={account}
            kept={kept.data?.find(({ id }) => id === account.id)}
            onTyped={(isTyped) => mark(account.id, isTyped)}
          />
        ))}
      </div>
    </Card>
  )
}
