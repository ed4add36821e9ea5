// One section of the navigation; its page is fetched once somebody points at it for a moment.
import { memo, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { PageLink, Section } from './navigation.ts'
import { prefetch } from './page-table.ts'

// A press that comes at once leads there anyway, and is answered first.
const pointedMs = 65

/** The same link in the sidebar and in the bottom bar. */
export const NavEntry = memo(function NavEntry(props: {
  section: Section
  current: PageLink | null
  size: number
}) {
  const { icon: Icon, link, label } = props.section
  return (
    <PagePointer
      className="nav-entry"
      link={link}
      current={currentness(props.section, props.current)}
    >
      <Icon size={props.size} strokeWidth={1.75} aria-hidden />
      {label}
    </PagePointer>
  )
})

/** A link that fetches its page's code ahead of the visit. */
export const PagePointer = memo(function PagePointer(props: {
  className?: string
  link: PageLink
  current: 'page' | 'true' | undefined
  children: ReactNode
}) {
  const fetchAhead = () => void setTimeout(prefetch, pointedMs, props.link.page)
  return (
    <Link
      className={props.className}
      to={props.link.path}
      aria-current={props.current}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      {props.children}
    </Link>
  )
})

/**
 * The section's own page is the current page; any other page of it only makes the section current.
 */
function currentness(section: Section, current: PageLink | null): 'page' | 'true' | undefined {
  if (!current) return undefined
  return current.path === section.link.path ? 'page' : 'true'
}
