// A card: a titled section on the page's surface, with room for a remark or a control on its right;
// and a card of several such sections.
import { type ReactNode, useId } from 'react'
import './card.css'

/** A section named by its heading. */
export function Card(props: {
  title: string
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={`card ${props.className ?? ''}`} aria-labelledby={id}>
      <header className="card-head">
        <h2 id={id}>{props.title}</h2>
        {props.aside}
      </header>
      {props.children}
    </section>
  )
}

/**
 * Sections that belong together on one surface: below each other, or as a `pair` beside each other
 * where there is room.
 */
export function CardGroup(props: { shape?: 'stack' | 'pair'; children: ReactNode }) {
  return <div className={`card-group card-group-${props.shape ?? 'stack'}`}>{props.children}</div>
}
