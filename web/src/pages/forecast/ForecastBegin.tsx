// The forecast page before there is anything to forecast from: where to begin.
import { Link } from 'wouter'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** One sentence and the way to begin. */
export default function ForecastBegin() {
  return (
    <div className="card">
      <EmptyState
        title="There is nothing to forecast from yet."
        text="Upload a bank statement as a spreadsheet, or load the demo data. Plimsoll finds what repeats and forecasts it by itself."
      >
        <Link className="btn btn-ink" to="/integration">
          Add your transactions
        </Link>
      </EmptyState>
    </div>
  )
}
