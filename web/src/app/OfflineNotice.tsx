// Without a connection: of when the figures on screen are. They are fetched again as soon as there
// is one.
import { useQueryClient } from '@tanstack/react-query'
import { memo, useEffect, useSyncExternalStore } from 'react'
import { readKeptAt, watchKept } from '../api/connection.ts'
import { instantShort } from '../format/date.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import './offline-notice.css'

/** Nothing while the server answers. */
export const OfflineNotice = memo(function OfflineNotice() {
  const at = useSyncExternalStore(watchKept, readKeptAt)
  const client = useQueryClient()
  useEffect(() => {
    if (!at) return
    const refetch = () => void client.invalidateQueries()
    addEventListener('online', refetch)
    return () => removeEventListener('online', refetch)
  }, [at, client])
  return (
    <div className="offline-notice" role="status">
      {at && (
        <Banner
          tone="warn"
          action={
            <Button weight="quiet" onClick={() => void client.invalidateQueries()}>
              Try again
            </Button>
          }
        >
          You’re offline. These are your figures as of {instantShort(at)}; changes can’t be saved.
        </Banner>
      )}
    </div>
  )
})
