// Who is signed in, and what concerns the person rather than the books: the account, the keys,
// logging out.
import { ChevronsUpDown, CircleHelp, Keyboard, LogOut, Settings } from 'lucide-react'
import { useUser } from '../api/use-session.ts'
import { logOut, useProfile } from '../features/account/queries.ts'
import { useNavigate } from '../routing.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Menu } from '../ui/Menu.tsx'
import { useShell } from './shell-context.ts'

/** With the name beside the picture, or `compact` with the picture alone. */
export default function UserMenu({ compact }: { compact: boolean }) {
  const { open } = useShell()
  const go = useNavigate()
  const user = useUser()
  const email = useProfile().data?.email
  const name = user?.name || 'Your account'
  const shortcuts = {
    label: 'Keyboard shortcuts',
    icon: <Keyboard size={16} />,
    onSelect: () => open('shortcuts'),
  }
  const items = [
    { label: 'Account', icon: <Settings size={16} />, onSelect: () => open('account') },
    { label: 'Help', icon: <CircleHelp size={16} />, onSelect: () => go('/help') },
    ...(compact ? [] : [shortcuts]),
    { label: 'Log out', icon: <LogOut size={16} />, onSelect: () => void logOut() },
  ]
  return (
    <Menu
      label={`${name}, your account`}
      className={compact ? 'user-button user-button-compact' : 'user-button'}
      placement={compact ? 'below-right' : 'above'}
      head={
        <p className="user-head" title={email}>
          {compact && <b>{name}</b>}
          {email}
        </p>
      }
      items={items}
    >
      <Avatar name={name} picture={user?.picture ?? null} />
      {!compact && <span>{name}</span>}
      {!compact && <ChevronsUpDown size={14} aria-hidden />}
    </Menu>
  )
}
