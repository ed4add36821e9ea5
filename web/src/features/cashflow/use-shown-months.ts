// Which of the six months stand beside the names of the rows: all of them on a wide screen; on a
// narrow one as many as fit, the current month first, and the others by a swipe or a press. So the
// table never scrolls sideways.
import { addMonths, type Month } from '@plimsoll/domain/calendar'
import { type TouchEvent, useMemo, useRef, useState } from 'react'
import { pageLimits } from './periods.ts'
import type { TableMonth } from './six-months.ts'

/** What a column of months, of names and of trends needs, in pixels, as tree-grid.css has it. */
const monthWidth = 112
const namesWidth = { wide: 244, narrow: 146 } as const
const trendWidth = 100
export const narrowMax = 760
/** From this width on a remark has room at the end of the bar above the table. */
const remarkWidth = 1040
const edges = 32

/**
 * How many months fit into a width, whether the trend does too, and whether a remark fits above
 * them. A width of 0 has not been measured yet: a phone's is its screen's, others fit everything.
 */
export function fitting(
  width: number,
  screen: number,
): { months: number; hasTrend: boolean; hasRemark: boolean } {
  const isNarrow = screen <= narrowMax
  if (width === 0 && !isNarrow) return { months: 6, hasTrend: true, hasRemark: true }
  const room =
    (width || screen - edges) +
    (isNarrow ? edges : 0) -
    (isNarrow ? namesWidth.narrow : namesWidth.wide)
  const months = Math.min(Math.max(Math.floor(room / monthWidth), 1), 6)
  return {
    months,
    hasTrend: room >= 6 * monthWidth + trendWidth,
    hasRemark: width >= remarkWidth,
  }
}

/** A step to a neighbouring month: the one that it brings into sight. Null where there is none. */
export type MonthStep = { readonly month: Month; readonly go: () => void } | null

/** `start` is the first of the six, `onStart` has them begin elsewhere. */
export function useShownMonths(props: {
  months: readonly TableMonth[]
  fits: number
  start: Month
  current: Month
  firstMonth: Month | null
  onStart: (start: Month) => void
}) {
  const { months, fits, start, current } = props
  const [left, setLeft] = useState<Month | null>(null)
  const last = Math.max(months.length - fits, 0)
  const wanted = months.findIndex(({ month }) => month === (left ?? current))
  // Of months that are all over, the latest come first.
  const home = left === null && (months.at(-1)?.month ?? current) < current ? last : 0
  const index = wanted === -1 ? home : Math.min(wanted, last)
  const shown = useMemo(() => months.slice(index, index + fits), [months, index, fits])
  const { earliest, latest } = pageLimits(props)
  const first = addMonths(start, index)
  const step = (by: 1 | -1) => () => {
    setLeft(addMonths(first, by))
    if (index + by < 0 || index + by > last) props.onStart(addMonths(start, by))
  }
  const back: MonthStep =
    index > 0 || start > earliest ? { month: addMonths(first, -1), go: step(-1) } : null
  const ahead: MonthStep =
    index < last || start < latest ? { month: addMonths(first, shown.length), go: step(1) } : null
  return { shown, back, ahead, reset: () => setLeft(null), swipe: useSwipe({ back, ahead }) }
}

const swipeMin = 48

/** A finger that moves across, and not down, steps one month. */
function useSwipe(steps: { back: MonthStep; ahead: MonthStep }) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches.item(0) : null
      from.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0)
      if (!from.current || !touch) return
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      from.current = null
      if (Math.abs(x) < swipeMin || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0) steps.ahead?.go()
      else steps.back?.go()
    },
  }
}
