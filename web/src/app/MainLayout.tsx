// The door of the main layout. With a token: the shell. Without: the log-in at /dashboard, and from
// every other page the way to `/`.

import { type ReactNode, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useToken } from '../api/use-session.ts'
import { wantHere } from '../api/wanted.ts'
import { LazyShell } from './LazyShell.tsx'
import type { Page } from './page-table.ts'
import { RoutePage } from './RoutePage.tsx'

/** `landing` is what /dashboard shows to the signed-out. */
export function MainLayout(props: { pages: readonly Page[]; landing: Page; children: ReactNode }) {
  const token = useToken()
  const [path] = useLocation()
  // After signing out no page is wanted; a visitor without a token wants one.
  const [wasSignedIn, setSignedIn] = useState(token !== null)
  if (token !== null && !wasSignedIn) setSignedIn(true)
  if (token) return <LazyShell pages={props.pages}>{props.children}</LazyShell>
  if (path.replace(/\/$/, '') === '/dashboard') return <RoutePage page={props.landing} />
  return <Redirect to="/" replace state={wasSignedIn ? null : wantHere(null)} />
}
