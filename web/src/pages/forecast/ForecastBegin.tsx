// The forecast page before there is anything to forecast from: where to begin.
import { Link } from 'wouter'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** One sentence and the way to begin. */
export default function ForecastBegin() {
  return (
    <div className="card">
      <EmptyState
        title="Nothing to forecast from yet"
        help="forecast"
        text="Upload a bank statement or load demo data. Plimsoll finds regular payments and forecasts them automatically."
      >
        <Link className="btn btn-ink" to="/integration">
          Add your transactions
        </Link>
      </EmptyState>
    </div>
  )
}
