// The sidebar of wide screens: whose books these are, search, assistant, the pages, and at the foot
// the source and the user.
import { MessageCircleQuestion, Search } from 'lucide-react'
import { lazy, memo } from 'react'
import { Link } from 'wouter'
import { AlertBell } from '../features/alerts/AlertBell.tsx'
import { Later } from '../ui/Later.tsx'
import { BusinessName } from './BusinessName.tsx'
import { keyNames } from './key-names.ts'
import { NavEntry, PagePointer } from './NavEntry.tsx'
import type { PageLink, Section } from './navigation.ts'
import { askName, useShell } from './shell-context.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { UserCorner } from './UserCorner.tsx'
import { useNavigation } from './use-navigation.ts'
import '../features/sources/source-status.css'
import './sidebar.css'

const SourceStatus = lazy(() =>
  import('../features/sources/SourceStatus.tsx').then((file) => ({ default: file.SourceStatus })),
)

/** Hidden on a phone, where TopBar and BottomBar stand in for it. */
export const Sidebar = memo(function Sidebar() {
  return (
    <header className="sidebar">
      <Head />
      <Pages />
      <Foot />
    </header>
  )
})

function Head() {
  const { open, toggleChat } = useShell()
  return (
    <>
      <div className="sidebar-head">
        <BusinessName />
        <AlertBell onOpen={() => open('alerts')} />
      </div>
      <button type="button" className="sidebar-search" onClick={() => open('palette')}>
        <Search size={15} aria-hidden />
        Search or jump to
        <kbd>{keyNames.palette}</kbd>
      </button>
      <button type="button" className="nav-entry sidebar-ask" data-ask onClick={toggleChat}>
        <MessageCircleQuestion size={18} strokeWidth={1.75} aria-hidden />
        {askName}
      </button>
    </>
  )
}

/** The only part that is drawn again when another page is opened. */
function Pages() {
  const { sections, place } = useNavigation()
  return (
    <nav aria-label="Main">
      <ul>
        {sections.map((section) => {
          const current = place?.section === section ? place.link : null
          return (
            <li key={section.label}>
              <NavEntry section={section} current={current} size={18} />
              <SectionPages section={section} current={current} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Foot() {
  const hasIntegrations = useShell().pages.some((page) => page.path === '/integration')
  return (
    <div className="sidebar-foot">
      {hasIntegrations ? (
        <Link to="/integration" className="sidebar-source">
          <Source />
        </Link>
      ) : (
        <Source />
      )}
      <div className="sidebar-user">
        <UserCorner />
        <ThemeSwitch />
      </div>
    </div>
  )
}

/** The data source, once the page has its figures. */
function Source() {
  return (
    <Later
      room={
        <div className="source-status">
          <span className="sr-only">Data source</span>
        </div>
      }
    >
      <SourceStatus />
    </Later>
  )
}

/**
 * The pages below a section, always in view. A page is also current while one of its tabs is open.
 */
const SectionPages = memo(function SectionPages(props: {
  section: Section
  current: PageLink | null
}) {
  const { section, current } = props
  if (section.pages.length === 0) return null
  return (
    <ul aria-label={section.label}>
      {section.pages.map((family) => (
        <li key={family.path}>
          <PagePointer
            className="nav-page"
            link={family}
            current={
              current?.path === family.path
                ? 'page'
                : current && family.tabs.includes(current)
                  ? 'true'
                  : undefined
            }
          >
            {family.label}
          </PagePointer>
        </li>
      ))}
    </ul>
  )
})
