// Days as bank data files write them: year first, with or without dashes, whatever time and zone
// stand behind.
import { type Day, dayFrom } from '../../calendar.ts'
import { latestDay } from '../date-order.ts'
import { fullYear } from '../date-text.ts'

/**
 * The written day of `20240103120000[0:GMT]`, `2024-01-03T23:59:00+01:00` or `2024-01-03`; zones
 * are never converted. `null` if there is no such day between 1990 and 400 days from today.
 */
export function writtenDay(text: string, today: Day): Day | null {
  const match = /^\s*'?(\d{4})(?:-(\d{2})-(\d{2})(?!\d)|(\d{2})(\d{2}))/.exec(text)
  if (!match) return null
  const [, year, dashedMonth, dashedDate, month, date] = match
  const parts = { month: Number(dashedMonth ?? month), date: Number(dashedDate ?? date) }
  return plausible({ year: Number(year), ...parts }, today)
}

/** The day of six digits, `240103`; `null` as above. */
export function shortDay(digits: string, today: Day): Day | null {
  if (!/^\d{6}$/.test(digits)) return null
  const year = fullYear(Number(digits.slice(0, 2)))
  const parts = { year, month: Number(digits.slice(2, 4)), date: Number(digits.slice(4)) }
  return plausible(parts, today)
}

function plausible(parts: { year: number; month: number; date: number }, today: Day): Day | null {
  const day = dayFrom(parts)
  return day && day >= '1990-01-01' && day <= latestDay(today) ? day : null
}
