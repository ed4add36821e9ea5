// Draws only the rows one looks at, however many there are, with the day's heading held at the top.
// On paper all fetched rows are drawn.
import type { Transaction } from '@plimsoll/contract/transactions'
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { keyOf } from '../keys.ts'
import { DayHeading } from './DayHeading.tsx'
import { type Item, itemsOf } from './list-items.ts'
import { usualRowPx } from './row-height.ts'
import { usePrinting } from './use-printing.ts'

// Rows that are only drawn where one looks cannot be a table's own elements.
const rowgroup = { role: 'rowgroup' } as const

const dayPx = 40
const aheadRows = 12
const aroundRows = 8

/** `grid` holds the rows; `activeKey` is where the keys stand; `onNearEnd` asks for more. */
export default memo(function VirtualRows(props: {
  rows: readonly Transaction[]
  grid: RefObject<HTMLElement | null>
  activeKey: string | null
  onNearEnd: () => void
  row: (row: Transaction, at: number) => ReactNode
}) {
  const items = useMemo(() => itemsOf(props.rows), [props.rows])
  const isPrinting = usePrinting()
  const element = useRef<HTMLDivElement>(null)
  // A guess that is right saves a second drawing of all rows.
  const [margin, setMargin] = useState(() => placeOf(props.grid.current))
  const [rowPx] = useState(usualRowPx)
  // What is in sight goes first.
  const [overscan, setOverscan] = useState(0)
  const active = items.findIndex(
    (item) => item.kind === 'row' && keyOf(item.row) === props.activeKey,
  )
  const heading = useRef(0)
  const list = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) => (items[at]?.kind === 'day' ? dayPx : rowPx),
    overscan,
    scrollMargin: margin,
    // What sticks at the top must not hide the row that is moved to, nor the bars on a phone.
    scrollPaddingStart: 104,
    scrollPaddingEnd: 120,
    getItemKey: (at) => nameOf(items[at], at),
    // At the top, rows are as high as usual until the browser has laid them out by itself: asking
    // each would lay the page out in the middle of drawing it. Further down nothing may jump.
    measureElement: (row, entry, list) =>
      entry || list.scrollOffset
        ? measureElement(row, entry, list)
        : list.options.estimateSize(list.indexFromElement(row)),
    rangeExtractor: (range) => {
      heading.current = headingBefore(items, range.startIndex)
      return shown(range, [heading.current, active])
    },
  })
  useEffect(() => {
    // With the next picture, which lays the page out in any case.
    const frame = requestAnimationFrame(() => {
      const next = placeOf(element.current)
      if (Math.abs(next - margin) > 1) setMargin(next)
      if (overscan === 0) startTransition(() => setOverscan(aroundRows))
    })
    return () => cancelAnimationFrame(frame)
  })
  const scrollTo = list.scrollToIndex
  useEffect(() => {
    if (active >= 0) scrollTo(active)
  }, [active, scrollTo])
  const drawn = list.getVirtualItems()
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= items.length - aheadRows
  const { onNearEnd } = props
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  if (isPrinting)
    return (
      <div {...rowgroup}>
        {items.map((item, at) => (
          <div key={nameOf(item, at)} role="presentation">
            {draw(item, props.row)}
          </div>
        ))}
      </div>
    )
  return (
    <div
      ref={element}
      {...rowgroup}
      className="txn-rows"
      style={{ height: `${list.getTotalSize()}px` }}
    >
      {drawn.map(({ index, key, start }) => {
        const item = items[index]
        if (!item) return null
        const isHeld = index === heading.current
        return (
          <div
            key={key}
            ref={list.measureElement}
            data-index={index}
            role="presentation"
            className={isHeld ? 'txn-held' : 'txn-place'}
            style={isHeld ? {} : { transform: `translateY(${start - margin}px)` }}
          >
            {draw(item, props.row)}
          </div>
        )
      })}
    </div>
  )
})

/** How far below the top of the page an element begins. */
function placeOf(element: HTMLElement | null): number {
  return Math.round((element?.getBoundingClientRect().top ?? 0) + scrollY)
}

function draw(item: Item, row: (row: Transaction, at: number) => ReactNode): ReactNode {
  return item.kind === 'row' ? row(item.row, item.at) : <DayHeading day={item.day} />
}

function nameOf(item: Item | undefined, at: number): string {
  if (!item) return String(at)
  return item.kind === 'day' ? `${item.day}.${at}` : keyOf(item.row)
}

function headingBefore(items: readonly Item[], from: number): number {
  for (let at = Math.min(from, items.length - 1); at > 0; at--)
    if (items[at]?.kind === 'day') return at
  return 0
}

function shown(range: Range, besides: readonly number[]): number[] {
  const all = new Set([...defaultRangeExtractor(range), ...besides.filter((at) => at >= 0)])
  return [...all].filter((at) => at < range.count).sort((a, b) => a - b)
}
