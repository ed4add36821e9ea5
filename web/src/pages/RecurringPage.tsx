// /cash-flow/recurring: what Plimsoll found to repeat, to be looked through at any time. Onboarding
// shows the same once.
import { useState } from 'react'
import { Link } from 'wouter'
import { PageTabs } from '../app/PageTabs.tsx'
import { hrefOf } from '../features/forecast/address.ts'
import { FoundReview } from '../features/forecast/confirm/FoundReview.tsx'
import { useFound } from '../features/forecast/confirm/queries.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toastSuccess } from '../ui/toast.ts'
import '../ui/card.css'

export default function RecurringPage() {
  const found = useFound()
  // A fresh list after each saving, so that what was kept is what stands.
  const [kept, setKept] = useState(0)
  return (
    <>
      <PageHead title="Regular payments" eyebrow="Cash flow" />
      <PageTabs />
      {found.error ? (
        <div className="card">
          <ErrorState
            title="We couldn’t load your regular payments."
            text={found.error.message}
            onRetry={() => void found.refetch()}
          />
        </div>
      ) : !found.data ? (
        <Skeleton height="560px" />
      ) : found.data.length === 0 ? (
        <div className="card">
          <EmptyState
            title="No regular payments yet"
            help="regular-payments"
            text="We call a payment regular once we’ve seen it often enough. Add more history, or add lines to the forecast yourself."
          >
            <Link className="btn btn-ink" to="/integration">
              Add your transactions
            </Link>
            <Link className="btn btn-outline" to={`${hrefOf({})}?add=line`}>
              Add line
            </Link>
          </EmptyState>
        </div>
      ) : (
        <FoundReview
          key={kept}
          found={found.data}
          keepLabel="Save answers"
          later={null}
          linkOf={({ seriesId, merchant }) => (
            <Link to={hrefOf({ category: 'all', merchant, series: seriesId })}>
              Edit in the forecast
            </Link>
          )}
          onKept={() => {
            setKept(kept + 1)
            toastSuccess('Answers saved.')
          }}
        />
      )}
    </>
  )
}
