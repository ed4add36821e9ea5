// Finds the day in a line about an invoice: "on the 15th", "by Friday", "30/11", "in two weeks".
// What is written as past is read as past.
import {
  addDays,
  addMonthsToDay,
  type Day,
  dayFrom,
  daysBetween,
  lastDayOf,
  monthOf,
  weekdayOf,
} from '../calendar.ts'
import { fullYear } from '../statement/date-text.ts'
import { monthNamed } from '../statement/month-names.ts'
import {
  counted,
  type DayReader,
  dayLead as lead,
  type ReadDay,
  shifted,
  weekdayNames,
  weekdayNumber,
} from './day-reader.ts'
import { isPastLine, pastReaders, weekdayBehind } from './read-past-due.ts'

/** The day, how it was written, and whether it could mean another one. */
type FoundDue = {
  readonly day: Day | null
  readonly text: string
  readonly isDoubtful: boolean
}

// Whole names alone: "maybe 6" and "codec 5" aren't dates.
const month =
  '(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:r?uary|ch|il|e|y|ust|t|tember|ober|ember)?\\b\\.?'

// The longer writings come first, so that a shorter one does not take a part of them.
const readers: readonly DayReader[] = [
  ...pastReaders,
  {
    pattern: new RegExp(`${lead}(\\d{4})-(\\d{2})-(\\d{2})\\b`, 'i'),
    read: ([, year, at, date]) => ({ day: dayOf(Number(year), Number(at), Number(date)) }),
  },
  {
    pattern: new RegExp(
      `${lead}(?<![\\d.,£])(\\d{1,2})[/.-](\\d{1,2})(?:[/.-](\\d{4}|\\d{2}))?(?![\\d.,]*\\d)`,
      'i',
    ),
    read: ([, date, at, year], today, isPast) =>
      numericDay({ date: Number(date), at: Number(at), year }, today, isPast),
  },
  {
    pattern: new RegExp(
      `${lead}(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}(?:,?\\s+(\\d{4}))?\\b`,
      'i',
    ),
    read: ([, date, name, year], today, isPast) =>
      namedDay({ date: Number(date), name, year }, today, isPast),
  },
  {
    pattern: new RegExp(`${lead}${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?\\b`, 'i'),
    read: ([, name, date, year], today, isPast) =>
      namedDay({ date: Number(date), name, year }, today, isPast),
  },
  {
    pattern: new RegExp(
      `${lead}(\\d{1,2})(?:st|nd|rd|th)\\b(?:\\s+of\\s+(next|this|the)\\s+month)?`,
      'i',
    ),
    read: ([, date, which], today, isPast) =>
      isPast ? dateBehind(Number(date), today) : dateAhead(Number(date), which, today),
  },
  {
    pattern: new RegExp(
      `${lead}(?:the\\s+)?(?:end|last\\s+day)\\s+of\\s+(?:the\\s+|(this|next)\\s+)?(month|week|${month})`,
      'i',
    ),
    read: ([, which, what = '', name], today, isPast) =>
      endOf(which, name ? name : what, today, isPast),
  },
  {
    pattern: new RegExp(`\\b(?:in|within)\\s+${counted}(?:['’]s?)?(?:\\s+time)?`, 'i'),
    read: ([, count = '', unit = ''], today) => ({ day: shifted(today, { count, unit, way: 1 }) }),
  },
  {
    pattern:
      /\b(?:net|terms?)\s+(\d{1,3})(?:\s+days?)?\b|\b(\d{1,3})\s+days?(?:\s+(?:terms?|net))?\b/i,
    read: ([, net, days], today) => ({ day: addDays(today, Number(net ?? days)) }),
  },
  {
    pattern: new RegExp(
      `${lead}${weekdayNames}\\s+(?:of\\s+)?(?:next|(this))\\s+week\\b|${lead}(?:next|(this))\\s+week\\s+(?:on\\s+)?${weekdayNames}`,
      'i',
    ),
    read: ([, before, thisBefore, thisAfter, after], today) =>
      inWeek(weekdayNumber(before ?? after ?? ''), !(thisBefore ?? thisAfter), today),
  },
  {
    pattern: new RegExp(`${lead}(next|this|coming)?\\s*${weekdayNames}`, 'i'),
    read: ([, which, name = ''], today, isPast) =>
      isPast ? dayBehind(name, today) : weekdayAhead(which, name, today),
  },
  {
    pattern: new RegExp(`${lead}\\btomorrow\\b`, 'i'),
    read: (_, today) => ({ day: addDays(today, 1) }),
  },
  { pattern: new RegExp(`${lead}\\btoday\\b`, 'i'), read: (_, today) => ({ day: today }) },
  {
    pattern: new RegExp(`${lead}\\bnext\\s+week\\b`, 'i'),
    read: (_, today) => ({ day: addDays(today, 12 - weekdayOf(today)), isDoubtful: true }),
  },
  {
    pattern: new RegExp(`${lead}\\bnext\\s+month\\b`, 'i'),
    read: (_, today) => ({ day: lastDayOf(monthOf(addMonthsToDay(today, 1))), isDoubtful: true }),
  },
]

