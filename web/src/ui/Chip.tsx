// A small rounded remark: good, bad, warning, forecast or neutral. The words carry it; the colour
// only helps.
import type { ReactNode } from 'react'
import './chip.css'

/** The tones a chip may take. */
export type ChipTone = 'good' | 'out' | 'bad' | 'warn' | 'forecast' | 'neutral'

/** A chip. */
export function Chip({ tone = 'neutral', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={`chip chip-${tone}`}>{children}</span>
}
