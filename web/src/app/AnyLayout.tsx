// The frame of an address that no page has: the shell for the signed-in, the plain frame for
// everyone else.
import type { ReactNode } from 'react'
import { useToken } from '../api/use-session.ts'
import { PageAddress } from '../PageAddress.tsx'
import { LazyShell } from './LazyShell.tsx'
import { OutsideLayout } from './OutsideLayout.tsx'
import type { Page } from './page-table.ts'

/** `pages` are those of the main layout. */
export function AnyLayout({ pages, children }: { pages: readonly Page[]; children: ReactNode }) {
  return useToken() ? (
    <LazyShell pages={pages}>
      <PageAddress isLeft={false}>{children}</PageAddress>
    </LazyShell>
  ) : (
    <OutsideLayout>{children}</OutsideLayout>
  )
}
