// The dashboard's one sentence, made from facts alone: whether cash will hold, until when, and how far it falls.
import { money, pounds, short } from '../amount-words.ts'
import type { Month } from '../calendar.ts'
import { less, type Minor, negate } from '../money.ts'
import { monthNameOf } from './month-name.ts'

/** What the sentence is made from. `closings` are the expected closings of the current and the coming months, in order. */
export type HeadlineFacts = {
  readonly balance: Minor
  readonly balanceKnown: boolean
  readonly buffer: Minor
  readonly closings: readonly { month: Month; closing: Minor }[]
}

/** The lead in ink, the rest in grey. */
export type Headline = { readonly lead: string; readonly rest: string }

/** The sentence. Speaks of month ends, because that is all a monthly forecast knows. */
export function headline(facts: HeadlineFacts): Headline {
  const { balance, buffer, closings } = facts
  const low = lowestOf(closings)
  if (!facts.balanceKnown)
    return {
      lead: 'We don’t know your balance yet.',
      rest: 'Tell us what was in the bank, and the figures will start from there.',
    }
  if (!low)
    return {
      lead: `${short(balance)} in the bank.`,
      rest: 'The forecast starts after one full month of transactions.',
    }
  if (balance < buffer) return underNow(facts, low)
  const crossing = closings.findIndex(({ closing }) => closing < buffer)
  if (crossing === -1) return covered(facts, low)
  return runsLow({ facts, low, crossing })
}

type MonthEnd = { month: Month; closing: Minor }

function covered({ buffer, closings }: HeadlineFacts, low: MonthEnd): Headline {
  const above = less(low.closing, buffer)
  const room = buffer > 0 ? `, ${short(above)} above your buffer` : ''
  const last = closings.at(-1) ?? low
  return {
    lead: `You’re covered to the end of ${monthNameOf(last.month)}.`,
    rest: `Cash is lowest at ${short(low.closing)} at the end of ${monthNameOf(low.month)}${room}.`,
  }
}

function runsLow(of: { facts: HeadlineFacts; low: MonthEnd; crossing: number }): Headline {
  const { closings, buffer } = of.facts
  const first = closings[of.crossing] ?? of.low
  const lead =
    of.crossing === 0
      ? `This month ends ${buffer > 0 ? 'under your buffer' : 'below zero'}.`
      : `You’re covered until ${monthNameOf(first.month)}.`
  const end = `at the end of ${monthNameOf(of.low.month)}`
  if (of.low.closing < 0)
    return { lead, rest: `Cash falls to ${short(of.low.closing)} ${end}, and that is below zero.` }
  return {
    lead,
    rest: `Cash dips to ${short(of.low.closing)} ${end}, ${short(less(buffer, of.low.closing))} under your buffer.`,
  }
}

function underNow({ balance, buffer }: HeadlineFacts, low: MonthEnd): Headline {
  const lead =
    balance < 0
      ? `You’re ${pounds(negate(balance))} overdrawn today.`
      : `Cash is ${short(less(buffer, balance))} under your buffer today.`
  const trend = low.closing < balance ? 'falls to' : 'is lowest at'
  return {
    lead,
    rest: `It ${trend} ${low.closing < 0 ? money(low.closing) : short(low.closing)} at the end of ${monthNameOf(low.month)}.`,
  }
}

function lowestOf(closings: readonly MonthEnd[]): MonthEnd | null {
  return closings.reduce<MonthEnd | null>(
    (low, month) => (low === null || month.closing < low.closing ? month : low),
    null,
  )
}
