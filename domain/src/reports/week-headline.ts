// The weekly report's opening sentence: where cash stands and how far it moved in the week.
import { money, pounds, rough } from '../amount-words.ts'
import { Facts, type Sentence } from '../commentary/sentence.ts'
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
}

/** Writes the sentence. A week in which no money moved is called quiet. */
export function weekHeadline(cash: WeekCash): Sentence {
  const facts = new Facts()
  const { week, closing, opening } = cash
  const here = `/cash-flow/edit-transaction?from=${week.from}&to=${week.to}`
  const amount = (value: Minor) =>
    facts.add(magnitude(value) < shortenedFrom ? pounds(value) : rough(value), here, money(value))
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
  const period = facts.add(periodWords(week), here)
  const verb = cash.isRunning ? 'stands at' : 'closed at'
  if (cash.isFirst)
    return facts.sentence(`${period} opens your books and ${verb} ${amount(closing)}.`)
  const balance = amount(closing)
  return facts.sentence(
    `${period} ${verb} ${balance}, ${change(facts, less(closing, opening), here)}.`,
  )
}

/** Whether nothing moved in the week. */
export function isQuiet(cash: Pick<WeekCash, 'in' | 'out' | 'opening' | 'closing'>): boolean {
  return cash.in === 0 && cash.out === 0 && cash.opening === cash.closing
}

const shortenedFrom = 1_000_000

function change(facts: Facts, net: Minor, href: string): string {
  if (net === 0) return 'the same as the week before'
  const size = magnitude(net)
  const words = size < shortenedFrom ? pounds(size) : rough(size)
  return facts.add(`${words} ${net > 0 ? 'up' : 'down'} on the week`, href, money(size))
}
