// The cash-flow page before there is anything to show: where to begin.
import { Link } from 'wouter'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** One sentence and the ways to begin. */
export default function CashFlowBegin() {
  return (
    <EmptyState
      title="No cash flow yet"
      help="upload"
      text="Connect your bank, upload a bank statement, or load demo data to look around first."
    >
      <Link className="btn btn-ink" to="/integration">
        Add your transactions
      </Link>
    </EmptyState>
  )
}
