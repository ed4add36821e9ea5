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
  const [hasFigures, setFigures] = useState(false)
  const isIdle = useIdle(hasFigures)
  return (
    <>
      {!hasFigures && <FirstFigures onThere={setFigures} />}
      <Suspense fallback={room}>{isIdle ? children : room}</Suspense>
    </>
  )
}

/**
 * Waits for the answers to the calls that a page begins with, and draws nothing. It is gone
 * afterwards, so that later calls draw nothing again.
 */
function FirstFigures({ onThere }: { onThere: (isThere: true) => void }) {
  const isQuiet = useIsFetching() === 0
  useEffect(() => {
    // A page whose code has just come begins its calls in the same moment.
    const timer = setTimeout(onThere, isQuiet ? quietMs : waitMaxMs, true)
    return () => clearTimeout(timer)
  }, [isQuiet, onThere])
  return null
}
