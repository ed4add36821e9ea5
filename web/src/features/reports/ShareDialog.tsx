// Makes a link to a frozen copy and lists the links that stand, so that each can be ended.
import type { Share } from '@plimsoll/contract/shares'
import { shareDays } from '@plimsoll/contract/shares'
import { today as dayOf } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { type ShareRequest, useCreateShare, useRevokeShare, useShares } from './share-queries.ts'
import './share-dialog.css'

type Days = `${(typeof shareDays)[number]}`

/** `subject` is what is shared. */
export default function ShareDialog(props: {
  title: string
  subject: Omit<ShareRequest, 'days'>
  onClose: () => void
}) {
  const [days, setDays] = useState<Days>('7')
  const create = useCreateShare()
  const link = create.data?.link ?? null
  const make = () =>
    create.mutate(
      { ...props.subject, days: shareDays.find((count) => `${count}` === days) ?? 7 },
      { onError: (error) => toastError(error.message) },
    )
  return (
    <Dialog
      title={props.title}
      width="wide"
      description="Anyone with the link can read a copy of this as it is now, without signing in. The copy opens nothing else and doesn’t change."
      onClose={props.onClose}
    >
      <div className="share-new">
        <span>The link works for</span>
        <Segmented
          label="How long the link works"
          value={days}
          options={shareDays.map((count) => ({
            value: `${count}` as Days,
            label: count === 1 ? '1 day' : `${count} days`,
          }))}
          onChange={setDays}
        />
        <Button weight="ink" busy={create.isPending} onClick={make}>
          Create link
        </Button>
      </div>
      {link && (
        <div className="share-link" role="status">
          <label htmlFor="share-link">Copy this link now. It isn’t shown again.</label>
          <div>
            <input
              id="share-link"
              className="input"
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
            <Button onClick={() => void copy(link)}>Copy</Button>
          </div>
        </div>
      )}
      <h3 className="share-heading">Links</h3>
      <ShareList />
    </Dialog>
  )
}

function ShareList() {
  const shares = useShares()
  const revoke = useRevokeShare()
  if (shares.error) return <p role="alert">{shares.error.message}</p>
  if (!shares.data) return <Skeleton height="60px" />
  if (shares.data.length === 0)
    return <p className="share-quiet">You haven’t shared anything yet.</p>
  return (
    <ul className="share-list">
      {shares.data.map((share) => (
        <li key={share.id}>
          <div>
            <b>{share.title}</b>
            <small>{stateWords(share)}</small>
          </div>
          {share.state === 'open' && (
            <Button
              busy={revoke.isPending && revoke.variables === share.id}
              aria-label={`End link to ${share.title}`}
              onClick={() => revoke.mutate(share.id)}
            >
              End link
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function stateWords({ state, expires_at, views }: Share): string {
  const seen = views === 0 ? 'Not opened yet' : `Opened ${views === 1 ? 'once' : `${views} times`}`
  const until = dayInWords(dayOf(new Date(expires_at)))
  if (state === 'revoked') return `${seen}. You ended this link.`
  return state === 'expired' ? `${seen}. Ended on ${until}.` : `${seen}. Works until ${until}.`
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toastSuccess('Link copied.')
  } catch {
    toastError('The link couldn’t be copied. Select it and copy it instead.')
  }
}
