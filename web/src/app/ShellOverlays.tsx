// The windows that belong to no page; their code comes when they are first opened.
import { lazy, Suspense } from 'react'
import type { useWantedFeature } from '../features/account/upgrade.ts'
import { logEvent } from '../features/events/log-event.ts'
import type { Overlay } from './shell-context.ts'

const CommandPalette = lazy(() => import('./CommandPalette.tsx'))
const AccountDialog = lazy(() => import('../features/account/AccountDialog.tsx'))
const AccessTokens = lazy(() => import('../features/chat/AccessTokens.tsx'))
const AlertsSheet = lazy(() => import('../features/alerts/AlertsSheet.tsx'))
const NotificationSettings = lazy(() => import('../features/alerts/NotificationSettings.tsx'))
const UpgradeDialog = lazy(() => import('../features/account/UpgradeDialog.tsx'))
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'))
const UploadOverlay = lazy(() => import('./UploadOverlay.tsx'))

/** At most one is open. */
export default function ShellOverlays({
  overlay,
  wanted,
  onOpen,
  onClose,
}: {
  overlay: Overlay | null
  /** A feature of a larger plan that was begun. */
  wanted: ReturnType<typeof useWantedFeature>
  onOpen: (overlay: Overlay) => void
  onClose: () => void
}) {
  return (
    <Suspense>
      {wanted && <UpgradeDialog feature={wanted} logEvent={logEvent} />}
      {overlay === 'palette' && <CommandPalette onClose={onClose} />}
      {(overlay === 'account' || overlay === 'sign-in' || overlay === 'notifications') && (
        <AccountDialog
          key={overlay}
          first={overlay === 'account' ? 'profile' : overlay}
          notifications={<NotificationSettings />}
          assistant={<AccessTokens />}
          onClose={onClose}
        />
      )}
      {overlay === 'alerts' && (
        <AlertsSheet onClose={onClose} onSettings={() => onOpen('notifications')} />
      )}
      {overlay === 'upload' && <UploadOverlay onClose={onClose} />}
      {overlay === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
    </Suspense>
  )
}
