// Days that people name by their feast: "Christmas Eve", "Good Friday", "bonfire night".
import { addDays, type Day, dayFrom, weekdayOf } from '../../calendar.ts'
import { bankHolidays, easterSunday } from '../../holidays.ts'
import { dayPeriod, spanPeriod } from '../period.ts'
import { type FoundPeriod, foundAt, type PeriodText } from './period-text.ts'

const fixed: Record<string, readonly [month: number, date: number]> = {
  christmas: [12, 25],
  'christmas day': [12, 25],
  'christmas eve': [12, 24],
  'boxing day': [12, 26],
  'new years eve': [12, 31],
  'new year eve': [12, 31],
  'new years day': [1, 1],
  'new year day': [1, 1],
  'new years': [1, 1],
  'new year': [1, 1],
  hogmanay: [12, 31],
  'burns night': [1, 25],
  'valentines day': [2, 14],
  valentines: [2, 14],
  'st davids day': [3, 1],
  'st patricks day': [3, 17],
  'st georges day': [4, 23],
  'april fools day': [4, 1],
  halloween: [10, 31],
  'bonfire night': [11, 5],
  'guy fawkes': [11, 5],
  'guy fawkes night': [11, 5],
  'fireworks night': [11, 5],
  'remembrance day': [11, 11],
  'st andrews day': [11, 30],
  'lady day': [3, 25],
  'midsummer day': [6, 24],
  michaelmas: [9, 29],
}

/** The days on which rents of a quarter are due in England. */
const quarterDays = ['03-25', '06-24', '09-29', '12-25']

/** How far from Easter Sunday a feast lies. */
const fromEaster: Record<string, number> = {
  easter: 0,
  'easter sunday': 0,
  'easter monday': 1,
  'good friday': -2,
  'shrove tuesday': -47,
  'pancake day': -47,
}

const longest = 3
const firstWords = new Set(
  [
    ...Object.keys(fixed),
    ...Object.keys(fromEaster),
    'xmas',
    'black friday',
    'quarter day',
    'bank holiday',
  ].map((name) => name.split(' ')[0] ?? ''),
)

/** A feast as the day it falls on: the latest, or the next where the question looks ahead. */
export function readFeast(text: PeriodText, at: number): FoundPeriod | null {
  // "Last Christmas" is one that was, whatever the question looks at.
  const isLast = text.word(at) === 'last' && firstWords.has(text.word(at + 1) ?? '')
  const context = isLast ? { ...text.context, looksAhead: false } : text.context
  const found = feastAt(text, isLast ? at + 1 : at, context)
  return found && { ...found, start: at }
}

function feastAt(text: PeriodText, at: number, context: PeriodText['context']): FoundPeriod | null {
  if (!firstWords.has(text.word(at) ?? '')) return null
  for (let length = longest; length >= 1; length--) {
    const words = Array.from({ length }, (_, index) => text.word(at + index))
    if (words.includes(null)) continue
    const name = words.join(' ').replace(/\bxmas\b/, 'christmas')
    const end = at + length
    const recurring = recurringDay(name, text, at, context)
    if (recurring) return asDay(recurring, at, end)
    const dayIn = feastOf(name)
    if (!dayIn) continue
    // "Over Christmas" to come is the days that most shops shut.
    if (
      name === 'christmas' &&
      /^(over|during)$/.test(text.word(at - 1) ?? '') &&
      context.looksAhead
    ) {
      const year = Number(context.today.slice(0, 4))
      return foundAt(spanPeriod(`${year}-12-24`, `${year + 1}-01-01`), at, end)
    }
    // "Over Easter" is Good Friday to Easter Monday.
    if (
      name === 'easter' &&
      /^(over|during|at)$/.test(text.word(at - 1) ?? '') &&
      !context.looksAhead
    ) {
      const thisYear = Number(context.today.slice(0, 4))
      const sunday = dayIn(dayIn(thisYear) <= context.today ? thisYear : thisYear - 1)
      return foundAt(spanPeriod(addDays(sunday, -2), addDays(sunday, 1)), at, end)
    }
    const written = text.yearAt(end)
    if (written) return asDay(dayIn(written), at, end + 1)
    const relative = text.relativeYear(end)
    if (relative !== null) return asDay(dayIn(relative), at, end + 2)
    const { today, looksAhead } = context
    const year = Number(today.slice(0, 4))
    const here = dayIn(year)
    if (looksAhead) return asDay(here >= today ? here : dayIn(year + 1), at, end)
    return asDay(here <= today ? here : dayIn(year - 1), at, end)
  }
  return null
}

// Days that come several times a year: the next, or the latest where the question looks back.
function recurringDay(
  name: string,
  text: PeriodText,
  at: number,
  { today, looksAhead }: PeriodText['context'],
): Day | null {
  // "Bank holiday Monday, 31 August" names its day itself.
  if (
    !/^(quarter day|bank holiday|bank holiday monday)$/.test(name) ||
    /\d/.test(text.word(at + name.split(' ').length) ?? '')
  )
    return null
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap((each) =>
    name === 'quarter day'
      ? quarterDays.map((end) => `${each}-${end}`)
      : bankHolidays(each, 'england_and_wales').filter(
          (day) => !name.endsWith('monday') || weekdayOf(day) === 1,
        ),
  )
  return (
    (looksAhead ? days.find((day) => day > today) : days.findLast((day) => day <= today)) ?? null
  )
}

function asDay(day: Day, at: number, end: number): FoundPeriod {
  return foundAt(dayPeriod(day), at, end)
}

function feastOf(name: string): ((year: number) => Day) | null {
  const date = fixed[name]
  if (date) return (year) => dayFrom({ year, month: date[0], date: date[1] }) ?? `${year}-01-01`
  const apart = fromEaster[name]
  if (apart !== undefined) return (year) => addDays(easterSunday(year), apart)
  return name === 'black friday' ? blackFriday : null
}

// The day after the fourth Thursday of November.
function blackFriday(year: number): Day {
  const first = `${year}-11-01`
  const thursday = addDays(first, (4 - weekdayOf(first) + 7) % 7)
  return addDays(thursday, 22)
}
