// A connected bank: how it stands, how fresh and how far back, its accounts, and what can be done
// with it.
import { useState } from 'react'
import { dayLong } from '../../format/date.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { BankInitials } from './BankInitials.tsx'
import { ConnectionAccounts } from './ConnectionAccounts.tsx'
import { ConnectionActions } from './ConnectionActions.tsx'
import { freshness, historyWords, nextUpdate, statusChip } from './connection-words.ts'
import type { ConnectedAccount, Connection } from './queries.ts'
import './connection-card.css'

const PendingDialog = onDemand(() => import('./PendingDialog.tsx'))

/** `nowMs` is the moment that ages are counted from; `onEdit` opens the settings of an account. */
export function ConnectionCard(props: {
  connection: Connection
  nowMs: number
  onEdit: (account: ConnectedAccount) => void
}) {
  const { connection, nowMs } = props
  const { institution, message, pending, status } = connection
  const [isShowingPending, showPending] = useState(false)
  const chip = statusChip(connection)
  const isGrave = status === 'sign_in_needed' || status === 'error'
  return (
    <section className="card connection" aria-label={institution}>
      <header className="connection-head">
        <BankInitials name={institution} />
        <div>
          <h2>{institution}</h2>
          <p>{freshness(connection, nowMs)}</p>
        </div>
        <Chip tone={chip.tone}>{chip.words}</Chip>
      </header>
      {message && (
        <Banner tone={isGrave || status === 'consent_due' ? 'warn' : 'neutral'}>{message}</Banner>
      )}
      <dl className="connection-facts">
        <Fact term="History" text={historyWords(connection)} />
        {status !== 'disconnected' && (
          <>
            <Fact term="Next update" text={nextUpdate(connection, nowMs) ?? 'Available now'} />
            {connection.consent_expires_on && (
              <Fact
                term="Consent"
                text={`Until ${dayLong(connection.consent_expires_on)}${daysLeft(connection)}`}
              />
            )}
          </>
        )}
        {pending > 0 && (
          <div>
            <dt>Pending</dt>
            <dd>
              <Button weight="quiet" onClick={() => showPending(true)}>
                {pending === 1 ? '1 transaction' : `${pending} transactions`}
              </Button>
            </dd>
          </div>
        )}
      </dl>
      <ConnectionAccounts accounts={connection.accounts} onEdit={props.onEdit} />
      {status !== 'disconnected' && <ConnectionActions connection={connection} />}
      {isShowingPending && (
        <PendingDialog connection={connection} onClose={() => showPending(false)} />
      )}
    </section>
  )
}

function daysLeft({ consent_days_left: days }: Connection): string {
  if (days === null) return ''
  return days <= 0 ? ', today' : days === 1 ? ', 1 day left' : `, ${days} days left`
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
