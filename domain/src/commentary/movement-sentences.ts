// A sentence for one movement: what a side or category came to, how far it is from what it is
// compared with, and what accounts for the difference.
import { money } from '../amount-words.ts'
import { dayAndMonth } from '../date-words.ts'
import { type Minor, magnitude, minor, sum } from '../money.ts'
import { isPayout } from '../variance/takings.ts'
import { seasonClause } from './about.ts'
import type { CommentaryInput } from './commentary-input.ts'
import { heldBackClause } from './held-back.ts'
import { isMaterial } from './materiality.ts'
import { type Cause, causesOf, type Movement, movementOfSide, movementsOf } from './movement.ts'
import { paidLater, paidLaterClause } from './paid-later.ts'
import { amountWords, payeeAddress, payeeName, rowAddress, withinSentence } from './payee-words.ts'
import { peopleReasons } from './people-reasons.ts'
import { Facts, type Sentence } from './sentence.ts'

/** A sentence for each of the largest material movements. */
export function movementSentences(input: CommentaryInput, countMax: number): Sentence[] {
  const { threshold } = input
  const totals = {
    in: movementOfSide(input.lines, 'in').projected,
    out: movementOfSide(input.lines, 'out').projected,
  }
  return movementsOf(input.lines)
    .filter((movement) => isMaterial(movement, { threshold, sideTotal: totals[movement.side] }))
    .slice(0, countMax)
    .map((movement) => movementSentence(input, movement))
}

/** Payroll and taxes are named even where they are in line: a reader looks for them. */
export function isAlwaysNamed({ side, category }: Movement): boolean {
  return side === 'out' && (category === 'people' || category === 'taxes')
}

/** What all money in came to, why it differs, and which season it is; `floor` is what matters. */
export function moneyInSentence(input: CommentaryInput, all: Movement, floor: Minor): Sentence {
  const facts = new Facts()
  const here = `/analysis?${input.query}&flow=in`
  const verb = input.running ? 'is heading for' : 'came to'
  const amount = facts.add(amountWords(all.projected), here, money(all.projected))
  if (magnitude(all.variance) < floor)
    return facts.sentence(
      `Money in ${verb} ${amount}, in line with ${facts.add(input.comparedWith, here)}.`,
    )
  const change = facts.add(differenceWords(input, all), here, money(magnitude(all.variance)))
  const effect = facts.add(effectWords(all), here)
  return facts.sentence(
    `Money in ${verb} ${amount}, ${change} (${effect})${reasons(input, all, facts)}${seasonClause(input.about, input.period, facts)}.`,
  )
}

/** What one category came to, and what accounts for the difference. */
export function movementSentence(input: CommentaryInput, row: Movement): Sentence {
  const facts = new Facts()
  const here = rowAddress(input, row)
  const label = facts.add(row.label, here)
  // Names of categories are singular or plural; these verbs go with both.
  const verb = input.running ? 'should come to' : 'came to'
  const amount = facts.add(amountWords(row.projected), here, money(row.projected))
  const change = facts.add(differenceWords(input, row), here, money(magnitude(row.variance)))
  const later = paidLater(input, row)
  // What is late is paid all the same: it is no saving.
  if (later.length > 0)
    return facts.sentence(
      `${label} ${verb} ${amount}, ${change}${paidLaterClause(later, facts, input)}.`,
    )
  const effect = row.effect === 'neutral' ? '' : ` (${facts.add(effectWords(row), here)})`
  return facts.sentence(
    `${label} ${verb} ${amount}, ${change}${effect}${reasons(input, row, facts)}.`,
  )
}

/** Payroll and tax that did not move much: a reader wants to know that they were seen. */
export function steadySentence(input: CommentaryInput, rows: readonly Movement[]): Sentence {
  const facts = new Facts()
  const baseline = facts.add(input.comparedWith, `/analysis?${input.query}`)
  const parts = rows.map((row) => {
    const here = rowAddress(input, row)
    return `${facts.add(withinSentence(row.label), here)} at ${facts.add(amountWords(row.projected), here, money(row.projected))}`
  })
  return facts.sentence(`In line with ${baseline}: ${parts.join(' and ')}.`)
}

