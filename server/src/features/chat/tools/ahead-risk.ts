// What a plain "no" would leave out: the chance that cash falls below a line although the expected
// path stays above it.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { fallsBelow, type RangedDay } from '@plimsoll/domain/outlook/fall-chance'
import { watchChance } from '@plimsoll/domain/outlook/outlook'
import { chancePhrase } from '@plimsoll/domain/outlook/outlook-words'
import { type Fact, named, percent } from '../facts.ts'

/**
 * The sentence of the chance, from the chance on that the dashboard speaks of; `null` where it is
 * smaller. `what` names the line in the sentence.
 */
export function riskBeside(
  days: readonly RangedDay[],
  { line, what, from, until }: { line: Minor; what: string; from?: Day | undefined; until: Day },
): { words: string; facts: readonly Fact[] } | null {
  const within = days.filter(({ day }) => day <= until)
  const chance = fallsBelow(within, line, from)?.byDay.at(-1) ?? 0
  if (chance < watchChance) return null
  return {
    words: ` Still, there’s {{risk_words}} of dipping below ${what} in that time.`,
    facts: [
      percent('risk', Math.round(chance * 100), 'Chance'),
      named('risk_words', chancePhrase(chance), 'Chance'),
    ],
  }
}

/** A plain yes or no as far as there is a chance of the other. */
export function hedged(opening: string, hasRisk: boolean): string {
  if (!hasRisk) return opening
  if (opening === 'No') return 'Probably not'
  return opening === 'Yes' ? 'Probably' : opening
}
