// The bell with the number of alerts that wait to be read; the number comes once the page has its
// figures.
import { Bell } from 'lucide-react'
import { lazy, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Later } from '../../ui/Later.tsx'
import './alert-bell.css'

const AlertCount = lazy(() => import('./AlertCount.tsx'))

/** `onOpen` shows the list. */
export function AlertBell({ onOpen }: { onOpen: () => void }) {
  const [unread, setUnread] = useState(0)
  return (
    <IconButton
      label={unread === 0 ? 'Alerts' : `Alerts, ${unread} unread`}
      className="alert-bell"
      onClick={onOpen}
    >
      <Bell size={18} strokeWidth={1.75} aria-hidden />
      <Later>
        <AlertCount onCount={setUnread} />
      </Later>
    </IconButton>
  )
}
