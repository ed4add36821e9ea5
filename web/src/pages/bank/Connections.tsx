// The connections of /integration, each as a card; and the dialog for the settings of their
// accounts.
import { useEffect, useState } from 'react'
import { ConnectionCard } from '../../features/bank/ConnectionCard.tsx'
import type { ConnectedAccount, useConnections } from '../../features/bank/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EditAccount } from './EditAccount.tsx'

const ageMs = 30_000

/**
 * Renders nothing where no bank is connected: the card of the data source then shows how to begin.
 */
export function Connections({ connections }: { connections: ReturnType<typeof useConnections> }) {
  const nowMs = useNow()
  const [edited, edit] = useState<ConnectedAccount | null>(null)
  if (connections.isError)
    return (
      <Card title="Connected banks">
        <ErrorState
          title="We couldn’t load your banks."
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
      {edited && <EditAccount id={edited.id} onClose={() => edit(null)} />}
    </>
  )
}

/** The present moment, refreshed every half minute: ages are counted from it. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ageMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
