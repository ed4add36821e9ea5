// Days in a line that are written as past: "last Friday", "yesterday", "a week ago", "30 days
// overdue".
import {
  addDays,
  addMonthsToDay,
  type Day,
  dayFrom,
  firstDayOf,
  lastDayOf,
  monthOf,
  weekdayOf,
} from '../calendar.ts'
import {
  counted,
  type DayReader,
  dayLead as lead,
  type ReadDay,
  shifted,
  weekdayNames,
  weekdayNumber,
} from './day-reader.ts'

const pastWords =
  /\b(?:was|were|been|fell)\s+(?:\w+\s+)?(?:over)?due\b|\b(?:was|were)\s+(?:payable|to be paid)\b|\boverdue\b|\bpast due\b|\bshould(?:['’]ve|\s+have)\s+(?:been\s+)?(?:paid|come|arrived)\b|\bsince\s+(?!\d{4}\b)/i

/** Whether a line is about a day that has passed, whatever the day is written as. */
export function isPastLine(line: string): boolean {
  return pastWords.test(line)
}

/** Read before all others, which would take a part of these for a day to come. */
export const pastReaders: readonly DayReader[] = [
  {
    pattern: new RegExp(`${lead}\\bday\\s+before\\s+yesterday\\b`, 'i'),
    read: (_, today) => ({ day: addDays(today, -2) }),
  },
  {
    pattern: new RegExp(`${lead}\\byesterday\\b`, 'i'),
    read: (_, today) => ({ day: addDays(today, -1) }),
  },
  {
    pattern: new RegExp(`${lead}\\b${counted}\\s+(?:ago|late|overdue|past\\s+due)\\b`, 'i'),
    read: ([, count = '', unit = ''], today) => ({ day: shifted(today, { count, unit, way: -1 }) }),
  },
  {
    pattern: new RegExp(`\\b(?:overdue|late)\\s+by\\s+${counted}\\b`, 'i'),
    read: ([, count = '', unit = ''], today) => ({ day: shifted(today, { count, unit, way: -1 }) }),
  },
  {
    pattern: new RegExp(
      `${lead}(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?last\\s+month\\b|${lead}last\\s+month\\s+on\\s+the\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b`,
      'i',
    ),
    read: ([, before, after], today) => dateLastMonth(Number(before ?? after), today),
  },
  {
    pattern: new RegExp(`${lead}end\\s+of\\s+last\\s+month\\b`, 'i'),
    read: (_, today) => ({ day: lastMonthEnd(today) }),
  },
  {
    pattern: new RegExp(`${lead}end\\s+of\\s+last\\s+week\\b`, 'i'),
    read: (_, today) => ({ day: inLastWeek(5, today) }),
  },
  {
    pattern: new RegExp(
      `${lead}${weekdayNames}\\s+(?:of\\s+)?last\\s+week\\b|${lead}last\\s+week(?:['’]s)?\\s+(?:on\\s+)?${weekdayNames}`,
      'i',
    ),
    read: ([, before, after], today) => ({
      day: inLastWeek(weekdayNumber(before ?? after ?? ''), today),
    }),
  },
  {
    pattern: new RegExp(
      `${lead}last\\s+${weekdayNames}\\s+(?:of|in)\\s+(?:the|this|(next))\\s+month\\b`,
      'i',
    ),
    read: ([, name = '', next], today) => lastWeekdayOfMonth(name, next !== undefined, today),
  },
  // Of another month, as in "the last Friday of November": asked for.
  {
    pattern: new RegExp(`${lead}last\\s+${weekdayNames}\\s+(?:of|in)\\s+\\w+`, 'i'),
    read: () => ({ day: null }),
  },
  {
    pattern: new RegExp(
      `${lead}(?:this\\s+)?(?:last|past|previous)\\s+${weekdayNames}|${lead}${weekdayNames}\\s+(?:last|past)\\b`,
      'i',
    ),
    read: ([, before, after], today) => lastWeekday(before ?? after ?? '', today),
  },
  {
    pattern: new RegExp(`${lead}(?:last|past|previous)\\s+week\\b`, 'i'),
    read: (_, today) => ({ day: inLastWeek(5, today), isDoubtful: true }),
  },
  {
    pattern: new RegExp(`${lead}(?:last|past|previous)\\s+month\\b`, 'i'),
    read: (_, today) => ({ day: lastMonthEnd(today), isDoubtful: true }),
  },
]

/** "Last Tuesday" on a Friday is this week's or the week's before, and asked about. */
function lastWeekday(name: string, today: Day): ReadDay {
  const wanted = weekdayNumber(name)
  return { day: weekdayBehind(wanted, today), isDoubtful: wanted < weekdayOf(today) }
}

/** The latest such weekday before a day. */
export function weekdayBehind(wanted: number, today: Day): Day {
  return addDays(today, -((weekdayOf(today) - wanted + 7) % 7 || 7))
}

function inLastWeek(wanted: number, today: Day): Day {
  return addDays(today, wanted - weekdayOf(today) - 7)
}

function lastMonthEnd(today: Day): Day {
  return addDays(firstDayOf(monthOf(today)), -1)
}

function dateLastMonth(date: number, today: Day): ReadDay {
  const month = monthOf(lastMonthEnd(today))
  return {
    day: dayFrom({ year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)), date }),
  }
}

function lastWeekdayOfMonth(name: string, isNext: boolean, today: Day): ReadDay {
  const last = lastDayOf(monthOf(isNext ? addMonthsToDay(firstDayOf(monthOf(today)), 1) : today))
  const day = weekdayBehind(weekdayNumber(name), addDays(last, 1))
  return { day, isDoubtful: day < today }
}
