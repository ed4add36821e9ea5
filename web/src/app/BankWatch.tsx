// Follows updates of connected banks from whatever page one is on, and shows what banks have to say across all of them.
import { useState } from 'react'
import { useLocation } from 'wouter'
import { BankNotices } from '../features/bank/BankNotices.tsx'
import { useConnections } from '../features/bank/queries.ts'
import { isSyncedTold } from '../features/bank/told-synced.ts'
import { useFollowSync } from './use-follow-sync.ts'

/** Used once, by the shell of a business with a bank. */
export default function BankWatch() {
  const { data: connections = [] } = useConnections()
  const [path] = useLocation()
  const [isSynced, setSynced] = useState(isSyncedTold)
  const isSyncing = connections.some(({ status }) => status === 'syncing')
  useFollowSync({ isSyncing, path, onTold: () => setSynced(true) })
  return (
    <BankNotices
      // The card of a connection says it there, with the same button.
      connections={path === '/integration' ? [] : connections}
      // The page of the return shows each step itself.
      isFetching={isSyncing && path !== '/mhcb'}
      isSynced={isSynced}
      onSeen={() => setSynced(false)}
    />
  )
}
