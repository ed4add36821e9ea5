// How projects count, on pages of the forecast: only where there are any.
import { useLayoutEffect } from 'react'
import { CountingSwitch } from './CountingSwitch.tsx'
import { useCounting, useSalesBasis } from './queries.ts'

/**
 * Nothing for a business without projects. `onSettled`: from now on its height no longer changes.
 */
export default function ProjectsCounting({ onSettled }: { onSettled: () => void }) {
  const basis = useSalesBasis()
  const counting = useCounting()
  const hasProjects = (basis.data?.clients.length ?? 0) > 0
  const isSettled = !basis.isPending && (!hasProjects || !counting.isPending)
  useLayoutEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  return isSettled && hasProjects ? <CountingSwitch /> : null
}
