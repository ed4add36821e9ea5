// The main layout of the signed-in: sidebar, or bars on a phone, around the page. Pages render inside its <main> and bring none of their own.
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { BottomBar } from './BottomBar.tsx'
import type { Page } from './page-table.ts'
import { ShellOverlays } from './ShellOverlays.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { type Overlay, ShellContext } from './shell-context.ts'
import { TopBar } from './TopBar.tsx'
import { useOnboardingFirst } from './use-onboarding-first.ts'
import { useShortcuts } from './use-shortcuts.ts'
import './shell.css'

/** `pages` are those of the main layout. */
export function Shell({ pages, children }: { pages: readonly Page[]; children: ReactNode }) {
  const [overlay, open] = useState<Overlay | null>(null)
  const shell = useMemo(() => ({ pages, open }), [pages])
  const close = useCallback(() => open(null), [])
  useOnboardingFirst()
  useShortcuts(pages, open)
  return (
    <ShellContext value={shell}>
      <div className="shell">
        <SkipLink />
        <Sidebar />
        <TopBar />
        <main id="main" tabIndex={-1} className="page">
          {children}
        </main>
        <BottomBar />
      </div>
      <ShellOverlays overlay={overlay} onClose={close} />
    </ShellContext>
  )
}
