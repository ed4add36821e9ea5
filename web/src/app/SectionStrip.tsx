// Every page of the present section in one row that scrolls sideways: on a phone, any page is one
// tap from the bottom bar.
import { memo, useRef } from 'react'
import { useEdges } from '../ui/use-edges.ts'
import { PagePointer } from './NavEntry.tsx'
import { linksOf } from './navigation.ts'
import { useNavigation } from './use-navigation.ts'
import './page-tabs.css'

/** Only on a phone, and only where the section has several pages. */
export const SectionStrip = memo(function SectionStrip() {
  const { place } = useNavigation()
  const strip = useRef<HTMLElement>(null)
  const path = place?.link.path
  useEdges(strip, path)
  if (!place) return null
  const links = linksOf(place.section)
  if (links.length < 2) return null
  return (
    <nav ref={strip} className="page-tabs section-strip" aria-label={place.section.label}>
      {links.map((link) => (
        <PagePointer key={link.path} link={link} current={link === place.link ? 'page' : undefined}>
          {link.tab ?? link.label}
        </PagePointer>
      ))}
    </nav>
  )
})
