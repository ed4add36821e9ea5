// The navigation at the thumb, on a phone.
import { NavEntry } from './NavEntry.tsx'
import { entriesOf } from './navigation.ts'
import { useShell } from './shell-context.ts'
import './bottom-bar.css'

/** Only on a phone. */
export function BottomBar() {
  const { pages } = useShell()
  return (
    <nav className="bottom-bar" aria-label="Main">
      {entriesOf(pages).map((entry) => (
        <NavEntry key={entry.page.path} entry={entry} size={20} />
      ))}
    </nav>
  )
}
