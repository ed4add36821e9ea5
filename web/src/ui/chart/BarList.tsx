// Amounts side by side as bars, each with a mark for what it is measured against. People compare
// lengths better than slices.
import { Link } from 'wouter'
import './bar-list.css'

/** One bar: its size, its mark if it has one, and the words beside it. */
export type BarListItem = {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly mark: number | null
  readonly text: string
  readonly title: string
  readonly note: string
  readonly noteTone: 'quiet' | 'over' | 'expected'
  readonly href: string
}

/** All bars share one scale, on which the longest bar or mark fills the track. */
export function BarList({ items }: { items: readonly BarListItem[] }) {
  const longest = Math.max(1, ...items.flatMap(({ value, mark }) => [value, mark ?? 0]))
  const share = (value: number) =>
    `${Math.max(0, Math.min(100, (value / longest) * 100)).toFixed(1)}%`
  return (
    <ul className="bars">
      {items.map((item) => (
        <li key={item.key}>
          <Link to={item.href} title={item.title}>
            <span className="bars-label">{item.label}</span> <b>{item.text}</b>{' '}
            <span className="bars-track" aria-hidden="true">
              <i style={{ width: share(item.value) }} />
              {item.mark !== null && <u style={{ left: share(item.mark) }} />}
            </span>
            <small className={`bars-${item.noteTone}`}>{item.note}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
