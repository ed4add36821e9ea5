// Reminders to copy into one's own mail: one for each customer that was selected.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { type Owed, type Reminder, remindersOf } from './chase.ts'
import { useInvoices } from './queries.ts'
import './invoices.css'

/** `sender` is the name of the business. */
export default function ChaseDialog(props: {
  data: Pick<CashManagement, 'today'>
  items: readonly DueItem[]
  sender: string
  onClose: () => void
}) {
  const invoices = useInvoices()
  const byLine = new Map(invoices.data?.map((each) => [`invoice.${each.id}`, each]))
  const owed = props.items.map(({ line_id, merchant, due, open }): Owed => {
    const invoice = byLine.get(line_id)
    const { number = null, email = null } = invoice ?? {}
    return { party: invoice?.party ?? merchant, number, email, due, open }
  })
  const mails = remindersOf(owed, { today: props.data.today, sender: props.sender })
  return (
    <Dialog
      title="Chase payment"
      description="A reminder to copy into your own email. Change whatever you like before you send it."
      width="wide"
      onClose={props.onClose}
    >
      {mails.map((mail) => (
        <Mail key={mail.party} mail={mail} />
      ))}
    </Dialog>
  )
}

function Mail({ mail }: { mail: Reminder }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = () =>
    navigator.clipboard
      .writeText(`${mail.subject}\n\n${mail.text}`)
      .then(() => setState('copied'))
      .catch(() => setState('failed'))
  const address = `mailto:${encodeURIComponent(mail.email ?? '')}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.text)}`
  return (
    <section className="iv-mail" aria-label={`Reminder to ${mail.party}`}>
      <p>
        <b>{mail.subject}</b>
      </p>
      <pre>{mail.text}</pre>
      <div className="form-actions">
        <Button weight="ink" onClick={copy}>
          Copy text
        </Button>
        <a className="btn btn-outline" href={address}>
          Open in email
        </a>
        <span role="status">
          {state === 'copied'
            ? 'Copied.'
            : state === 'failed'
              ? 'Select the text and copy it.'
              : ''}
        </span>
      </div>
    </section>
  )
}
