// Holds back what isn't needed for the first look at a page, code and figures alike, until what is
// stands.
import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useIdle } from './use-idle.ts'

// A slow call doesn't hold back the rest for ever.
const waitMaxMs = 8000
// Code that comes with the figures, such as a chart's, goes first.
const quietMs = 100

/** `room` keeps the place of the children until they and their code are there. */
export function Later({ room = null, children }: { room?: ReactNode; children: ReactNode }) {
  const isIdle = useIdle(useFirstFigures())
  return <Suspense fallback={room}>{isIdle ? children : room}</Suspense>
}

/** Whether the calls that a page begins with have been answered; stays so from then on. */
function useFirstFigures(): boolean {
  const isQuiet = useIsFetching() === 0
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (isThere) return
    // A page whose code has just come begins its calls in the same moment.
    const timer = setTimeout(() => setThere(true), isQuiet ? quietMs : waitMaxMs)
    return () => clearTimeout(timer)
  }, [isQuiet, isThere])
  return isThere
}
