// The top of a phone's screen: whose books these are, the assistant, search, and the user.
import { MessageCircleQuestion, Search } from 'lucide-react'
import { memo } from 'react'
import { AlertBell } from '../features/alerts/AlertBell.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { BusinessName } from './BusinessName.tsx'
import { askName, useShell } from './shell-context.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { UserCorner } from './UserCorner.tsx'
import './top-bar.css'

/** Only on a phone. */
export const TopBar = memo(function TopBar() {
  const { open, toggleChat } = useShell()
  return (
    <header className="top-bar">
      <BusinessName />
      <div className="top-bar-tools">
        <IconButton label={askName} data-ask onClick={toggleChat}>
          <MessageCircleQuestion size={19} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label="Search or jump to" onClick={() => open('palette')}>
          <Search size={19} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <AlertBell onOpen={() => open('alerts')} />
        <ThemeSwitch />
        <UserCorner compact />
      </div>
    </header>
  )
})
