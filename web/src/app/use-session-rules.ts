// What follows the session: where its rules lead, and a cache that never outlives its user.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { leadBy } from '../api/call.ts'
import { readUser, watchSession } from '../api/session.ts'
import { readWanted } from '../api/wanted.ts'
import { useNavigate } from '../routing.ts'

/** Used once, at the top of the routes. */
export function useSessionRules(): void {
  const navigate = useNavigate()
  const cache = useQueryClient()
  useEffect(() => leadBy((path, state) => void navigate(path, { state })), [navigate])
  useEffect(() => {
    let subject = readUser()?.sub
    return watchSession(() => {
      const now = readUser()?.sub
      // A renewed token is of the same person and keeps what was fetched.
      if (now !== subject) cache.clear()
      // Before the log-in gives way to the dashboard: its figures are not fetched in vain.
      const wanted = now && !subject && location.pathname === '/dashboard' ? readWanted(now) : null
      subject = now
      if (wanted) navigate(wanted, { replace: true })
    })
  }, [cache, navigate])
}
