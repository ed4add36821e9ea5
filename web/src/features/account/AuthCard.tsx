// The narrow column of the signed-out pages: a heading, a sentence, the form, and the way elsewhere
// below it.
import type { ReactNode } from 'react'
import './auth-card.css'

/** `foot` is for links. */
export function AuthCard(props: {
  title: string
  text?: ReactNode
  foot?: ReactNode
  children?: ReactNode
}) {
  return (
    <section className="auth-card">
      <h1>{props.title}</h1>
      {props.text && <p className="auth-text">{props.text}</p>}
      {props.children && <div className="auth-body">{props.children}</div>}
      {props.foot && <p className="auth-foot">{props.foot}</p>}
    </section>
  )
}
