// Shown for every address that no page has.
import { Link } from 'wouter'
import '../app/message-page.css'

export default function NotFoundPage() {
  return (
    <section className="message-page">
      <h1>Page not found</h1>
      <p>The page may have moved, or the link may be wrong.</p>
      <div className="message-page-actions">
        <Link className="btn btn-ink" to="/dashboard">
          Go to the dashboard
        </Link>
      </div>
    </section>
  )
}
