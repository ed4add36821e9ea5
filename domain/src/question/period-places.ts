// How a stretch of days stands in a question: as what something is set against, as a habit that is
// no date, or not understood at all. Reads no dates itself; `periods/` does.
import { constructionAt, weekdaysAt } from './constructions.ts'
import type { Period } from './period.ts'

type Words = readonly (string | null)[]

/** "Compared with October", "than the summer": what something is set against. */
export function isBaseAt(words: Words, start: number): boolean {
  const at = words[start - 1] === 'the' ? start - 2 : start - 1
  const word = words[at] ?? ''
  if (/^(than|against|versus|vs|v|beat|beats|beaten|outdo|outdid|match|matched)$/.test(word))
    return true
  return (
    /^(with|to)$/.test(word) &&
    /^compare[ds]?$|^comparing$|^comparison$|^relative$/.test(words[at - 1] ?? '')
  )
}

/** "On Fridays" is a habit, where "on Friday" is a date; "the day of the week" is no week. */
export function withoutHabits(words: Words): (string | null)[] {
  const masked = [...words]
  for (let at = 0; at < words.length; at++) {
    const construction = constructionAt(words, at)
    const isTimeless = construction && /^(weekday|moved|often)$/.test(construction.concept)
    const found = weekdaysAt(words, at) ?? (isTimeless ? construction : null)
    if (found) masked.fill(null, at, found.end)
  }
  return masked
}

/** "October income against October spending" names one period. */
export function distinctPeriods(periods: readonly Period[]): Period[] {
  return periods.filter(
    ({ from, to }, at) =>
      periods.findIndex((period) => period.from === from && period.to === to) === at,
  )
}

/**
 * "Before" that no period has taken up limits the days in a way that was not understood, unless a
 * period is counted back from the one in question.
 */
export function isLooseTime(words: Words, at: number): boolean {
  if (words[at] !== 'before') return false
  const isCountedBack = /^(month|week|quarter|year|day|period|one|time|ones|months)$/.test(
    words[at - 1] ?? '',
  )
  const opensEnd =
    words[at + 1] === undefined || /^(that|this|then|we|i)$/.test(words[at + 1] ?? '')
  return !isCountedBack && !opensEnd
}
