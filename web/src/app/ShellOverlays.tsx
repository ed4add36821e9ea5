// The windows that belong to no page; their code comes when they are first opened.
import { lazy, Suspense } from 'react'
import type { Overlay } from './shell-context.ts'

const CommandPalette = lazy(() => import('./CommandPalette.tsx'))
const AccountDialog = lazy(() => import('../features/account/AccountDialog.tsx'))
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'))
const UploadOverlay = lazy(() => import('./UploadOverlay.tsx'))

/** At most one is open. */
export function ShellOverlays({
  overlay,
  onClose,
}: {
  overlay: Overlay | null
  onClose: () => void
}) {
  return (
    <Suspense>
      {overlay === 'palette' && <CommandPalette onClose={onClose} />}
      {overlay === 'account' && <AccountDialog onClose={onClose} />}
      {overlay === 'upload' && <UploadOverlay onClose={onClose} />}
      {overlay === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
    </Suspense>
  )
}
