// Where things that somebody means to buy stand in a question.
import { thingEnd } from '../bought-things.ts'
import type { FoundPeriod } from '../periods/period-text.ts'
import type { FoundSlot } from './match.ts'

/** What somebody means to buy, the longest first; days are no part of it. */
export function thingsAt(
  words: readonly string[],
  start: number,
  periods: readonly FoundPeriod[],
): FoundSlot[] {
  const found: FoundSlot[] = []
  for (let end = thingEnd(words, start); end > start; end--)
    if (!periods.some((period) => period.start < end && period.end > start))
      found.push({ end, text: words.slice(start, end).join(' ') })
  return found
}
