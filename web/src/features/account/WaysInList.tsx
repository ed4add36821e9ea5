// The identity providers that one can come in with: those of the account, to be taken off, and
// those that can be added.
import { useState } from 'react'
import { ago } from '../../format/ago.ts'
import { Button } from '../../ui/Button.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { ProofForm } from './ProofForm.tsx'
import { useLostFocus } from './use-lost-focus.ts'
import { addProvider, removeIdentity, useRefreshWaysIn, type WaysIn } from './ways-in.ts'

type Identity = WaysIn['identities'][number]
type Asking = { add: { id: string; label: string } } | { remove: Identity }

/** `offered` are the providers that this Plimsoll has. */
export function WaysInList(props: {
  waysIn: WaysIn
  offered: readonly { id: string; label: string }[]
}) {
  const { waysIn, offered } = props
  const [asking, setAsking] = useState<Asking | null>(null)
  const heading = useLostFocus(asking)
  const added = new Set(waysIn.identities.map(({ provider }) => provider))
  const more = offered.filter(({ id }) => !added.has(id))
  const isLast = !waysIn.password && waysIn.identities.length === 1
  return (
    <section aria-labelledby="way-providers">
      <h3 id="way-providers" ref={heading} tabIndex={-1}>
        Other accounts
      </h3>
      {waysIn.identities.length === 0 && (
        <p className="ways-in-text">Sign in with an account you already have elsewhere.</p>
      )}
      {waysIn.identities.length > 0 && (
        <ul className="ways-in-list">
          {waysIn.identities.map((identity) => (
            <IdentityRow
              key={identity.id}
              identity={identity}
              isLast={isLast}
              onRemove={() => setAsking({ remove: identity })}
            />
          ))}
        </ul>
      )}
      {asking ? (
        <Ask asking={asking} waysIn={waysIn} onClose={() => setAsking(null)} />
      ) : (
        <div className="form-actions">
          {more.map((provider) => (
            <Button key={provider.id} onClick={() => setAsking({ add: provider })}>
              Add {provider.label}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

function IdentityRow(props: { identity: Identity; isLast: boolean; onRemove: () => void }) {
  const { label, email, used_at } = props.identity
  return (
    <li>
      <div>
        <b>{label}</b>
        <small>
          {email && <span className="ways-in-email">{email}</span>} last used{' '}
          {ago(used_at, Date.now())}
        </small>
        {props.isLast && (
          <small>This is your only sign-in method. Set a password before you remove it.</small>
        )}
      </div>
      {!props.isLast && (
        <Button aria-label={`Remove ${label}`} onClick={props.onRemove}>
          Remove
        </Button>
      )}
    </li>
  )
}

function Ask(props: { asking: Asking; waysIn: WaysIn; onClose: () => void }) {
  const { asking, waysIn, onClose } = props
  const refresh = useRefreshWaysIn()
  if ('add' in asking) {
    const { id, label } = asking.add
    return (
      <ProofForm
        label={`Add ${label}`}
        waysIn={waysIn}
        action={`Continue to ${label}`}
        busyAction={`Going to ${label}`}
        onProven={(proof) => addProvider(id, proof)}
        onCancel={onClose}
      />
    )
  }
  const { id, label } = asking.remove
  return (
    <ProofForm
      label={`Remove ${label}`}
      waysIn={waysIn}
      action={`Remove ${label}`}
      busyAction="Removing"
      isGrave
      onProven={async (proof) => {
        await removeIdentity(id, proof)
        toastSuccess(`${label} has been removed.`, {
          detail: 'Your other devices have been signed out.',
        })
        onClose()
        await refresh()
      }}
      onCancel={onClose}
    />
  )
}
