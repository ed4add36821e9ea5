// The toasts, whose code comes after the page's. A page stays whole where that code can't be had.
import { onDemand } from './on-demand.ts'
import { watchToasts } from './toast.ts'

// On a slow phone the toasts' six files would hold up the page's own.
const pageFirstMs = 2000

/** Put once at the top of the app. */
export const LazyToasts = onDemand(async () => {
  await nextToast(pageFirstMs)
  return loadLater(() => import('./Toasts.tsx'))
})

/** A load that fails is tried again when there is a message to show. */
export async function loadLater(load: () => Promise<typeof import('./Toasts.tsx')>) {
  for (;;) {
    const file = await load().catch(() => null)
    if (file) return { default: file.Toasts }
    await nextToast()
  }
}

function nextToast(waitMaxMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchToasts(() => {
      stop()
      resolve()
    })
    if (waitMaxMs) setTimeout(resolve, waitMaxMs)
  })
}
