// What brings the balance to its low: the largest few groups of payments between its last high and
// the low.
import { type Day, daysBetween, monthOf } from '../calendar.ts'
import type { Part } from '../forecast/engine.ts'
import { partsOfMonths } from '../forecast/overlay/sieve.ts'
import { type SpreadContext, spreading } from '../forecast/overlay/spread.ts'
import { type Minor, minor } from '../money.ts'
import { groupPayments, type PaymentGroup } from './payment-groups.ts'

/**
 * A group of payments that takes the balance down: its name within a sentence, and what it takes, a
 * magnitude.
 */
export type LowCause = {
  readonly kind: PaymentGroup<Part>['kind']
  readonly label: string
  readonly amount: Minor
  readonly day: Day | null
}

// A rise that wins back half of the fall that follows it is a high; smaller ones are ripples on the
// way down.
const recoveredShare = 0.5
// The fall begins on the last day from which four fifths of it were still to come.
const steepShare = 0.8
const causesMax = 3
const explainedShare = 0.6
const smallestShare = 0.1

/**
 * The day of the last high before the low; the as-of day where the balance has only fallen since.
 */
export function lastHighBefore(
  days: readonly { readonly day: Day; readonly closing: Minor }[],
  from: { asOf: Day; balance: Minor; low: Day },
): Day {
  const path = [{ day: from.asOf, closing: from.balance }, ...days].filter(
    ({ day }) => day <= from.low,
  )
  const low = path.at(-1)?.closing ?? from.balance
  let high = path.at(-1) ?? { day: from.asOf, closing: from.balance }
  for (const point of path.slice().reverse()) {
    if (point.closing > high.closing) high = point
    else if (high.closing - point.closing > recoveredShare * (high.closing - low)) break
  }
  // A slow decline before a steep fall is not what brought it down.
  const steep = steepShare * (high.closing - low)
  return path.findLast(({ closing }) => closing - low >= steep)?.day ?? high.day
}

/**
 * The causes, the largest first, from parts in the order of their days: enough of them to explain
 * most of what goes out between high and low, three at most.
 */
export function lowCauses(input: {
  parts: readonly Part[]
  spread: SpreadContext
  high: Day
  low: Day
  labelOf: (part: Part) => string
}): LowCause[] {
  const between = outgoingBetween(input)
  const groups = groupPayments(between).sort((a, b) => a.amount - b.amount)
  const total = groups.reduce((all, { amount }) => all + amount, 0)
  const causes: LowCause[] = []
  let explained = 0
  for (const group of groups) {
    const [first] = group.payments
    const isEnough = explained <= explainedShare * total
    const isSmall = group.amount > smallestShare * total
    if (!first || causes.length === causesMax || (causes.length > 0 && (isEnough || isSmall))) break
    explained += group.amount
    const days = new Set(group.payments.map(({ day }) => day))
    causes.push({
      kind: group.kind,
      label: group.kind === 'payroll' ? 'payroll' : input.labelOf(first),
      amount: minor(-group.amount),
      day: days.size === 1 ? first.day : null,
    })
  }
  return causes
}

/**
 * The parts that take money out after the high, up to the low; of those without a day of their own
 * what falls between.
 */
function outgoingBetween(input: {
  parts: readonly Part[]
  spread: SpreadContext
  high: Day
  low: Day
}): Part[] {
  const spread = spreading(input.spread)
  const [from, to] = [
    daysBetween(input.spread.asOf, input.high),
    daysBetween(input.spread.asOf, input.low),
  ]
  const isBetween = ({ day }: Part) => day === null || (day > input.high && day <= input.low)
  return partsOfMonths(input.parts, { first: monthOf(input.high), last: monthOf(input.low) })
    .filter((part) => part.amount < 0 && isBetween(part))
    .flatMap((part) => {
      let pence = 0
      spread(part, (ahead, moved) => {
        if (ahead >= from && ahead < to) pence += moved
      })
      return pence < 0 ? [{ ...part, amount: minor(pence) }] : []
    })
}
