// The frame of the pages outside the main layout: the name on top, one narrow column, no
// navigation.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Mark } from '../ui/Mark.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import './outside-layout.css'

/** Pages render inside its <main>. */
export function OutsideLayout({ children }: { children: ReactNode }) {
  return (
    <div className="outside">
      <SkipLink />
      <header className="outside-head">
        <Link to="/" className="outside-brand">
          <Mark />
          Plimsoll
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="outside-page">
        {children}
      </main>
    </div>
  )
}
