// The weekly report's opening sentence: where cash stands and how far it moved in the week.
import { money, pounds, rough } from '../amount-words.ts'
import type { Day } from '../calendar.ts'
import { Facts, type Sentence } from '../commentary/sentence.ts'
import { dayInWords } from '../date-words.ts'
import { less, type Minor, magnitude } from '../money.ts'
import type { DaySpan } from '../variance/flows.ts'
import { periodPreposition, periodWords } from '../variance/period-words.ts'

/** A week's cash. The balances are null where an account has none. */
export type WeekCash = {
  readonly week: DaySpan
  readonly opening: Minor | null
  readonly closing: Minor | null
  /** Magnitudes. */
  readonly in: Minor
  readonly out: Minor
  readonly isRunning: boolean
  /** The books begin within the week. */
  readonly isFirst: boolean
  /** The last day of the bank data, where it has not reached the week yet. */
  readonly awaitsAfter: Day | null
}

/**
 * Writes the sentence. A week in which no money moved is called quiet, unless the bank data has yet
 * to reach it.
 */
export function weekHeadline(cash: WeekCash): Sentence {
  const facts = new Facts()
  const { week, closing, opening } = cash
  const here = `/cash-flow/edit-transaction?from=${week.from}&to=${week.to}`
  const amount = (value: Minor) => facts.add(shown(value), here, money(value))
  if (cash.awaitsAfter) {
    const last = facts.add(dayInWords(cash.awaitsAfter), here)
    return facts.sentence(`This week has no transactions yet: your bank data ends on ${last}.`)
  }
  if (isQuiet(cash)) {
    const during = `${periodPreposition(week)} ${facts.add(periodWords(week), here)}`
    return facts.sentence(
      closing === null
        ? `No money moved ${during}.`
        : `No money moved ${during}, and cash ${cash.isRunning ? 'stays' : 'stayed'} at ${amount(closing)}.`,
    )
  }
  if (closing === null || opening === null) {
    const moneyIn = amount(cash.in)
    const moneyOut = amount(cash.out)
    return facts.sentence(
      `Money in came to ${moneyIn} and money out to ${moneyOut} ${periodPreposition(week)} ${facts.add(periodWords(week), here)}.`,
    )
  }
  if (cash.isRunning) {
    const balance = amount(closing)
    const day = facts.add(dayInWords(week.to), here)
    const net = cash.isFirst
      ? ''
      : `, ${change(facts, { net: less(closing, opening), here, cash })}`
    return facts.sentence(`Cash stands at ${balance} on ${day}${net}.`)
  }
  const period = facts.add(periodWords(week), here)
  if (cash.isFirst)
    return facts.sentence(`${period} opens your books and closed at ${amount(closing)}.`)
  const balance = amount(closing)
  return facts.sentence(
    `${period} closed at ${balance}, ${change(facts, { net: less(closing, opening), here, cash })}.`,
  )
}

/** Whether nothing moved in the week. */
export function isQuiet(cash: Pick<WeekCash, 'in' | 'out' | 'opening' | 'closing'>): boolean {
  return cash.in === 0 && cash.out === 0 && cash.opening === cash.closing
}

const shortenedFrom = 1_000_000

function shown(amount: Minor): string {
  return magnitude(amount) < shortenedFrom ? pounds(amount) : rough(amount)
}

function change(
  facts: Facts,
  { net, here, cash }: { net: Minor; here: string; cash: WeekCash },
): string {
  if (net === 0)
    return cash.isRunning ? 'as at the start of the week' : 'the same as the week before'
  const size = magnitude(net)
  const during = cash.isRunning ? 'so far this week' : 'on the week'
  return facts.add(`${shown(size)} ${net > 0 ? 'up' : 'down'} ${during}`, here, money(size))
}
