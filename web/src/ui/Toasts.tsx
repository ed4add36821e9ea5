// The place where toasts appear: top right, above everything, read out politely, held while one
// points at them.
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './IconButton.tsx'
import { dismissToast, holdToasts, shownToasts, type Toast, watchToasts } from './toast.ts'
import { topDialog, watchTopLayer } from './top-layer.ts'
import './toasts.css'

/**
 * Put once at the top of the app. Shows itself in the browser's top layer, inside the dialog that
 * is open.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts)
  const dialog = useSyncExternalStore(watchTopLayer, topDialog)
  const place = useRef<HTMLDivElement>(null)
  // Every toast and every dialog puts the place on top again. A dialog that closes with its toast
  // takes the place along; then it is shown as soon as the dialog has left.
  useLayoutEffect(() => {
    if (!place.current?.isConnected) return
    if (place.current.matches(':popover-open')) place.current.hidePopover()
    place.current.showPopover()
  }, [toasts, dialog])
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: holding only delays what a timer does.
    <div
      ref={place}
      popover="manual"
      className="toasts"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      <div role="status" aria-live="polite" aria-label="Notifications">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>,
    dialog ?? document.body,
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = toast.kind === 'success' ? CircleCheck : CircleAlert
  return (
    <div className={`toast toast-${toast.kind}`}>
      <Icon size={18} aria-hidden />
      <div className="toast-words">
        <p>{toast.message}</p>
        {toast.detail && <p className="toast-detail">{toast.detail}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            toast.action?.onClick()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