/** Up to two causes, and what no cause is known for where it is more than a fifth. */
function reasons(input: CommentaryInput, row: Movement, facts: Facts): string {
  const held = heldBackClause(input, row, facts)
  if (held) return held
  const clauses =
    row.category === 'people'
      ? peopleReasons(input, row, facts)
      : causesOf(row).map((cause) => causeClause(input, cause, facts))
  const unexplained = minor(sum(row.lines.map(({ drivers }) => drivers.other)))
  if (clauses.length === 0)
    return row.category === 'people'
      ? '; the bank data does not show why'
      : '; no single payee explains it'
  const isLarge = magnitude(unexplained) > otherShareMax * magnitude(row.variance)
  const rest = isLarge
    ? `; ${facts.add(amountWords(magnitude(unexplained)), rowAddress(input, row), money(unexplained))} comes from estimates that no single payment stands behind`
    : ''
  return `: ${clauses.join(', and ')}${rest}`
}

const otherShareMax = 0.2

/** One cause, with whether it lasts. */
function causeClause(input: CommentaryInput, cause: Cause, facts: Facts): string {
  const { driver, line, moved } = cause
  const here = payeeAddress(input, line)
  const add = (text: string) => facts.add(text, here)
  const amount = () =>
    facts.add(amountWords(magnitude(cause.amount)), here, money(magnitude(cause.amount)))
  const payee = () => add(payeeName(input, line))
  // A card processor pays out what many customers paid.
  const isThrough = line.side === 'in' && isPayout(line.subCategory)
  const way = isThrough ? 'through' : line.side === 'in' ? 'from' : 'to'
  const [single, several] = isThrough ? ['payout', 'payouts'] : ['payment', 'payments']
  switch (driver) {
    case 'timing': {
      const opening = isThrough
        ? `${amount()} is a payout through ${payee()}`
        : line.side === 'in'
          ? `${amount()} is ${payee()} paying`
          : `${amount()} is the payment to ${payee()}`
      if (!moved) return `${opening} at another time than expected, which evens out`
      return `${opening} on ${add(dayAndMonth(moved.movedTo))} instead of ${add(dayAndMonth(moved.expectedDay))}, which evens out`
    }
    case 'one_off':
      return cause.line.oneOffs.length === 1
        ? `${amount()} is a single ${single} ${way} ${payee()}, which we don’t expect again`
        : `${amount()} comes from unusual ${several} ${way} ${payee()}, which we don’t expect again`
    case 'new_payee':
      return isThrough
        ? `${amount()} is takings through ${payee()}, which is new to you`
        : `${amount()} is ${payee()}, ${line.side === 'in' ? 'a payer' : 'a payee'} that is new to you`
    case 'stopped_payee':
      return `${amount()} is ${payee()}, with no ${single} this time`
    case 'recategorised':
      return `${amount()} is ${payee()}, filed in another category than before`
    case 'price': {
      const size = add(cause.amount > 0 ? `larger ${several}` : `smaller ${several}`)
      return `${size} ${way} ${payee()} account for ${amount()}`
    }
    case 'volume': {
      const number = add(cause.amount > 0 ? `more ${several}` : `fewer ${several}`)
      return `${number} ${way} ${payee()} account for ${amount()}`
    }
    case 'other':
      return `${amount()} has no clear cause`
  }
}

/** “£1,450 less than forecast”. */
export function differenceWords({ comparedWith }: CommentaryInput, { variance }: Movement): string {
  return `${amountWords(magnitude(variance))} ${variance > 0 ? 'more' : 'less'} than ${comparedWith}`
}

/** "adverse, 6%". */
function effectWords({ effect, variance, baseline }: Movement): string {
  if (baseline === 0) return effect
  const percent = Math.round((magnitude(variance) / magnitude(baseline)) * hundred)
  return percent >= 1000 ? effect : `${effect}, ${percent}%`
}

const hundred = 100
