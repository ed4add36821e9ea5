// What agreeing at the bank means, explained before anybody is sent there: what is read, what is
// not, how long, how to stop.
import { Ban, CalendarClock, Eye, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { type Leaving, useLeave } from './leave.ts'
import './consent-dialog.css'

/**
 * Adds a bank, or renews a connection; for a renewal, `how` is whether the bank will ask for a
 * sign-in.
 */
export function ConsentDialog(props: {
  bank: string
  leaving: Leaving
  how?: 'reconsent' | 'reauth'
  onClose: () => void
}) {
  const { isLeaving, leave } = useLeave()
  const { bank, how } = props
  return (
    <Dialog
      title={how ? `Reconnect ${bank}` : `Connect ${bank}`}
      description={
        how
          ? renewalWords[how](bank)
          : `You give consent on ${bank}’s own website. Plimsoll never sees your bank login.`
      }
      onClose={props.onClose}
    >
      <dl className="consent">
        <Point icon={<Eye size={18} />} term="What we read">
          The names, last digits, balances and transactions of the accounts you choose.
        </Point>
        <Point icon={<Ban size={18} />} term="What we can’t do">
          Make payments, move money or see your bank password.
        </Point>
        <Point icon={<CalendarClock size={18} />} term="How long it lasts">
          Up to 90 days. We’ll remind you 14 days, 7 days and 1 day before. You can reconnect at any
          time.
        </Point>
        <Point icon={<Unplug size={18} />} term="How to stop">
          Disconnect under Integrations at any time, and keep or delete the transactions.
        </Point>
      </dl>
      {how && <p className="consent-note">If you cancel, your bank stays connected as it is.</p>}
      <div className="consent-actions">
        <Button onClick={props.onClose}>Not now</Button>
        <Button weight="ink" busy={isLeaving} onClick={() => leave(props.leaving)}>
          {isLeaving ? `Opening ${bank}` : `Continue to ${bank}`}
        </Button>
      </div>
    </Dialog>
  )
}

const renewalWords = {
  reconsent: () =>
    'Confirm that Plimsoll can keep reading your accounts. Your bank doesn’t usually ask you to sign in again.',
  reauth: (bank: string) => `Sign in again on ${bank}’s own website.`,
} as const

function Point(props: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div>
      {props.icon}
      <dt>{props.term}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
