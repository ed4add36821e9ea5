// A price rise in words and figures, however it was found.

import { money } from '../amount-words.ts'
import type { Day } from '../calendar.ts'
import { dayInWords } from '../date-words.ts'
import { minor } from '../money.ts'
import type { Leak, Payment } from './leak.ts'

/**
 * A rise from one price to another, magnitudes in pence; `each` as `a month`, `times` how often
 * that is in a year.
 */
type RiseFacts = {
  readonly id: string
  readonly merchantId: string | null
  readonly name: string
  readonly before: number
  readonly now: number
  readonly steps: number
  readonly times: number
  readonly each: string
  readonly since: Day
  readonly evidence: readonly Payment[]
}

const yearlyMinPence = 600
const counts = ['', '', 'two', 'three', 'four', 'five']

/** The leak; none where it costs next to nothing in a year. */
export function riseLeak(facts: RiseFacts): Leak[] {
  const { id, merchantId, name, before, now, since, evidence } = facts
  const rise = minor(now - before)
  const yearly = minor(rise * facts.times)
  if (yearly < yearlyMinPence) return []
  const prices = `from ${money(minor(before))} to ${money(minor(now))} ${facts.each}`
  const when = `${stepWords(facts.steps)}on ${dayInWords(since)}`
  return [
    {
      id,
      kind: 'price_rise',
      figures: `${before} ${now} ${since}`,
      merchantId,
      name,
      yearly,
      amount: rise,
      day: since,
      sentence: `${name} went ${prices} ${when}: ${money(yearly)} more a year.`,
      advice: `Ask ${name} for the old price, a yearly plan or a smaller one, or look elsewhere.`,
      evidence,
    },
  ]
}

function stepWords(steps: number): string {
  return steps < 2 ? '' : `in ${counts[steps] ?? steps} steps, the last `
}
