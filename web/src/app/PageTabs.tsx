// The tabs of a family of pages, below the head of each: the forecast with its scenarios, the
// transactions with their rules.
import { memo } from 'react'
import { PagePointer } from './NavEntry.tsx'
import { useNavigation } from './use-navigation.ts'
import './page-tabs.css'

/** Nothing on a phone, where SectionStrip lists them, and nothing for a page without siblings. */
export const PageTabs = memo(function PageTabs() {
  const { place } = useNavigation()
  const family = place?.section.pages.find(({ tabs }) => tabs.includes(place.link))
  if (!family) return null
  return (
    <nav className="page-tabs" aria-label={`${family.label} pages`}>
      {family.tabs.map((link) => (
        <PagePointer
          key={link.path}
          link={link}
          current={link === place?.link ? 'page' : undefined}
        >
          {link.tab ?? link.label}
        </PagePointer>
      ))}
    </nav>
  )
})
