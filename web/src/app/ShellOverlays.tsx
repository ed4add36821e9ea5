// The windows that belong to no page; their code comes when they are first opened.
import { lazy } from 'react'
import type { useWantedFeature } from '../features/account/upgrade.ts'
import { logEvent } from '../features/events/log-event.ts'
import { onDemand } from '../ui/on-demand.ts'
import type { Overlay } from './shell-context.ts'

const CommandPalette = onDemand(() => import('./CommandPalette.tsx'))
const AccountDialog = onDemand(() => import('../features/account/AccountDialog.tsx'))
const AccessTokens = lazy(() => import('../features/chat/AccessTokens.tsx'))
const AlertsSheet = onDemand(() => import('../features/alerts/AlertsSheet.tsx'))
const NotificationSettings = lazy(() => import('../features/alerts/NotificationSettings.tsx'))
const UpgradeDialog = onDemand(() => import('../features/account/UpgradeDialog.tsx'))
const ShortcutsDialog = onDemand(() => import('./ShortcutsDialog.tsx'))
const UploadOverlay = onDemand(() => import('./UploadOverlay.tsx'))

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
    <>
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
    </>
  )
}
