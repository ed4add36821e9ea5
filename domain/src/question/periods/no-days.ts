// Days that no calendar has: "31 February", "the 31st of June".
import { lastDayOf } from '../../calendar.ts'

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\\b(?: (20\\d\\d))?`)
const monthFirst = new RegExp(
  `\\b(${months}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b(?: (20\\d\\d))?`,
)

/** Whether a question names a day that its month never has. */
export function namesNoDay(words: readonly string[]): boolean {
  const text = words.join(' ')
  const [, first, month, year] = dayFirst.exec(text) ?? []
  const [, otherMonth, second, otherYear] = monthFirst.exec(text) ?? []
  const day = Number(first ?? second)
  const name = (month ?? otherMonth)?.slice(0, 3)
  if (!name || Number.isNaN(day)) return false
  const length =
    name === 'feb' ? daysOfFebruary(year ?? otherYear) : /^(apr|jun|sep|nov)$/.test(name) ? 30 : 31
  return day > length && day <= 39
}

// Without a year it may be a leap year's.
function daysOfFebruary(year: string | undefined): number {
  return year === undefined ? 29 : Number(lastDayOf(`${year}-02`).slice(8))
}
