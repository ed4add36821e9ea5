// The connections of /integration, each as a card; and the window in which an account of theirs is said to be something else.
import { lazy, Suspense, useEffect, useState } from 'react'
import { ConnectionCard } from '../../features/bank/ConnectionCard.tsx'
import type { ConnectedAccount, useConnections } from '../../features/bank/queries.ts'
import { useAccounts } from '../../features/sources/accounts.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'

const OwnAccountDialog = lazy(() => import('../../features/sources/OwnAccountDialog.tsx'))

const ageMs = 30_000

/** Nothing where no bank is connected: the card of the data source says then how to begin. */
export function Connections({ connections }: { connections: ReturnType<typeof useConnections> }) {
  const nowMs = useNow()
  const [edited, edit] = useState<ConnectedAccount | null>(null)
  if (connections.isError)
    return (
      <Card title="Connected banks">
        <ErrorState
          title="Your banks could not be fetched."
          text={connections.error.message}
          onRetry={() => void connections.refetch()}
        />
      </Card>
    )
  return (
    <>
      {connections.data?.map((connection) => (
        <ConnectionCard key={connection.id} connection={connection} nowMs={nowMs} onEdit={edit} />
      ))}
      {edited && <Edit account={edited} onClose={() => edit(null)} />}
    </>
  )
}

function Edit({ account, onClose }: { account: ConnectedAccount; onClose: () => void }) {
  const kept = useAccounts().data?.find(({ id }) => id === account.id)
  return <Suspense>{kept && <OwnAccountDialog account={kept} onClose={onClose} />}</Suspense>
}

/** The present moment, anew every half minute: ages are told from it. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ageMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
