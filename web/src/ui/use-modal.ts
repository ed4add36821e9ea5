// Opens a <dialog> as modal while its component is shown, and gives the focus back afterwards.
import { type RefObject, useEffect } from 'react'
import { enterTopLayer, leaveTopLayer, topDialog } from './top-layer.ts'

/** Render the dialog only while it is open. */
export function useModal(element: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = element.current
    const before = document.activeElement
    if (!dialog) return
    const root = document.documentElement
    // Where the page shows a scrollbar, its place is kept, so that nothing shifts.
    if (!topDialog()) root.classList.toggle('behind-dialog-gutter', innerWidth > root.clientWidth)
    dialog.showModal()
    enterTopLayer(dialog)
    root.classList.add('behind-dialog')
    return () => {
      dialog.close()
      leaveTopLayer(dialog)
      if (!topDialog()) root.classList.remove('behind-dialog', 'behind-dialog-gutter')
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [element])
}
