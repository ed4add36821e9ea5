// The common alert: a heading, a message, ok and cancel, a border that says how grave it is, and an
// icon. It asks before something is done.
import { CircleHelp, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { takesFocus } from './takes-focus.ts'
import './common-alert.css'

/** How grave it is. */
type AlertBorder = 'neutral' | 'warn' | 'danger'

const icons: Record<AlertBorder, LucideIcon> = {
  neutral: CircleHelp,
  warn: TriangleAlert,
  danger: OctagonAlert,
}

/**
 * Render it only while it asks. Cancel has the first focus, so that Enter by habit does no harm.
 */
export function CommonAlert(props: {
  heading: string
  message: string
  okLabel: string
  cancelLabel?: string
  border?: AlertBorder
  icon?: LucideIcon
  onOk: () => void
  onCancel: () => void
}) {
  const border = props.border ?? 'neutral'
  const Icon = props.icon ?? icons[border]
  return (
    <Dialog
      title={props.heading}
      description={
        <div className={`common-alert common-alert-${border}`}>
          <Icon size={20} aria-hidden />
          <p>{props.message}</p>
        </div>
      }
      isAlert
      onClose={props.onCancel}
    >
      <div className="common-alert-actions">
        <Button ref={takesFocus} onClick={props.onCancel}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <Button weight={border === 'danger' ? 'danger' : 'ink'} onClick={props.onOk}>
          {props.okLabel}
        </Button>
      </div>
    </Dialog>
  )
}
