// What a page or card shows when there is nothing yet: one sentence and the way on.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import './states.css'

/** A sentence, with actions below it. */
export function EmptyState(props: {
  title: string
  text?: string
  /** The id of a help topic to read on in. */
  help?: string
  children?: ReactNode
}) {
  return (
    <div className="state">
      <p className="state-title">{props.title}</p>
      {props.text && <p className="state-text">{props.text}</p>}
      {props.children && <div className="state-actions">{props.children}</div>}
      {props.help && (
        <Link className="state-help" to={`/help#${props.help}`}>
          How this works
        </Link>
      )}
    </div>
  )
}
