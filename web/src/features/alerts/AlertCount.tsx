// How many alerts wait to be read. It asks again when one goes from page to page, and polls
// nothing.
import { countAlerts } from '@plimsoll/contract/alert-count'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { useFramePath } from '../../PageAddress.tsx'
import { alertKeys } from './keys.ts'

// What is warned of is found out a moment after the books have changed, so the count is not left
// standing for long.
const freshMs = 20_000
const shownMax = 9

/** `onCount` gets the number, for the name of the button that it stands on. */
export default function AlertCount({ onCount }: { onCount: (unread: number) => void }) {
  const path = useFramePath()
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
  useEffect(() => onCount(data), [data, onCount])
  return data > 0 && <b aria-hidden>{data > shownMax ? `${shownMax}+` : data}</b>
}
