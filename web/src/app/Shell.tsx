// The main layout of the signed-in: sidebar, or bars on a phone, around the page. Pages render inside its <main> and bring none of their own.
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useUser } from '../api/use-session.ts'
import { BottomBar } from './BottomBar.tsx'
import type { Page } from './page-table.ts'
import { ShellOverlays } from './ShellOverlays.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { type Overlay, ShellContext } from './shell-context.ts'
import { TopBar } from './TopBar.tsx'
import { useOnboardingFirst } from './use-onboarding-first.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWindowLink } from './use-window-link.ts'
import './shell.css'

// Only who has a bank needs it.
const BankWatch = lazy(() => import('./BankWatch.tsx'))

/** `pages` are those of the main layout. */
export function Shell({ pages, children }: { pages: readonly Page[]; children: ReactNode }) {
  const [overlay, open] = useState<Overlay | null>(null)
  const shell = useMemo(() => ({ pages, open }), [pages])
  const close = useCallback(() => open(null), [])
  const hasBank = useUser()?.mh ?? false
  useOnboardingFirst()
  useWindowLink(open)
  useShortcuts(pages, open)
  return (
    <ShellContext value={shell}>
      <div className="shell">
        <SkipLink />
        <Sidebar />
        <TopBar />
        <main id="main" tabIndex={-1} className="page">
          <Suspense fallback={null}>{hasBank && <BankWatch />}</Suspense>
          {children}
        </main>
        <BottomBar />
      </div>
      <ShellOverlays overlay={overlay} onOpen={open} onClose={close} />
    </ShellContext>
  )
}
