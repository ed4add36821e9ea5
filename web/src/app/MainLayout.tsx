// The door of the main layout. With a token: the shell. Without: the log-in at /dashboard, and from
// every other page the way to `/`.

import { useDeferredValue, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useToken } from '../api/use-session.ts'
import { wantHere } from '../api/wanted.ts'
import { PageAddress } from '../PageAddress.tsx'
import { useFirstCode } from './first-code.ts'
import { LazyShell, loadShell } from './LazyShell.tsx'
import type { Page } from './page-table.ts'
import { RoutePage } from './RoutePage.tsx'

/** `page` is the one of the address; `landing` is what /dashboard shows to the signed-out. */
export function MainLayout(props: { pages: readonly Page[]; page: Page; landing: Page }) {
  const token = useToken()
  const [path] = useLocation()
  // After signing out no page is wanted; a visitor without a token wants one.
  const [wasSignedIn, setSignedIn] = useState(token !== null)
  if (token !== null && !wasSignedIn) setSignedIn(true)
  if (token) return <PageInShell pages={props.pages} page={props.page} />
  if (path.replace(/\/$/, '') === '/dashboard') return <RoutePage page={props.landing} />
  return <Redirect to="/" replace state={wasSignedIn ? null : wantHere(null)} />
}

/**
 * The frame answers a press at once, with the place in the navigation and the page fading. The next
 * page is drawn in slices, between which the browser can draw too.
 */
function PageInShell({ pages, page }: { pages: readonly Page[]; page: Page }) {
  useFirstCode(loadShell, page.load)
  const shown = useDeferredValue(page)
  const isLeaving = shown !== page
  return (
    <LazyShell pages={pages} isLeaving={isLeaving}>
      <PageAddress isLeft={isLeaving}>
        <RoutePage key={shown.path} page={shown} />
      </PageAddress>
    </LazyShell>
  )
}
