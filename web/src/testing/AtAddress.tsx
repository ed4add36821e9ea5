// For tests: renders its children at an address that lives in memory, as inside a shell without
// navigation.
import { type ReactNode, useState } from 'react'
import { Router, useLocation, useSearch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ShellContext } from '../app/shell-context.ts'

const shell = {
  pages: [],
  open: () => undefined,
  toggleChat: () => undefined,
  ask: () => undefined,
}

/** The address moves with what the children do; `address` as test id shows where it stands. */
export function AtAddress({ path, children }: { path: string; children: ReactNode }) {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path }))
  return (
    <Router hook={hook} searchHook={searchHook}>
      <ShellContext value={shell}>{children}</ShellContext>
      <Address />
    </Router>
  )
}

function Address() {
  const [path] = useLocation()
  const search = useSearch()
  return <p data-testid="address">{search ? `${path}?${search}` : path}</p>
}
