// Follows updates of connected banks on every page, and shows their notices across all of them.
import { useState } from 'react'
import { BankNotices } from '../features/bank/BankNotices.tsx'
import { useConnections } from '../features/bank/queries.ts'
import { isSyncedNoticeDue } from '../features/bank/synced-notice.ts'
import { useFramePath } from '../PageAddress.tsx'
import { useFollowSync } from './use-follow-sync.ts'

/** Used once, by the shell of a business with a bank. */
export default function BankWatch() {
  const { data: connections = [] } = useConnections()
  const path = useFramePath()
  const [isSynced, setSynced] = useState(isSyncedNoticeDue)
  const isSyncing = connections.some(({ status }) => status === 'syncing')
  useFollowSync({ isSyncing, path, onSynced: () => setSynced(true) })
  return (
    <BankNotices
      // On that page the card of a connection shows the same notice with the same button.
      connections={path === '/integration' ? [] : connections}
      // The page of the return shows each step itself.
      isFetching={isSyncing && path !== '/mhcb'}
      isSynced={isSynced}
      onSeen={() => setSynced(false)}
    />
  )
}
