// What agreeing at the bank means, said before anybody is sent there: what is read, what is not, how long, how to stop.
import { Ban, CalendarClock, Eye, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { type Leaving, useLeave } from './leave.ts'
import './consent-dialog.css'

/** Adds a bank, or renews a connection; `how` says of a renewal whether the bank will ask for a sign-in. */
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
      title={how ? `Renew ${bank}` : `Connect ${bank}`}
      description={
        how
          ? renewalWords[how](bank)
          : `You agree at ${bank}, on its own page. Plimsoll never sees how you sign in there.`
      }
      onClose={props.onClose}
    >
      <dl className="consent">
        <Point icon={<Eye size={18} />} term="What is read">
          The names, last digits and balances of the accounts you choose, and their transactions.
        </Point>
        <Point icon={<Ban size={18} />} term="What is not">
          No payments can be made, and no money can be moved. Your password stays with your bank.
        </Point>
        <Point icon={<CalendarClock size={18} />} term="For how long">
          Up to 90 days. Plimsoll reminds you 14, 7 and 1 days before; you can renew at any time.
        </Point>
        <Point icon={<Unplug size={18} />} term="How to stop">
          Disconnect under Integrations whenever you like, and keep or delete what was read.
        </Point>
      </dl>
      {how && (
        <p className="consent-note">
          If you turn back, nothing changes: the bank stays connected as it is.
        </p>
      )}
      <div className="consent-actions">
        <Button onClick={props.onClose}>Not now</Button>
        <Button weight="ink" busy={isLeaving} onClick={() => leave(props.leaving)}>
          {isLeaving ? `Opening ${bank}` : `Go on to ${bank}`}
        </Button>
      </div>
    </Dialog>
  )
}

const renewalWords = {
  reconsent: () =>
    'You confirm that Plimsoll may go on reading. Usually your bank does not ask you to sign in again.',
  reauth: (bank: string) => `You sign in at ${bank} again, on its own page.`,
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
