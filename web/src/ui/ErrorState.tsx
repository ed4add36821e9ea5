// What failed, in a sentence, and a way to try again; the rest of the page stays.
import { Button } from './Button.tsx'
import './states.css'

/** Announced when it appears. */
export function ErrorState(props: { title: string; text?: string; onRetry?: () => void }) {
  return (
    <div className="state" role="alert">
      <p className="state-title">{props.title}</p>
      {props.text && <p className="state-text">{props.text}</p>}
      {props.onRetry && (
        <div className="state-actions">
          <Button onClick={props.onRetry}>Try again</Button>
        </div>
      )}
    </div>
  )
}
