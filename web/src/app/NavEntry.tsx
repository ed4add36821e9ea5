// One entry of the navigation; its page's code is fetched as soon as somebody points at it.
import { Link, useLocation } from 'wouter'
import type { Entry } from './navigation.ts'
import { prefetch } from './page-table.ts'

/** The same link in the sidebar and in the bottom bar. */
export function NavEntry({ entry, size }: { entry: Entry; size: number }) {
  const Icon = entry.icon
  const [path] = useLocation()
  const isHere = path === entry.page.path
  // A page that belongs to an entry, like the forecast to the cash flow.
  const isBelow = path.startsWith(`${entry.page.path}/`)
  const fetchAhead = () => prefetch(entry.page)
  return (
    <Link
      className="nav-entry"
      to={entry.page.path}
      aria-current={isHere ? 'page' : isBelow ? 'true' : undefined}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
    >
      <Icon size={size} strokeWidth={1.75} aria-hidden />
      {entry.label}
    </Link>
  )
}
