// The toasts, whose code comes after the page's. A page stays whole where that code can't be had.
import { lazy, Suspense } from 'react'
import { watchToasts } from './toast.ts'

const Toasts = lazy(() => loadLater(() => import('./Toasts.tsx')))

/** Put once at the top of the app. */
export function LazyToasts() {
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  )
}

/** A load that fails is tried again when there is a message to show. */
export async function loadLater(load: () => Promise<typeof import('./Toasts.tsx')>) {
  for (;;) {
    const file = await load().catch(() => null)
    if (file) return { default: file.Toasts }
    await nextToast()
  }
}

function nextToast(): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchToasts(() => {
      stop()
      resolve()
    })
  })
}
