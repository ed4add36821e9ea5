// Months by their names, with or without a year.
import { monthPeriod } from '../period.ts'
import { yearOfBareDate } from './days.ts'
import { type FoundPeriod, foundAt, type PeriodText } from './period-text.ts'
import { monthNumbers, past } from './words.ts'

/** "November", "the month of November", "November 2025", "November last year". */
export function readMonthName(text: PeriodText, at: number): FoundPeriod | null {
  const word = text.word(at) ?? ''
  const month = monthNumbers[word]
  if (word === 'month' && text.word(at + 1) === 'of' && monthNumbers[text.word(at + 2) ?? '']) {
    const named = readMonthName(text, at + 2)
    return named && { ...named, start: at }
  }
  if (!month || (word === 'may' && !isMay(text, at))) return null
  const inYear = (year: number) => `${year}-${String(month).padStart(2, '0')}`
  const next = text.skip(at + 1, 'of', 'in')
  const written = text.yearAt(next)
  if (written) return foundAt(monthPeriod(inYear(written)), at, next + 1)
  const ofYear = text.relativeYear(next)
  if (ofYear !== null) return foundAt(monthPeriod(inYear(ofYear)), at, next + 2)
  const year = yearBeforeNext(text, month, at) ?? yearOfBareDate(text, month)
  return foundAt(monthPeriod(inYear(year)), at, at + 1)
}

const jointWords = ['and', 'plus', '+', '&', 'with', 'against', 'v', 'vs', 'versus']

// "November and December": of what was, the pair that ran, though this November has begun as well.
function yearBeforeNext(text: PeriodText, month: number, at: number): number | null {
  if (text.context.looksAhead) return null
  const next = text.skip(at + 1, ...jointWords)
  const following = monthNumbers[text.word(next) ?? '']
  if (following === undefined || following !== (month % 12) + 1) return null
  const found = readMonthName(text, next)
  const year = Number(found?.period.from.slice(0, 4))
  return found ? year - (following === 1 ? 1 : 0) : null
}

// "May" is a month where words around it say so, else a verb.
function isMay(text: PeriodText, at: number): boolean {
  if (text.yearAt(at + 1) !== null || text.relativeYear(at + 1) !== null) return true
  if (text.word(at + 1) === null || isRangeJoint(text, at + 1)) return true
  return /^(in|since|from|to|of|last|this|next|until|till|by|end|and|for|during|vs|versus|than|between|through|with|mid|-)$/.test(
    text.word(at - 1) ?? '',
  )
}

// "May to October", "May - July", "May or June": no verb is followed by that.
function isRangeJoint(text: PeriodText, at: number): boolean {
  if (!/^(to|until|till|through|thru|-|and|or|up)$/.test(text.word(at) ?? '')) return false
  let next = at + 1
  for (const word of ['to', 'the', 'end', 'of']) next = text.skip(next, word)
  const word = text.word(next) ?? ''
  return word in monthNumbers || /^(now|today|date)$/.test(word)
}

// "Did we beat last October this October?", "October against last October": the one of the year
// before.
function isBesideItself({ words }: PeriodText, month: number): boolean {
  return words.some(
    (word, at) => monthNumbers[word ?? ''] === month && !past.has(words[at - 1] ?? ''),
  )
}

/** "Last March", "this March", "next March", as seen from the month under way. */
export function monthByDistance(
  text: PeriodText,
  month: number,
  by: number,
  where: { at: number; end: number },
): FoundPeriod | null {
  // Beside a January to come the last one is that of this year.
  const { today, looksAhead } = text.context
  const inYear = (year: number) => `${year}-${String(month).padStart(2, '0')}`
  const year = Number(today.slice(0, 4))
  const here = inYear(year)
  const chosen =
    by === 0
      ? here
      : by < 0
        ? here < text.month && (looksAhead || !isBesideItself(text, month))
          ? here
          : inYear(year - 1)
        : here > text.month
          ? here
          : inYear(year + 1)
  return foundAt(monthPeriod(chosen), where.at, where.end)
}
