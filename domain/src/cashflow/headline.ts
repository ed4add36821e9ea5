// The dashboard's one sentence, made from facts alone: whether cash will hold, until when, and how
// far it falls.
import { rough } from '../amount-words.ts'
import { type Day, monthOf } from '../calendar.ts'
import { dayAndMonth, monthNameOf } from '../date-words.ts'
import { less, type Minor, negate } from '../money.ts'

/**
 * What the sentence is made from. `unstated` names the accounts whose balance is missing, where
 * that of others is known. `days` are the expected closing balances of the days to come, in order;
 * none while there is no forecast.
 */
export type HeadlineFacts = {
  readonly balance: Minor
  readonly balanceKnown: boolean
  readonly unstated?: readonly string[]
  readonly buffer: Minor
  readonly days: readonly DayEnd[]
}

/** The lead in ink, the rest in grey. */
export type Headline = { readonly lead: string; readonly rest: string }

/** The sentence. */
export function headline(facts: HeadlineFacts): Headline {
  const { balance, buffer, days } = facts
  const low = lowestOf(days)
  if (!facts.balanceKnown)
    return {
      lead: 'We don’t know your balance yet.',
      rest: `Tell us what was in ${facts.unstated?.join(' and ') || 'the bank'}, and the figures will start from there.`,
    }
  if (!low)
    return {
      lead: `${rough(balance)} in the bank.`,
      rest: 'The forecast starts after one full month of transactions.',
    }
  if (balance < buffer) return underNow(facts, low)
  const first = days.find(({ closing }) => closing < buffer)
  return first ? runsLow({ facts, low, first }) : covered(facts, low)
}

type DayEnd = { readonly day: Day; readonly closing: Minor }

function covered({ buffer, days }: HeadlineFacts, low: DayEnd): Headline {
  const above = less(low.closing, buffer)
  const room = buffer > 0 ? `, ${rough(above)} above your buffer` : ''
  const last = days.at(-1) ?? low
  return {
    lead: `You’re covered to the end of ${monthNameOf(monthOf(last.day))}.`,
    rest: `Cash is lowest at ${rough(low.closing)} on ${dayAndMonth(low.day)}${room}.`,
  }
}

function runsLow(input: { facts: HeadlineFacts; low: DayEnd; first: DayEnd }): Headline {
  const { buffer } = input.facts
  const { low } = input
  const lead = `You’re covered until ${dayAndMonth(input.first.day)}.`
  const on = low.day === input.first.day ? 'that day' : `on ${dayAndMonth(low.day)}`
  if (low.closing < 0)
    return { lead, rest: `Cash falls to ${rough(low.closing)} ${on}, and that is below zero.` }
  return {
    lead,
    rest: `Cash dips to ${rough(low.closing)} ${on}, ${rough(less(buffer, low.closing))} under your buffer.`,
  }
}

function underNow({ balance, buffer }: HeadlineFacts, low: DayEnd): Headline {
  const lead =
    balance < 0
      ? `You’re ${rough(negate(balance))} overdrawn today.`
      : `Cash is ${rough(less(buffer, balance))} under your buffer today.`
  const trend = low.closing < balance ? 'falls to' : 'is lowest at'
  return {
    lead,
    rest: `It ${trend} ${rough(low.closing)} on ${dayAndMonth(low.day)}.`,
  }
}

function lowestOf(days: readonly DayEnd[]): DayEnd | null {
  return days.reduce<DayEnd | null>(
    (low, day) => (low === null || day.closing < low.closing ? day : low),
    null,
  )
}
