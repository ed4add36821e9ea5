// Finds the day in a line about an invoice: "on the 15th", "by Friday", "30/11", "in two weeks".
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
import { numberIn, weekdays } from '../question/periods/words.ts'
import { fullYear } from '../statement/date-text.ts'
import { monthNamed } from '../statement/month-names.ts'

/** The day, how it was written, and whether it could mean another one. */
type FoundDue = {
  readonly day: Day | null
  readonly text: string
  readonly isDoubtful: boolean
}

type Reader = {
  readonly pattern: RegExp
  readonly read: (match: RegExpExecArray, today: Day) => Found
}
type Found = { readonly day: Day | null; readonly isDoubtful?: boolean }

// Whole names alone: "maybe 6" and "codec 5" aren't dates.
const month =
  '(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:r?uary|ch|il|e|y|ust|t|tember|ober|ember)?\\b\\.?'
const lead =
  '(?:(?:is|was|falls)\\s+)?(?:due\\s+)?(?:(?:on|by|before|for|until|from|at)\\s+)?(?:the\\s+)?'

// The longer writings come first, so that a shorter one does not take a part of them.
const readers: readonly Reader[] = [
  {
    pattern: new RegExp(`${lead}(\\d{4})-(\\d{2})-(\\d{2})\\b`, 'i'),
    read: ([, year, at, date]) => ({ day: dayOf(Number(year), Number(at), Number(date)) }),
  },
  {
    pattern: new RegExp(
      `${lead}(?<![\\d.,£])(\\d{1,2})[/.-](\\d{1,2})(?:[/.-](\\d{4}|\\d{2}))?(?![\\d.,]*\\d)`,
      'i',
    ),
    read: ([, date, at, year], today) => numericDay(Number(date), Number(at), year, today),
  },
  {
    pattern: new RegExp(
      `${lead}(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}(?:,?\\s+(\\d{4}))?\\b`,
      'i',
    ),
    read: ([, date, name, year], today) => namedDay(Number(date), name, year, today),
  },
  {
    pattern: new RegExp(`${lead}${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?\\b`, 'i'),
    read: ([, name, date, year], today) => namedDay(Number(date), name, year, today),
  },
  {
    pattern: new RegExp(
      `${lead}(\\d{1,2})(?:st|nd|rd|th)\\b(?:\\s+of\\s+(next|this)\\s+month)?`,
      'i',
    ),
    read: ([, date, which], today) => dateAhead(Number(date), which, today),
  },
  {
    pattern: new RegExp(
      `${lead}(?:the\\s+)?end\\s+of\\s+(?:the\\s+|(this|next)\\s+)?(month|week|${month})`,
      'i',
    ),
    read: ([, which, what = '', name], today) => endOf(which, name ? name : what, today),
  },
  {
    pattern:
      /\b(?:in|within)\s+(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s+(day|week|fortnight|month)s?(?:['’]s?)?(?:\s+time)?/i,
    // Without a number it is "in a week".
    read: ([, count = '', unit = ''], today) => ({
      day: later(today, numberIn(count.toLowerCase()) ?? 1, unit),
    }),
  },
  {
    pattern:
      /\b(?:net|terms?)\s+(\d{1,3})(?:\s+days?)?\b|\b(\d{1,3})\s+days?(?:\s+(?:terms?|net))?\b/i,
    read: ([, net, days], today) => ({ day: addDays(today, Number(net ?? days)) }),
  },
  {
    pattern: new RegExp(
      `${lead}(next|this|coming)?\\s*\\b(mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rs|rsday|urday)?\\b`,
      'i',
    ),
    read: ([, which, name = ''], today) => weekdayAhead(which, name, today),
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
  for (const { pattern, read } of readers) {
    const match = pattern.exec(line)
    if (!match) continue
    const { day, isDoubtful = false } = read(match, today)
    return { day, text: match[0], isDoubtful: isDoubtful || day === null }
  }
  return null
}

/** Without a year, the day nearest to today; one that has passed is asked about. */
function nearest(date: number, at: number, today: Day): Found {
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap((each) => dayOf(each, at, date) ?? [])
  const day = days.sort(
    (a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)),
  )[0]
  if (!day) return { day: null }
  return { day, isDoubtful: day < today }
}

function numericDay(date: number, at: number, year: string | undefined, today: Day): Found {
  // The American order: 3/25 can only be one day, but the rest of the list may be in that order
  // too.
  if (at > 12 && date <= 12) return { ...numericDay(at, date, year, today), isDoubtful: true }
  if (!year) return nearest(date, at, today)
  return { day: dayOf(fullYear(Number(year)), at, date) }
}

function namedDay(date: number, name = '', year: string | undefined, today: Day): Found {
  const at = monthNamed(name.toLowerCase()) ?? 0
  return year ? { day: dayOf(Number(year), at, date) } : nearest(date, at, today)
}

/** "The 15th": this month's if it is still to come, else the next month's that has one. */
function dateAhead(date: number, which: string | undefined, today: Day): Found {
  if (date < 1 || date > 31) return { day: null }
  const from = which === 'next' ? 1 : 0
  for (let ahead = from; ahead < from + 3; ahead++) {
    const first = addMonthsToDay(`${monthOf(today)}-01`, ahead)
    const day = dayOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)), date)
    if (day && day >= today) return { day }
  }
  return { day: null }
}

function endOf(which: string | undefined, what: string, today: Day): Found {
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
  const year = Number(today.slice(0, 4)) + (at < Number(today.slice(5, 7)) ? 1 : 0)
  return at === 0 ? { day: null } : { day: lastDayOf(`${year}-${String(at).padStart(2, '0')}`) }
}

function later(today: Day, count: number, unit: string): Day {
  if (unit.toLowerCase() === 'month') return addMonthsToDay(today, count)
  return addDays(today, count * (/^w/i.test(unit) ? 7 : /^f/i.test(unit) ? 14 : 1))
}

/** The next such day; "next Friday" on a Monday is one of two, and asked about. */
function weekdayAhead(which: string | undefined, name: string, today: Day): Found {
  const wanted = weekdays.findIndex((each) => each.startsWith(name.toLowerCase())) + 1
  const ahead = (wanted - weekdayOf(today) + 7) % 7 || 7
  const isNext = which?.toLowerCase() === 'next' && wanted > weekdayOf(today)
  return { day: addDays(today, isNext ? ahead + 7 : ahead), isDoubtful: isNext }
}

function dayOf(year: number, at: number, date: number): Day | null {
  return dayFrom({ year, month: at, date })
}
