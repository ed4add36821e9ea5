// The quiet lines between the headline and the figures: what to know before leaning on them.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { Link } from 'wouter'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'

/** Shows only what applies. `onRetry` asks the server again. */
export function DashboardNotices(props: {
  dashboard: Dashboard
  isStale: boolean
  onRetry: () => void
}) {
  const { dashboard } = props
  return (
    <div className="dash-notices">
      {props.isStale && (
        <Banner
          tone="warn"
          action={
            <Button weight="quiet" onClick={props.onRetry}>
              Try again
            </Button>
          }
        >
          These figures may be out of date. We couldn’t load newer ones.
        </Banner>
      )}
      {dashboard.demo && (
        <Banner
          tone="forecast"
          action={
            <Link className="btn btn-quiet" to="/integration">
              Use your own data
            </Link>
          }
        >
          Demo data is loaded for DemoCompany Ltd.
        </Banner>
      )}
    </div>
  )
}
