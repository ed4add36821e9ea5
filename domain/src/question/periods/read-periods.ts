// Reads stretches of days out of the words of a question, as a British business means them: months
// are calendar months, weeks begin on Monday, the tax year begins on 6 April, the financial year
// follows the business's own year end. A bare month is the latest one that has begun, unless the
// question looks ahead.
import { readNamedDay, readWeekday, readWeekend, readWrittenDay } from './days.ts'
import { readFeast } from './feasts.ts'
import { readMonthName } from './months.ts'
import { readOrdinalPart, readQuarter, readSeason } from './parts.ts'
import { type FoundPeriod, type PeriodContext, PeriodText } from './period-text.ts'
import {
  readRange,
  readSpanBeginning,
  readSpanBeside,
  readSpanEnding,
  readWeekOf,
} from './ranges.ts'
import {
  readAgo,
  readEndOfThis,
  readHalfYear,
  readRelative,
  readSameLast,
  readShortLast,
  readTimeAhead,
  readWholeTime,
} from './relative.ts'
import { readCalendarYear, readNamedYear } from './years.ts'

/** Every period in a list of words; a word that is null belongs to something else. */
export function readPeriods(
  words: readonly (string | null)[],
  context: PeriodContext,
): FoundPeriod[] {
  const text = new PeriodText(words, context, readSingle)
  const found: FoundPeriod[] = []
  for (let at = 0; at < words.length; ) {
    const single = readRange(text, at) ?? readSingle(text, at)
    const period = single && withToDate(text, single)
    if (period) found.push(period)
    at = period ? period.end : at + 1
  }
  return found
}

const readers = [
  readSameLast,
  readShortLast,
  readFeast,
  readWeekOf,
  readSpanEnding,
  readSpanBeginning,
  readSpanBeside,
  readNamedDay,
  readWeekend,
  readWrittenDay,
  readOrdinalPart,
  readNamedYear,
  readHalfYear,
  readRelative,
  readEndOfThis,
  readAgo,
  readQuarter,
  readMonthName,
  readWeekday,
  readCalendarYear,
  readSeason,
  readTimeAhead,
  readWholeTime,
]

// The first reader that knows the words wins, so the order matters: "week commencing 2 November"
// before "2 November".
function readSingle(text: PeriodText, start: number): FoundPeriod | null {
  const at = text.skip(start, 'the')
  for (const read of readers) {
    const found = read(text, at)
    if (found) return { ...found, start }
  }
  return null
}

/** "so far", "to date" after a period, or before it. */
function withToDate(text: PeriodText, found: FoundPeriod): FoundPeriod {
  const { end } = found
  const says = `${text.word(end)} ${text.word(end + 1)}`
  if (says !== 'so far' && says !== 'to date') return found
  return { ...found, end: end + 2, period: { ...found.period, toDate: true } }
}
