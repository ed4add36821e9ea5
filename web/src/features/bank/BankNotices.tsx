// The lines that banks put across every page: fetching, synced, and consents that expire.
import { X } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { type Notice, noticesOf } from './notices.ts'
import type { Connection } from './queries.ts'
import './bank-notices.css'

const ConsentDialog = onDemand(() =>
  import('./ConsentDialog.tsx').then((file) => ({ default: file.ConsentDialog })),
)

/** The sentence of the specification after the first update. */
const syncedSentence = 'Bank account is now synced'

/**
 * `isFetching` while transactions are being fetched; `isSynced` once, after the page was reloaded
 * for it.
 */
export function BankNotices(props: {
  connections: readonly Connection[]
  isFetching: boolean
  isSynced: boolean
  onSeen: () => void
}) {
  const [put, setPut] = useState(readPutAway)
  const [renewing, renew] = useState<Connection | null>(null)
  const notices = noticesOf(props.connections).filter(({ id }) => !put.includes(id))
  const putAway = ({ id }: Notice) => {
    setPut([...put, id])
    sessionStorage.setItem(putAwayKey, JSON.stringify([...put, id]))
  }
  return (
    <div className="bank-notices">
      <div role="status">
        {props.isFetching && (
          <Banner tone="forecast">
            We’re fetching transactions from your bank. You can carry on working.
          </Banner>
        )}
        {props.isSynced && (
          <Banner tone="forecast" action={<Close onClick={props.onSeen} />}>
            {syncedSentence}
          </Banner>
        )}
      </div>
      {notices.map((notice) => (
        <Banner
          key={notice.id}
          tone="warn"
          action={
            <>
              <Button weight="quiet" onClick={() => renew(notice.connection)}>
                {notice.action}
              </Button>
              {notice.canWait && <Close onClick={() => putAway(notice)} />}
            </>
          }
        >
          {notice.words}
        </Banner>
      ))}
      {renewing && (
        <ConsentDialog
          bank={renewing.institution}
          leaving={{ renew: renewing.id }}
          how={renewing.renewal}
          onClose={() => renew(null)}
        />
      )}
    </div>
  )
}

function Close({ onClick }: { onClick: () => void }) {
  return (
    <IconButton label="Dismiss" onClick={onClick}>
      <X size={16} aria-hidden />
    </IconButton>
  )
}

const putAwayKey = 'bank_notices_put_away'

function readPutAway(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(putAwayKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
