// The bell with the number of alerts that wait to be read. It asks again when one goes from page to
// page, and polls nothing.
import { countAlerts } from '@plimsoll/contract/alert-count'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../api/call.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { alertKeys } from './keys.ts'
import './alert-bell.css'

// What is warned of is found out a moment after the books have changed, so the count is not left
// standing for long.
const freshMs = 20_000
const shownMax = 9

/** `onOpen` shows the list. */
export function AlertBell({ onOpen }: { onOpen: () => void }) {
  const [path] = useLocation()
  const {
    data = 0,
    isStale,
    refetch,
  } = useQuery({
    queryKey: alertKeys.count,
    queryFn: ({ signal }) => call(countAlerts, { signal }).then((reply) => reply.data.unread),
    staleTime: freshMs,
  })
  useEffect(() => {
    if (isStale) void refetch({ cancelRefetch: false })
  }, [path])
  return (
    <IconButton
      label={data === 0 ? 'Alerts' : `Alerts, ${data} unread`}
      className="alert-bell"
      onClick={onOpen}
    >
      <Bell size={18} strokeWidth={1.75} aria-hidden />
      {data > 0 && <b aria-hidden>{data > shownMax ? `${shownMax}+` : data}</b>}
    </IconButton>
  )
}
