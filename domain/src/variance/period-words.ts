// A span of days as a reader would name it: a month, a run of months, or its first and last day.
import { monthOf } from '../calendar.ts'
import { dayAndMonth, dayInWords, monthNameOf } from '../date-words.ts'
import type { DaySpan } from './flows.ts'
import { isWholeMonths } from './timeframe.ts'

/**
 * `October 2026`, `July to September 2026`, `November 2025 to October 2026`, `1 to 20 November
 * 2026`.
 */
export function periodWords({ from, to }: DaySpan): string {
  const [first, last] = [monthOf(from), monthOf(to)]
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  if (isWholeMonths({ from, to })) {
    const end = `${monthNameOf(last)} ${to.slice(0, 4)}`
    if (first === last) return end
    return `${monthNameOf(first)}${sameYear ? '' : ` ${from.slice(0, 4)}`} to ${end}`
  }
  if (from === to) return dayInWords(from)
  if (first === last) return `${Number(from.slice(8))} to ${dayInWords(to)}`
  return `${sameYear ? dayAndMonth(from) : dayInWords(from)} to ${dayInWords(to)}`
}

/**
 * The period within a sentence about what happened: “in October 2026”, “from 9 to 15 November
 * 2026”, “on 9 November 2026”.
 */
export function duringWords(period: DaySpan): string {
  return `${periodPreposition(period)} ${periodWords(period)}`
}

/** The word that a period stands after in such a sentence. */
export function periodPreposition({ from, to }: DaySpan): 'in' | 'from' | 'on' {
  if (from === to) return 'on'
  return isWholeMonths({ from, to }) ? 'in' : 'from'
}
