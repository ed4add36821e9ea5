// The corner with the user: the picture at once, the menu behind it once the page has its figures.
import { lazy } from 'react'
import { useUser } from '../api/use-session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Later } from '../ui/Later.tsx'
import './user-menu.css'

const UserMenu = lazy(() => import('./UserMenu.tsx'))

/** With the name beside the picture, or `compact` with the picture alone. */
export function UserCorner({ compact = false }: { compact?: boolean }) {
  const user = useUser()
  const name = user?.name || 'Your account'
  return (
    <Later
      room={
        <div className="menu">
          <span className={compact ? 'user-button user-button-compact' : 'user-button'}>
            <Avatar name={name} picture={user?.picture ?? null} />
            {!compact && <span>{name}</span>}
          </span>
        </div>
      }
    >
      <UserMenu compact={compact} />
    </Later>
  )
}