/**
 * The first writing of a day in a line; `null` where there is none. A writing of no real day has
 * `day: null`.
 */
export function readDue(line: string, today: Day): FoundDue | null {
  const isPast = isPastLine(line)
  for (const { pattern, read } of readers) {
    const match = pattern.exec(line)
    if (!match) continue
    const { day, isDoubtful = false } = read(match, today, isPast)
    // A day to come that is written of as past has been misread, or mistyped.
    const isOdd = day === null || (isPast && day > today)
    return { day, text: match[0], isDoubtful: isDoubtful || isOdd }
  }
  return null
}

/** Without a year, the day nearest to today; one that has passed is asked about. */
function nearest(date: number, at: number, today: Day, isPast: boolean): ReadDay {
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap((each) => dayOf(each, at, date) ?? [])
  const day = days.sort(
    (a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)),
  )[0]
  if (!day) return { day: null }
  if (!isPast) return { day, isDoubtful: day < today }
  // A day of a year ago is not sure to be meant.
  if (day > today) return { day: dayOf(Number(day.slice(0, 4)) - 1, at, date), isDoubtful: true }
  return { day }
}

type DayParts = { readonly date: number; readonly year: string | undefined }

function numericDay(written: DayParts & { at: number }, today: Day, isPast: boolean): ReadDay {
  const { date, at, year } = written
  // The American order: 3/25 can only be one day, but the rest of the list may be in that order
  // too.
  if (at > 12 && date <= 12)
    return { ...numericDay({ date: at, at: date, year }, today, isPast), isDoubtful: true }
  if (!year) return nearest(date, at, today, isPast)
  return { day: dayOf(fullYear(Number(year)), at, date) }
}

function namedDay(
  written: DayParts & { name: string | undefined },
  today: Day,
  isPast: boolean,
): ReadDay {
  const { date, name = '', year } = written
  const at = monthNamed(name.toLowerCase()) ?? 0
  return year ? { day: dayOf(Number(year), at, date) } : nearest(date, at, today, isPast)
}

/** "The 15th": this month's if it is still to come, else the next month's that has one. */
function dateAhead(date: number, which: string | undefined, today: Day): ReadDay {
  if (date < 1 || date > 31) return { day: null }
  const from = which === 'next' ? 1 : 0
  for (let ahead = from; ahead < from + 3; ahead++) {
    const first = addMonthsToDay(`${monthOf(today)}-01`, ahead)
    const day = dayOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)), date)
    if (day && day >= today) return { day }
  }
  return { day: null }
}

/** "Was due on the 3rd": the latest such date. Today's own is today's or last month's. */
function dateBehind(date: number, today: Day): ReadDay {
  for (let ago = 0; ago < 3; ago++) {
    const first = addMonthsToDay(`${monthOf(today)}-01`, -ago)
    const day = dayOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)), date)
    if (day && day <= today) return { day, isDoubtful: day === today }
  }
  return { day: null }
}

function endOf(which: string | undefined, what: string, today: Day, isPast: boolean): ReadDay {
  if (what.toLowerCase() === 'week')
    return {
      day: addDays(
        today,
        (which === 'next' ? 12 : 5) -
          weekdayOf(today) +
          (weekdayOf(today) > 5 && which !== 'next' ? 7 : 0),
      ),
    }
  if (what.toLowerCase() === 'month')
    return {
      day: lastDayOf(monthOf(which === 'next' ? addMonthsToDay(`${monthOf(today)}-01`, 1) : today)),
    }
  const at = monthNamed(what.slice(0, 3).toLowerCase()) ?? 0
  const now = Number(today.slice(5, 7))
  const year = Number(today.slice(0, 4)) + (isPast ? (at >= now ? -1 : 0) : at < now ? 1 : 0)
  return at === 0 ? { day: null } : { day: lastDayOf(`${year}-${String(at).padStart(2, '0')}`) }
}

/** The next such day; "next Friday" on a Monday is one of two, and asked about. */
function weekdayAhead(which: string | undefined, name: string, today: Day): ReadDay {
  const wanted = weekdayNumber(name)
  const ahead = (wanted - weekdayOf(today) + 7) % 7 || 7
  const isNext = which?.toLowerCase() === 'next' && wanted > weekdayOf(today)
  return { day: addDays(today, isNext ? ahead + 7 : ahead), isDoubtful: isNext }
}

/** "Was due on Friday": the latest. Today's own is today's or last week's. */
function dayBehind(name: string, today: Day): ReadDay {
  const wanted = weekdayNumber(name)
  return { day: weekdayBehind(wanted, today), isDoubtful: wanted === weekdayOf(today) }
}

/** A day of this week or the next; one of this week that has passed is asked about. */
function inWeek(wanted: number, isNext: boolean, today: Day): ReadDay {
  const day = addDays(today, wanted - weekdayOf(today) + (isNext ? 7 : 0))
  return { day, isDoubtful: day < today }
}

function dayOf(year: number, at: number, date: number): Day | null {
  return dayFrom({ year, month: at, date })
}
