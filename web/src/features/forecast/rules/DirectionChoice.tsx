// Whether money comes in or goes out.
import type { Side } from '@plimsoll/domain/taxonomy'
import { Segmented } from '../../../ui/Segmented.tsx'

const options = [
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
] as const

/** One of two. */
export function DirectionChoice(props: { value: Side; onChange: (side: Side) => void }) {
  return <Segmented label="Direction" options={options} {...props} />
}
