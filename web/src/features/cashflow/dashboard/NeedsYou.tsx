// What waits for a decision of the user, each with its way to it.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { Check, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { Button } from '../../../ui/Button.tsx'
import { forecastNeeds } from './forecast-needs.ts'
import './money-lists.css'

/**
 * The list, or one calm line when there is nothing. `onStateBalance` opens the way to tell a
 * balance, `onSort` that to categorise.
 */
export function NeedsYou(props: {
  dashboard: Dashboard
  onStateBalance: () => void
  onSort: () => void
}) {
  const { dashboard } = props
  const { needs } = dashboard
  const own = forecastNeeds(dashboard)
  return (
    <section className="dash-needs" aria-labelledby="needs-you">
      <h3 id="needs-you">Needs you</h3>
      {needs.length + own.length === 0 && (
        <p>
          <Check size={16} className="dash-done" aria-hidden />
          Nothing needs your attention.
        </p>
      )}
      <ul>
        {own.map(({ message, href, words }) => (
          <li key={href}>
            <TriangleAlert size={16} className="dash-warn" aria-hidden />
            <span>{message}</span>
            <Link to={href} aria-label={`${words}: ${message}`}>
              {words}
            </Link>
          </li>
        ))}
        {needs.map((need) => (
          <li key={need.kind}>
            <TriangleAlert size={16} className="dash-warn" aria-hidden />
            <span>{need.message}</span>
            {need.kind === 'balance' && (
              <Button weight="quiet" onClick={props.onStateBalance}>
                Add your balance
              </Button>
            )}
            {need.kind === 'categories' && (
              <Button
                weight="quiet"
                aria-label={`Categorise: ${need.message}`}
                onClick={props.onSort}
              >
                Categorise
              </Button>
            )}
            {need.href && need.kind !== 'categories' && (
              <Link to={need.href} aria-label={`Review: ${need.message}`}>
                Review
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
