// What can be done with a connection: update it now, renew it, end it.
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import type { Connection } from './queries.ts'
import { useSyncNow } from './sync.ts'

const ConsentDialog = onDemand(() =>
  import('./ConsentDialog.tsx').then((file) => ({ default: file.ConsentDialog })),
)
const DisconnectDialog = onDemand(() =>
  import('./DisconnectDialog.tsx').then((file) => ({ default: file.DisconnectDialog })),
)

/** Of a connection that needs its owner, the renewal comes first. */
export function ConnectionActions({ connection }: { connection: Connection }) {
  const [open, setOpen] = useState<'renew' | 'disconnect' | null>(null)
  const sync = useSyncNow()
  const { status, institution } = connection
  const isDue = status === 'sign_in_needed' || status === 'consent_due'
  const close = () => setOpen(null)
  return (
    <div className="connection-actions">
      {isDue && (
        <Button
          weight="ink"
          aria-label={`Reconnect ${institution}`}
          onClick={() => setOpen('renew')}
        >
          Reconnect
        </Button>
      )}
      {status !== 'sign_in_needed' && (
        <Button
          aria-label={`Sync ${institution} now`}
          busy={sync.isPending || status === 'syncing'}
          onClick={() => sync.mutate(connection.id)}
        >
          <RefreshCw size={15} aria-hidden />
          {status === 'syncing' ? 'Syncing' : 'Sync now'}
        </Button>
      )}
      {!isDue && (
        <Button aria-label={`Reconnect ${institution} early`} onClick={() => setOpen('renew')}>
          Reconnect early
        </Button>
      )}
      <Button
        weight="quiet"
        aria-label={`Disconnect ${institution}`}
        onClick={() => setOpen('disconnect')}
      >
        Disconnect
      </Button>
      {open === 'renew' && (
        <ConsentDialog
          bank={institution}
          leaving={{ renew: connection.id }}
          how={connection.renewal}
          onClose={close}
        />
      )}
      {open === 'disconnect' && <DisconnectDialog connection={connection} onClose={close} />}
    </div>
  )
}
