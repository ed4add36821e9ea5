// The five sections at the thumb, on a phone. The pages of the section stand in SectionStrip above
// the page.
import { memo } from 'react'
import { NavEntry } from './NavEntry.tsx'
import { useNavigation } from './use-navigation.ts'
import './bottom-bar.css'

/** Only on a phone. */
export const BottomBar = memo(function BottomBar() {
  const { sections, place } = useNavigation()
  return (
    <nav className="bottom-bar" aria-label="Main">
      {sections.map((section) => (
        <NavEntry
          key={section.label}
          section={section}
          current={place?.section === section ? place.link : null}
          size={20}
        />
      ))}
    </nav>
  )
})
