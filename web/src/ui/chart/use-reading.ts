// How a chart is read point by point: by pointer, by keyboard and by screen reader alike.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { keyTarget } from './chart-keys.ts'

/**
 * `resting` is where reading begins, `indexAt` the point below a place, in pixels from the left;
 * `sentence` is what a screen reader says of a point, and `onOpen` follows Enter or a click. Gives
 * the selected point and what the chart's box is given.
 */
export function useReading(input: {
  label: string
  height: number
  count: number
  resting: number
  indexAt: (x: number) => number | null
  sentence: (index: number) => string
  onOpen: (index: number) => void
}) {
  const { count } = input
  const pressed = useRef<number | null>(null)
  const [chosen, choose] = useState<number | null>(null)
  const selected = chosen === null ? null : Math.min(chosen, count - 1)
  const at = selected ?? Math.min(input.resting, count - 1)
  const underPointer = (event: { clientX: number; currentTarget: Element }) =>
    input.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left)
  return {
    selected,
    surface: {
      className: 'lc',
      style: { minHeight: input.height },
      role: 'slider',
      tabIndex: 0,
      'aria-label': input.label,
      'aria-orientation': 'horizontal' as const,
      'aria-valuemin': 1,
      'aria-valuemax': count,
      'aria-valuenow': at + 1,
      'aria-valuetext': input.sentence(at),
      onKeyDown: (event: KeyboardEvent) => {
        const target = keyTarget(event.key, at, count)
        if (target !== null) choose(target)
        else if (event.key === 'Enter') input.onOpen(at)
        else if (event.key === 'Escape') choose(null)
        else return
        event.preventDefault()
      },
      // A finger cannot hover: its first tap reads a point, a second one opens it.
      onPointerDown: (event: PointerEvent) => {
        const index = underPointer(event)
        pressed.current = event.pointerType === 'mouse' || index === selected ? index : null
        choose(index)
      },
      onPointerMove: (event: PointerEvent) => choose(underPointer(event)),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && choose(null),
      onClick: () => pressed.current !== null && input.onOpen(pressed.current),
      onFocus: (event: { target: Element }) => event.target.matches(':focus-visible') && choose(at),
      onBlur: () => choose(null),
    },
  }
}
