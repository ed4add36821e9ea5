// Months in British words, for sentences.
import type { Month } from '../calendar.ts'

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `March`. */
export function monthNameOf(month: Month): string {
  return names[Number(month.slice(5, 7)) - 1] ?? month
}
