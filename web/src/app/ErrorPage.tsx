// What a page shows when it breaks: a sentence, the way back, and an id that the log knows too.
import { Button } from '../ui/Button.tsx'
import './message-page.css'

/** `isOutdated` when the page's code could not be fetched: then loading again is the cure. */
export function ErrorPage({ id, isOutdated }: { id: string; isOutdated: boolean }) {
  return (
    <section className="message-page" role="alert">
      <h1>{isOutdated ? 'This page could not be loaded.' : 'This page has broken.'}</h1>
      <p>
        {isOutdated
          ? 'Plimsoll was updated while you had it open, or the connection was lost. Load it again.'
          : 'Your data is safe. Load the page again; if it breaks again, tell us the id below.'}
      </p>
      <div className="message-page-actions">
        <Button weight="ink" onClick={() => location.reload()}>
          Load again
        </Button>
        {/* A plain link: it starts Plimsoll afresh. */}
        <a className="btn btn-outline" href="/dashboard">
          Go to the dashboard
        </a>
      </div>
      <p className="message-page-id">
        Error id <code>{id}</code>
      </p>
    </section>
  )
}
