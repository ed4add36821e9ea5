// Lets Plimsoll open without a connection: registers the worker that keeps the code of the pages
// that are opened first.
import { useEffect } from 'react'
import { useIdle } from '../ui/use-idle.ts'

/** Used once, by the shell: only the signed-in have figures to come back to. */
export function useOffline(): void {
  const isIdle = useIdle(true)
  useEffect(() => {
    // In development the files change as they are edited; without HTTPS browsers offer no workers.
    if (!isIdle || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // Where it is refused (a private window), pages work as before, with a connection.
    navigator.serviceWorker.register('/worker.js').catch(() => null)
  }, [isIdle])
}
