// "The last four Fridays": the days of the week from the first of them on.
import { addDays, type Day, weekdayOf } from '../../calendar.ts'
import { dayLabel } from '../period.ts'
import { numberIn, weekdays } from '../periods/words.ts'

const several = new RegExp(
  `\\b(?:on |over |for |in |during )?(?:(?:the|our|each of the) )?(?:last|past|previous) (\\d{1,2}|[a-z]+) (${weekdays.join('|')})s\\b`,
  'i',
)

/** The question with such days as a habit between two days. */
export function withLastWeekdays(text: string, today: Day): string {
  const [found = '', number = '', name = ''] = several.exec(text) ?? []
  const count = /^\d+$/.test(number) ? Number(number) : numberIn(number.toLowerCase())
  if (!found || !count || count > 52) return text
  const weekday = weekdays.indexOf(name.toLowerCase()) + 1
  const back = (weekdayOf(today) - weekday + 7) % 7
  const latest = addDays(today, -back)
  const first = addDays(latest, -7 * (count - 1))
  return text.replace(found, `on ${name}s from ${dayLabel(first)} to ${dayLabel(latest)}`)
}
