// Where a drag ends: the day of a calendar that the pointer is over when it is let go. Escape, or
// letting go elsewhere, leaves things as they are.
import type { Day } from '@plimsoll/domain/calendar'
import { useEffect, useRef } from 'react'

type Drop = {
  readonly isOff: (day: Day) => boolean
  readonly onTarget: (day: Day | null) => void
  readonly onDrop: (day: Day) => void
  readonly onLeave: () => void
}

/** Follows the pointer until it is let go; does nothing where `isOn` is false. */
export function useDrop(isOn: boolean, drop: Drop): void {
  const latest = useRef(drop)
  latest.current = drop
  useEffect(() => {
    if (!isOn) return
    const ending = new AbortController()
    const options = { signal: ending.signal }
    const root = document.documentElement
    root.dataset.moving = ''
    const onMove = (event: PointerEvent) => {
      // Let go before anybody listened, or outside the window.
      if (event.buttons === 0) latest.current.onLeave()
      else latest.current.onTarget(dayUnder(event, latest.current.isOff))
    }
    const onUp = (event: PointerEvent) => {
      const day = dayUnder(event, latest.current.isOff)
      if (day) latest.current.onDrop(day)
      else latest.current.onLeave()
    }
    addEventListener('pointermove', onMove, options)
    addEventListener('pointerup', onUp, options)
    addEventListener('pointercancel', () => latest.current.onLeave(), options)
    addEventListener(
      'keydown',
      (event) => event.key === 'Escape' && latest.current.onLeave(),
      options,
    )
    return () => {
      ending.abort()
      delete root.dataset.moving
    }
  }, [isOn])
}

function dayUnder(at: PointerEvent, isOff: (day: Day) => boolean): Day | null {
  const cell = document.elementFromPoint(at.clientX, at.clientY)?.closest('[data-day]')
  const day = cell instanceof HTMLElement ? cell.dataset.day : undefined
  return day && !isOff(day) ? day : null
}
