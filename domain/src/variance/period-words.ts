// A span of days as a reader would name it: a month, a run of months, or its first and last day.
import { firstDayOf, lastDayOf, monthOf } from '../calendar.ts'
import { dayAndMonth, dayInWords, monthNameOf } from '../date-words.ts'
import type { DaySpan } from './flows.ts'

/**
 * `October 2026`, `July to September 2026`, `November 2025 to October 2026`, `1 to 20 November
 * 2026`.
 */
export function periodWords({ from, to }: DaySpan): string {
  const [first, last] = [monthOf(from), monthOf(to)]
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  if (from === firstDayOf(first) && to === lastDayOf(last)) {
    const end = `${monthNameOf(last)} ${to.slice(0, 4)}`
    if (first === last) return end
    return `${monthNameOf(first)}${sameYear ? '' : ` ${from.slice(0, 4)}`} to ${end}`
  }
  if (from === to) return dayInWords(from)
  if (first === last) return `${Number(from.slice(8))} to ${dayInWords(to)}`
  return `${sameYear ? dayAndMonth(from) : dayInWords(from)} to ${dayInWords(to)}`
}
