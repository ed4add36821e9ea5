// Up to which day something is due.
import { daysBetween } from '../../calendar.ts'
import type { Planner } from './planner.ts'

/** "Due by Easter", "due by the end of January": on any day up to it. */
export function isUpTo(p: Planner): boolean {
  const [period] = p.frame.periods
  const isShort = period !== undefined && daysBetween(period.from, period.to) < 4
  return (isShort && /\bby\b/.test(daysIn(p))) || isUpToEnd(p)
}

/** "By the end of January", "between now and the end of March". */
export function isUpToEnd(p: Planner): boolean {
  return /\b(by|before|until|till|up to) (the )?(very )?end of\b|\bbetween now and (the )?end of\b/.test(
    daysIn(p),
  )
}

// "And the first week of December?" is of those days alone, whatever the question before was up to.
function daysIn({ text, frame }: Planner): string {
  const { latest, words } = frame
  const isSecond = latest.length < words.length
  return isSecond && namesDays.test(latest.join(' ')) ? latest.join(' ') : text
}

const namesDays =
  /\b(?:in|during|over|by|before|until|till|weeks?|weekend|half|fortnight|quarter|days?|january|february|march|april|may|june|july|august|september|october|november|december)\b/
