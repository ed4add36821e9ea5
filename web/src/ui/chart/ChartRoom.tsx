// The place of a chart in a card that is as high as the one beside it: the chart fills it.
import { type ReactNode, useRef } from 'react'
import { useRoom } from './use-room.ts'
import './chart-room.css'

/** `least` is the lowest that the chart may be. */
export function ChartRoom(props: { least: number; children: (height: number) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const height = useRoom(place, props.least)
  return (
    <div ref={place} className="chart-room" style={{ minHeight: props.least }}>
      <div>{props.children(height)}</div>
    </div>
  )
}
