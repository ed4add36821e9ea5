// Where a drag of a due payment begins: a press of the mouse or pen that goes on for a few pixels.
// A finger scrolls; it moves by the menu.
import type { DueItem } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import type { DragEvent, PointerEvent as Press } from 'react'

/**
 * How a payment is moved: `drag` from where the pointer is, `choose` on the calendar, `redate` at
 * once.
 */
export type Moving = {
  readonly today: Day
  readonly drag: (item: DueItem, from: { x: number }) => void
  readonly choose: (item: DueItem) => void
  readonly redate: (item: DueItem, day: Day) => void
}

const pixelsMin = 6
const ownPress = 'input, .icon-btn, .menu-list'

/** What a row needs so that it can be dragged. */
export function useDragStart({ drag }: Pick<Moving, 'drag'>) {
  return (item: DueItem) => ({
    // A browser would drag the address of a link, or what is selected, in place of the row.
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
    onPointerDown: (press: Press<HTMLElement>) => {
      const isOwn = (press.target as Element).closest(ownPress) !== null
      if (press.button !== 0 || press.pointerType === 'touch' || isOwn) return
      const { clientX: x, clientY: y } = press
      const waiting = new AbortController()
      const { signal } = waiting
      const onMove = (move: PointerEvent) => {
        if (Math.hypot(move.clientX - x, move.clientY - y) < pixelsMin) return
        waiting.abort()
        getSelection()?.removeAllRanges()
        leaveNextClick()
        drag(item, { x })
      }
      addEventListener('pointermove', onMove, { signal })
      addEventListener('pointerup', () => waiting.abort(), { signal })
      addEventListener('pointercancel', () => waiting.abort(), { signal })
    },
  })
}

/** A drag that began on a link or a button and ends there is no press of it. */
function leaveNextClick(): void {
  const done = new AbortController()
  const { signal } = done
  const onClick = (click: MouseEvent) => {
    click.preventDefault()
    click.stopPropagation()
  }
  addEventListener('click', onClick, { capture: true, signal })
  addEventListener('pointerup', () => setTimeout(() => done.abort()), { once: true })
}
