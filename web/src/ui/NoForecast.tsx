// Why nothing is forecast, and what to do about it: the same words on every page that looks ahead.
import { Link } from 'wouter'
import { Banner } from './Banner.tsx'
import { EmptyState } from './EmptyState.tsx'

/** The outlook’s reason and its two sentences. */
type Reason = { readonly reason: string; readonly lead: string; readonly rest: string }

/** A line above what a page still shows; a card where it shows nothing else. */
export function NoForecast({ unknown, isCard }: { unknown: Reason; isCard?: boolean }) {
  const { reason, lead, rest } = unknown
  const action = reason === 'old_data' ? 'Add newer transactions' : 'Add earlier transactions'
  if (isCard)
    return (
      <div className="card">
        <EmptyState title={lead} text={rest}>
          <Link className="btn btn-ink" to="/integration">
            {action}
          </Link>
        </EmptyState>
      </div>
    )
  return (
    <Banner
      tone={reason === 'old_data' ? 'warn' : 'neutral'}
      action={
        <Link className="btn btn-quiet" to="/integration">
          {action}
        </Link>
      }
    >
      {lead} {rest}
    </Banner>
  )
}
