// A modal window on the browser's own <dialog>: focus kept inside, Escape closes, the page behind
// inert, no library.
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import { useModal } from './use-modal.ts'
import './dialog.css'

/**
 * A dialog in the middle, or with `shape="sheet"` from the right (from below on a phone). Render it
 * only while it is open.
 */
export function Dialog(props: {
  title: string
  description?: ReactNode
  shape?: 'dialog' | 'sheet'
  width?: 'narrow' | 'wide'
  /** An alert asks for an answer before anything else is done. */
  isAlert?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  useModal(element)
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) props.onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser handles it.
    <dialog
      ref={element}
      className={`dialog dialog-${props.shape ?? 'dialog'} dialog-${props.width ?? 'narrow'}`}
      role={props.isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={props.description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      // A second Escape closes without asking; then the page must follow.
      onClose={() => {
        if (!element.current?.open) props.onClose()
      }}
      onClick={closeOnBackdrop}
    >
      <div className="dialog-inner">
        <header className="dialog-head">
          <h2 id={`${id}-title`}>{props.title}</h2>
          <IconButton label="Close" onClick={props.onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        </header>
        {props.description && (
          <div id={`${id}-description`} className="dialog-description">
            {props.description}
          </div>
        )}
        <div className="dialog-body">{props.children}</div>
      </div>
    </dialog>
  )
}
