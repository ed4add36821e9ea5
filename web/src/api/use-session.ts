// The session as hooks: components that show who is signed in follow the token, in this tab and in
// every other.
import { useMemo, useSyncExternalStore } from 'react'
import { readToken, readUser, type User, watchSession } from './session.ts'

/** The token, or null when signed out. */
export function useToken(): string | null {
  return useSyncExternalStore(watchSession, readToken)
}

/** Who is signed in, by the token; null when signed out or when the token cannot be read. */
export function useUser(): User | null {
  const token = useToken()
  return useMemo(readUser, [token])
}
