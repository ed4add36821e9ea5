// /mhcb without anything to complete: opened by hand, or reloaded half-way. Then the server is
// finishing by itself, and is waited for a while.
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useConnections } from '../../features/bank/queries.ts'
import { useNavigate } from '../../routing.ts'
import { PageHead } from '../../ui/PageHead.tsx'

const waitMs = 2000
const waitsMax = 8

/** `isAwaited` when this very page was in the middle of completing something. */
export function ReturnUnknown({ isAwaited }: { isAwaited: boolean }) {
  const { data, refetch } = useConnections()
  const navigate = useNavigate()
  const [waits, setWaits] = useState(0)
  const found = isAwaited ? data?.find(({ status }) => status === 'syncing') : undefined
  const isWaiting = isAwaited && !found && waits < waitsMax
  useEffect(() => {
    if (found) navigate(`/mhcb?connection=${found.id}`, { replace: true })
  }, [found, navigate])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => {
      void refetch().finally(() => setWaits(waits + 1))
    }, waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, waits, refetch])
  if (isWaiting || found)
    return (
      <>
        <PageHead title="Finishing with your bank" />
        <section className="card bank-page" role="status">
          <p>The page was reloaded. We’re finishing the connection.</p>
        </section>
      </>
    )
  return (
    <>
      <PageHead title="Nothing to finish here" />
      <section className="card bank-page">
        <p>
          Your bank sends you to this page after you give consent. You’ll find connected banks under
          Integrations.
        </p>
        <div>
          <Link className="btn btn-ink" to="/integration" replace>
            Go to Integrations
          </Link>
        </div>
      </section>
    </>
  )
}
