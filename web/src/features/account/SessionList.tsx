// Where the person is signed in, and the way to end it elsewhere or everywhere.
import { CallError } from '../../api/call.ts'
import { ago } from '../../format/ago.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { useEndSessions } from './change-account.ts'
import { useSessions } from './sign-in.ts'
import './session-list.css'

/** This device first, as the server lists it. */
export function SessionList() {
  const { data, error, refetch } = useSessions()
  const end = useEndSessions()
  if (error)
    return (
      <ErrorState
        title="We couldn’t load your sessions."
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height="180px" />
  const signOut = (keepCurrent: boolean) =>
    end.mutateAsync({ keepCurrent }).then(
      () =>
        toastSuccess(
          keepCurrent ? 'Your other devices have been signed out.' : 'You’ve been signed out.',
        ),
      (reason: unknown) => reason instanceof CallError && toastError(reason.message),
    )
  const now = Date.now()
  return (
    <>
      <ul className="sessions">
        {data.map((session) => (
          <li key={session.id}>
            <div>
              <b>{session.device}</b>
              <small>
                Signed in {ago(session.created_at, now)}, last used {ago(session.last_seen_at, now)}
              </small>
            </div>
            {session.current && <Chip tone="good">This device</Chip>}
          </li>
        ))}
      </ul>
      <div className="form-actions">
        {data.length > 1 && (
          <Button busy={end.isPending} onClick={() => void signOut(true)}>
            Sign out other devices
          </Button>
        )}
        <Button weight="danger" busy={end.isPending} onClick={() => void signOut(false)}>
          Sign out everywhere
        </Button>
      </div>
    </>
  )
}
