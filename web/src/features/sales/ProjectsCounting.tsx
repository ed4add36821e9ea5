// How projects count, on pages of the forecast: only where there are any.
import { useLayoutEffect } from 'react'
import { CountingSwitch } from './CountingSwitch.tsx'
import { useCounting } from './counting.ts'

/**
 * Nothing for a business without projects. `onSettled`: from now on its height no longer changes.
 */
export default function ProjectsCounting({ onSettled }: { onSettled: () => void }) {
  const counting = useCounting()
  const isSettled = !counting.isPending
  useLayoutEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  if (!counting.data?.has_projects) return null
  return (
    <div className="sl-counting-row">
      <CountingSwitch />
    </div>
  )
}
