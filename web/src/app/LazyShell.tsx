// The shell, fetched only for those who are signed in; the log-in does without its code.
import { lazy, type ReactNode, Suspense } from 'react'
import { useUser } from '../api/use-session.ts'
import { FullPageLoader } from '../ui/FullPageLoader.tsx'
import { once } from './once.ts'
import type { Page } from './page-table.ts'

/** Fetches the shell's code. */
export const loadShell = once(() => import('./Shell.tsx'))
const Shell = lazy(loadShell)

/** Fetches the shell's code ahead of its use; a failure shows itself when it is used. */
export function prefetchShell(): void {
  loadShell().catch(() => null)
}

/** Another user in the same browser begins with a fresh shell. */
export function LazyShell(props: {
  pages: readonly Page[]
  isLeaving?: boolean
  children: ReactNode
}) {
  const subject = useUser()?.sub
  return (
    <Suspense fallback={<FullPageLoader />}>
      <Shell key={subject} {...props} />
    </Suspense>
  )
}
