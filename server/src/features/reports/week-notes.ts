// What a reader must know to trust a report: where the data comes from, how far it reaches, what
// has no category, and the method.
import type { NoForecast } from '@plimsoll/contract/outlook'
import type { WeeklyReport } from '@plimsoll/contract/reports'
import type { userDataExists } from '@plimsoll/contract/sources'
import { pounds } from '@plimsoll/domain/amount-words'
import { type Day, today as dayOf, daysBetween } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { type Minor, magnitude } from '@plimsoll/domain/money'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import type * as z from 'zod/mini'
import { demoProvider } from '../sources/service.ts'

/** Where the books come from. */
export type Source = z.output<(typeof userDataExists)['reply']>['data']

/** What the notes are written from. */
type NotesInput = {
  readonly source: Source
  readonly firstDay: Day | null
  readonly lastDay: Day | null
  /** The last day the books can be expected to hold. */
  readonly reach: Day | null
  readonly today: Day
  readonly week: DaySpan
  readonly balanceKnown: boolean
  /** The last day of books that ended long ago; null while they are kept up. */
  readonly ended: Day | null
  readonly state: WeeklyReport['state']
  /** Only the latest reports look ahead. */
  readonly isElsewhere: boolean
  readonly noForecast: NoForecast | null
  /** What the range of the weeks ahead is worth; empty where none is known. */
  readonly rangeHeld: string
  /** Why some of the weeks ahead have a wider range; null where none has. */
  readonly wideRange: string | null
  readonly uncategorised: Minor | null
  readonly moved: Minor
}

const staleDays = 3
const hundred = 100

/** The notes, most important first. */
export function notesOf(input: NotesInput): string[] {
  const { firstDay, week } = input
  if (firstDay && firstDay > week.to) return [`Your transactions begin on ${dayInWords(firstDay)}.`]
  const freshness = [freshnessNote(input), sourceNote(input.source)]
  const notes =
    input.state === 'after_data'
      ? freshness
      : [
          ...freshness,
          firstDay && firstDay > week.from && firstDay <= week.to
            ? `Your transactions begin on ${dayInWords(firstDay)}, within this week, so it can’t be compared with an earlier one.`
            : null,
          balanceNote(input),
          categoryNote(input),
          outlookNote(input),
        ]
  return notes.filter((note) => note !== null)
}

function balanceNote({ balanceKnown, isElsewhere, noForecast }: NotesInput): string | null {
  if (balanceKnown) return null
  const rest = isElsewhere || noForecast ? '' : ', and neither can the weeks ahead'
  return `An account has no balance yet, so opening and closing cash can’t be shown${rest}.`
}

function outlookNote(input: NotesInput): string | null {
  const { isElsewhere, noForecast, rangeHeld, wideRange, balanceKnown, ended } = input
  if (ended) return null
  if (isElsewhere) return 'What lies ahead is in the report on the current week.'
  if (noForecast) return noForecast.rest
  if (!balanceKnown) return null
  const range = `The forecast adds up regular payments, taxes and usual spending.${rangeHeld && ` ${rangeHeld}`}`
  return wideRange ? `${range} ${wideRange}` : range
}

/**
 * The last day that the books can be expected to hold: their newest transaction, or the latest
 * update by the bank.
 */
export function reachOf(source: Source, lastDay: Day | null): Day | null {
  const { details } = source
  const synced =
    details && 'last_synced_on' in details && details.provider !== demoProvider
      ? details.last_synced_on
      : null
  const day = synced ? dayOf(new Date(synced)) : null
  return day && (!lastDay || day > lastDay) ? day : lastDay
}

function freshnessNote({ ended, lastDay, reach, today }: NotesInput): string | null {
  if (ended)
    return `Your bank data ends on ${dayInWords(ended)}. Add newer data to bring this report up to date.`
  if (!lastDay || !reach) return null
  return daysBetween(reach, today) > staleDays
    ? `The newest transaction is from ${dayInWords(lastDay)}. Add newer data to bring this report up to date.`
    : `Transactions up to ${dayInWords(lastDay)}.`
}

function sourceNote({ source, details }: Source): string | null {
  if (!source || !details) return null
  if ('uploaded_filename' in details)
    return `From an uploaded file, imported on ${dayInWords(dayOf(new Date(details.updated_on)))}.`
  if (details.provider === demoProvider) return 'From demo data.'
  const synced = details.last_synced_on
  return `From ${details.institution}${synced ? `, last updated on ${dayInWords(dayOf(new Date(synced)))}` : ''}.`
}

function categoryNote({ uncategorised, moved }: NotesInput): string | null {
  if (!uncategorised || moved === 0) return null
  const share = Math.round((magnitude(uncategorised) / magnitude(moved)) * hundred)
  return `${pounds(magnitude(uncategorised))} of the week’s payments (${Math.max(1, share)}%) has no category yet.`
}
