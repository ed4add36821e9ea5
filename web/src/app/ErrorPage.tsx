// What a page shows when it breaks: a sentence, the way back, and an id that the log knows too.
import { Button } from '../ui/Button.tsx'
import './message-page.css'

/** `isOutdated` when the page's code could not be fetched: then loading again is the cure. */
export function ErrorPage({ id, isOutdated }: { id: string; isOutdated: boolean }) {
  return (
    <section className="message-page" role="alert">
      <h1>{isOutdated ? 'We couldn’t load this page.' : 'Something went wrong on this page.'}</h1>
      <p>
        {isOutdated
          ? 'Plimsoll was updated while you had it open, or your connection dropped. Reload the page.'
          : 'Your data is safe. Reload the page. If this happens again, send us the error ID below.'}
      </p>
      <div className="message-page-actions">
        <Button weight="ink" onClick={() => location.reload()}>
          Reload page
        </Button>
        {/* A plain link: it starts Plimsoll afresh. */}
        <a className="btn btn-outline" href="/dashboard">
          Go to the dashboard
        </a>
      </div>
      <p className="message-page-id">
        Error ID <code>{id}</code>
      </p>
    </section>
  )
}
