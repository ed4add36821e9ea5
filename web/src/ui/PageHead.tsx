// The head of a page: a quiet line, the title, and what one can do with the whole page.
import type { ReactNode } from 'react'
import './page-head.css'

/** `children` are the actions, on the right; below the title on a phone. */
export function PageHead(props: { eyebrow?: string; title: string; children?: ReactNode }) {
  return (
    <header className="page-head">
      <div>
        {props.eyebrow !== undefined && <p className="page-head-eyebrow">{props.eyebrow}</p>}
        <h1>{props.title}</h1>
      </div>
      {props.children && <div className="page-head-actions">{props.children}</div>}
    </header>
  )
}
