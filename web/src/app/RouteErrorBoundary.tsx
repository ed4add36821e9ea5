// Catches what a page throws and shows the error page in its place; the rest of the frame stays.
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportError } from '../api/log-failure.ts'
import { ErrorPage } from './ErrorPage.tsx'

type State = { error: Error | null; id: string }

/** One boundary per page; a page with another key begins afresh. */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, id: '' }

  static getDerivedStateFromError(error: Error): State {
    return { error, id: newErrorId() }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`Error ${this.state.id}`, error, info.componentStack)
    reportError(error)
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    return <ErrorPage id={this.state.id} isOutdated={isMissingCode(this.state.error)} />
  }
}

function newErrorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * A new version of Plimsoll has taken away the files of the old one, or the connection has gone.
 */
function isMissingCode(error: Error): boolean {
  return /dynamically imported module|Importing a module script failed|preload CSS/i.test(
    error.message,
  )
}
