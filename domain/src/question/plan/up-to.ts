// Up to which day something is due.
import { daysBetween } from '../../calendar.ts'
import type { Planner } from './planner.ts'

/** "Due by Easter", "due by the end of January": on any day up to it. */
export function isUpTo(p: Planner): boolean {
  const [period] = p.frame.periods
  const isShort = period !== undefined && daysBetween(period.from, period.to) < 4
  return (isShort && /\bby\b/.test(p.text)) || isUpToEnd(p)
}

/** "By the end of January", "between now and the end of March". */
export function isUpToEnd({ text }: Planner): boolean {
  return /\b(by|before|until|till|up to) (the )?(very )?end of\b|\bbetween now and (the )?end of\b/.test(
    text,
  )
}
