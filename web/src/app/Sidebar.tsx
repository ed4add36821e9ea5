// The sidebar of wide screens: whose books these are, the search, the navigation, and at the foot the source and the user.
import { Search } from 'lucide-react'
import { Link } from 'wouter'
import { AlertBell } from '../features/alerts/AlertBell.tsx'
import { SourceStatus } from '../features/sources/SourceStatus.tsx'
import { BusinessName } from './BusinessName.tsx'
import { keyNames } from './key-names.ts'
import { NavEntry } from './NavEntry.tsx'
import { entriesOf } from './navigation.ts'
import { useShell } from './shell-context.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'
import './sidebar.css'

/** Hidden on a phone, where TopBar and BottomBar stand in for it. */
export function Sidebar() {
  const { pages, open } = useShell()
  const hasIntegrations = pages.some((page) => page.path === '/integration')
  return (
    <header className="sidebar">
      <div className="sidebar-head">
        <BusinessName />
        <AlertBell onOpen={() => open('alerts')} />
      </div>
      <button type="button" className="sidebar-search" onClick={() => open('palette')}>
        <Search size={15} aria-hidden />
        Search or jump to
        <kbd>{keyNames.palette}</kbd>
      </button>
      <nav aria-label="Main">
        {entriesOf(pages).map((entry) => (
          <NavEntry key={entry.page.path} entry={entry} size={18} />
        ))}
      </nav>
      <div className="sidebar-foot">
        {hasIntegrations ? (
          <Link to="/integration" className="sidebar-source">
            <SourceStatus />
          </Link>
        ) : (
          <SourceStatus />
        )}
        <div className="sidebar-user">
          <UserMenu />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  )
}
