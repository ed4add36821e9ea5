// Cash that is forecast to fall below a line: one warning when it comes into sight, which follows
// the forecast, and another only after it has recovered.
import { pounds } from '../amount-words.ts'
import { addDays, type Day, daysBetween } from '../calendar.ts'
import { dayInWords } from '../date-words.ts'
import { lowPointOf } from '../forecast/overlay/low-point.ts'
import { less, type Minor } from '../money.ts'
import { lineWords } from '../outlook/line-words.ts'
import { chanceSentence, isDipLikely, lowSentence } from '../outlook/outlook-words.ts'
import type { AlertFacts, DipOutlook, Raised, Watched } from './alert.ts'
import { dayWords } from './day-words.ts'

/** A drop that moves by less than this many days is the same drop. */
export const driftDays = 7

/** The line and how many days ahead are looked at. */
type Line = { readonly amount: Minor; readonly days: number }

/** A fall below the line: the first day below it, and the outlook's low with its day. */
type Drop = { readonly first: Day; readonly low: Day; readonly balance: Minor }

/**
 * The drop in sight: one that begins within so many days from today. How low it gets is looked for
 * over the whole outlook, as on every screen.
 */
export function dropAhead(facts: Pick<AlertFacts, 'today' | 'days'>, line: Line): Drop | null {
  const until = addDays(facts.today, line.days)
  const ahead = facts.days.filter(({ day }) => day > facts.today)
  const first = ahead.find(({ day, closing }) => day <= until && closing < line.amount)
  const low = lowPointOf(ahead)
  return first && low ? { first: first.day, low: low.day, balance: low.balance } : null
}

/**
 * What is left of the drop that was raised: one that begins within the days in sight, or until a
 * week past the low that was named. Null: it is over.
 */
export function standingDrop(
  facts: Pick<AlertFacts, 'today' | 'days'>,
  line: Line,
  watched: Pick<Watched, 'until'>,
): Drop | null {
  const named = watched.until ? daysBetween(facts.today, watched.until) + driftDays : 0
  return dropAhead(facts, { ...line, days: Math.max(line.days, named) })
}

/** The warning of a drop, or else of a likely dip; null where there is neither. */
export function lowWarning(
  facts: AlertFacts,
  line: Line,
  { drop, dip }: { drop: Drop | null; dip: DipOutlook | null },
): Raised | null {
  if (drop) return dropWarning(facts, line, drop)
  return dip && dipWarning(dip)
}

/**
 * The warning in words: how low, when and why, how far below the line, over which horizon, and how
 * long there is.
 */
function dropWarning(facts: AlertFacts, line: Line, drop: Drop): Raised {
  const { today, days, lowCause } = facts
  const gap = pounds(less(line.amount, drop.balance))
  const isBelow = facts.balance < line.amount
  const start = isBelow
    ? 'It is below the line already'
    : `It drops below the line ${leadWords(daysBetween(today, drop.first))}`
  const cause = lowCause === '' ? '' : `, after ${lowCause}`
  const until = days.at(-1)?.day ?? drop.low
  return {
    kind: 'low_ahead',
    subject: 'cash',
    until: drop.low,
    href: '/cash-management',
    title: `Low cash ahead: ${pounds(drop.balance)} on ${dayWords(drop.low, today)}`,
    message:
      `Cash is forecast to fall to ${pounds(drop.balance)} on ${dayWords(drop.low, today)}, ` +
      `${gap} below your ${pounds(line.amount)} line${cause}. ` +
      `${start}; this is the lowest point to ${dayInWords(until)}.`,
  }
}

/**
 * The likely dip in sight although no drop is expected. The chance is one of falling below the
 * buffer: of a line of one's own nothing is known but the expected balances.
 */
export function dipAhead(
  { likelyDip, buffer, today }: Pick<AlertFacts, 'likelyDip' | 'buffer' | 'today'>,
  line: Line,
): DipOutlook | null {
  if (!likelyDip || line.amount !== buffer) return null
  return likelyDip.evenFrom <= addDays(today, line.days) ? likelyDip : null
}

/** The warning in the words that every screen has for the same outlook. */
function dipWarning(dip: DipOutlook): Raised {
  return {
    kind: 'low_ahead',
    subject: 'cash',
    until: dip.low.day,
    href: '/cash-management',
    title: `You${isDipLikely(dip.chance) ? '’ll probably' : ' may'} dip below ${lineWords(dip.buffer)}`,
    message: `${chanceSentence(dip)} ${lowSentence(dip)}`,
  }
}

function leadWords(days: number): string {
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
