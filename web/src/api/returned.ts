// What an identity provider's return, or a link in a mail, hands to the page behind the #. It is
// taken out of the address before anything else runs, so that it stays in no history, and works
// once.

/**
 * What was handed over: a one-time code to come in with, one to add a provider with, a mail's
 * token, or why nothing came of it.
 */
export type Returned = { kind: 'login' | 'add' | 'confirm' | 'login_error'; value: string }

let returned = take()

/** What was handed over at the start of this visit, until it has been dealt with. */
export function readReturned(): Returned | null {
  return returned
}

/** It has been dealt with. */
export function forgetReturned(): void {
  returned = null
}

function take(): Returned | null {
  const found = /^#(login|add|confirm|login_error)=([\w-]{1,200})$/.exec(location.hash)
  if (location.pathname !== '/' || !found) return null
  history.replaceState(history.state, '', '/')
  return { kind: found[1] as Returned['kind'], value: found[2] ?? '' }
}
