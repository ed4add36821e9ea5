// What a plain "no" would leave out: the chance that cash falls below a line although the expected
// path stays above it, and what comes after the day that was asked about.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { fallsBelow, type RangedDay } from '@plimsoll/domain/outlook/fall-chance'
import { watchChance } from '@plimsoll/domain/outlook/outlook'
import { chancePhrase } from '@plimsoll/domain/outlook/outlook-words'
import { date, type Fact, money, named, percent } from '../facts.ts'

/** The chance in a sentence. `isEven`: it is shown as five in ten or more. */
type Risk = {
  readonly isEven: boolean
  readonly words: string
  readonly facts: readonly Fact[]
}

const evenTenths = 5

/**
 * The sentence of the chance, from the chance on that the dashboard speaks of; `null` where it is
 * smaller. `what` names the line in the sentence.
 */
export function riskBeside(
  days: readonly RangedDay[],
  { line, what, from, until }: { line: Minor; what: string; from?: Day | undefined; until: Day },
): Risk | null {
  const within = days.filter(({ day }) => day <= until)
  const chance = fallsBelow(within, line, from)?.byDay.at(-1) ?? 0
  if (chance < watchChance) return null
  return {
    isEven: Math.round(chance * 10) >= evenTenths,
    words: ` Still, there’s {{risk_words}} of dipping below ${what} in that time.`,
    facts: [
      percent('risk', Math.round(chance * 100), 'Chance'),
      named('risk_words', chancePhrase(chance), 'Chance'),
    ],
  }
}

/** A plain yes or no as far as there is a chance of the other. */
export function hedged(opening: string, risk: Pick<Risk, 'isEven'> | null): string {
  if (!risk || (opening !== 'No' && opening !== 'Yes')) return opening
  if (risk.isEven) return `On the expected path, ${opening.toLowerCase()}`
  return opening === 'No' ? 'Probably not' : 'Probably'
}

/** What a day covers may be missing on the next: where cash falls below zero after it, how low. */
export function shortAfter(
  days: readonly { readonly day: Day; readonly closing: Minor }[],
  { from, until }: { from: Day; until: Day },
): { words: string; facts: readonly Fact[] } | null {
  const after = days.filter(({ day }) => day > from && day <= until)
  const first = after.find(({ closing }) => closing < 0)
  if (!first) return null
  const low = after.reduce((least, each) => (each.closing < least.closing ? each : least), first)
  const isFirst = low.day === first.day
  return {
    words: ` After that cash is expected to fall below zero on {{short_day}}${isFirst ? ', to {{short}}' : ', and to {{short}} by {{short_low_day}}'}.`,
    facts: [
      date('short_day', first.day, 'First day below zero'),
      money('short', low.closing, 'Lowest balance after that'),
      ...(isFirst ? [] : [date('short_low_day', low.day, 'Date')]),
    ],
  }
}
