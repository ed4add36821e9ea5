// The days on which business years end: the last of a month, and the tax year's 5 April.
import { dayOfYearInWords } from '@plimsoll/domain/year-day-words'

const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const usual = lastDays.map((day, at) => `${String(at + 1).padStart(2, '0')}-${day}`)

/** As options of a select; a day that the business has already is among them. */
export function yearEndOptions(current: string): readonly { value: string; label: string }[] {
  const days = [...new Set([...usual, '04-05', ...(current ? [current] : [])])].sort()
  return [
    { value: '', label: 'Not sure' },
    ...days.map((day) => ({ value: day, label: dayOfYearInWords(day) })),
  ]
}
