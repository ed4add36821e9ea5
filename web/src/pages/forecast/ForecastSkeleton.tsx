// The forecast page while its lines are fetched, in its final geometry.
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Two panes of grey. */
export function ForecastSkeleton() {
  return (
    <div className="fc-panes" data-pane="list">
      <div className="fc-pane-list">
        <Skeleton height="560px" />
      </div>
      <div className="fc-pane-level">
        <Skeleton height="58px" />
        <Skeleton height="92px" />
        <Skeleton height="400px" />
      </div>
    </div>
  )
}
