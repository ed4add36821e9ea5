// The ways between the pages of the forecast. They stand below the page's head, not in the navigation, which holds the five main pages alone.
import { Link, useLocation } from 'wouter'
import './forecast-pages.css'

const pages = [
  { path: '/cash-flow/forecast', label: 'Forecast' },
  { path: '/cash-flow/scenarios', label: 'Scenarios' },
  { path: '/cash-flow/accuracy', label: 'Accuracy' },
  { path: '/cash-flow/recurring', label: 'What repeats' },
] as const

/** The present one is marked. */
export function ForecastPages() {
  const [location] = useLocation()
  return (
    <ul className="forecast-pages" aria-label="Pages of the forecast">
      {pages.map(({ path, label }) => (
        <li key={path}>
          <Link to={path} aria-current={location.startsWith(path) ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
