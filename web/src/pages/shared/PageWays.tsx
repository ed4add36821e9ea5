// The ways between pages that belong together. They stand below the page's head, not in the navigation, which holds the five main pages alone.
import { Link, useLocation } from 'wouter'
import './page-ways.css'

/** The present one is marked. */
export function PageWays(props: {
  label: string
  pages: readonly { readonly path: string; readonly label: string }[]
}) {
  const [location] = useLocation()
  return (
    <ul className="page-ways" aria-label={props.label}>
      {props.pages.map(({ path, label }) => (
        <li key={path}>
          <Link to={path} aria-current={location.startsWith(path) ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
