// Access for an assistant of one's own: what it may do, the tokens with their last use, and a new
// one, which is shown once.

import { useState } from 'react'
import { ago } from '../../format/ago.ts'
import { instantDay } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAccessTokens, useRevokeToken } from './access-tokens.ts'
import { NewTokenForm } from './NewTokenForm.tsx'
import './access-tokens.css'

export default function AccessTokens() {
  const { data, error, refetch } = useAccessTokens()
  const revoke = useRevokeToken()
  if (error)
    return (
      <ErrorState
        title="We couldn’t load your access tokens."
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height="260px" />
  const now = Date.now()
  return (
    <div className="access-tokens">
      <p>
        Connect an assistant that speaks the Model Context Protocol, such as one on your computer.
        It can read your figures and change nothing. Access is off until you create a token, and you
        can remove a token at any time.
      </p>
      {data.length > 0 && (
        <ul aria-label="Access tokens">
          {data.map(({ id, name, created_at, expires_at, last_used_at, expired }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <small>
                  Created {ago(created_at, now)},{' '}
                  {last_used_at ? `last used ${ago(last_used_at, now)}` : 'not used yet'}
                </small>
              </div>
              <Chip tone={expired ? 'warn' : 'good'}>
                {expired ? 'Expired' : `Until ${instantDay(expires_at)}`}
              </Chip>
              <Button
                busy={revoke.isPending && revoke.variables === id}
                onClick={() => revoke.mutate(id)}
                aria-label={`Remove ${name}`}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewToken />
    </div>
  )
}

type Made = { token: string; address: string }

function NewToken() {
  const [made, setMade] = useState<Made | null>(null)
  const [copied, setCopied] = useState(false)
  if (!made) return <NewTokenForm onMade={setMade} />
  const copy = async () => {
    await navigator.clipboard.writeText(made.token).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <section className="access-token-new" aria-label="Your new token" role="status">
      <p>
        <b>Copy this token now. We don’t keep it, so you can’t see it again.</b>
      </p>
      <code>{made.token}</code>
      <p>
        Address for your assistant: <code>{made.address}</code>
      </p>
      <div className="form-actions">
        <Button onClick={() => setMade(null)}>Done</Button>
        <Button weight="ink" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy token'}
        </Button>
      </div>
    </section>
  )
}
