// The frame of one page: its title in the tab, the loader until its code is there, its own error
// page, the focus on arrival.
import { memo, Suspense, useEffect } from 'react'
import { cameByHistory } from '../routing.ts'
import { FullPageLoader } from '../ui/FullPageLoader.tsx'
import { useFirstCode } from './first-code.ts'
import type { Page } from './page-table.ts'
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx'

let arrivals = 0

/** Give it the page's path as key, so that another page begins afresh. */
export const RoutePage = memo(function RoutePage({ page: { title, load, View } }: { page: Page }) {
  useFirstCode(load)
  useEffect(() => {
    document.title = `${title} · Plimsoll`
    // The first page of a visit keeps the browser's own focus and scroll.
    if (arrivals++ === 0) return
    document.getElementById('main')?.focus({ preventScroll: true })
    if (!cameByHistory()) scrollTo(0, 0)
  }, [])
  return (
    <RouteErrorBoundary>
      <Suspense fallback={<FullPageLoader />}>
        <View />
      </Suspense>
    </RouteErrorBoundary>
  )
})
