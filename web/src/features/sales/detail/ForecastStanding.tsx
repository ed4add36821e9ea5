// How a project stands in the forecast now: what of it counts, and by how much.
import { Link } from 'wouter'
import { useProjectSettings } from '../queries.ts'

/** Nothing until it is known. */
export function ForecastStanding({ id }: { id: string }) {
  const settings = useProjectSettings(id).data
  if (!settings) return null
  return (
    <p className="sl-standing">
      In the forecast: {settings.words.replace(' %', '%')}.{' '}
      {settings.counted && <Link to="/cash-flow/forecast/sales_projects">See it there</Link>}
    </p>
  )
}
