// What a business enters about itself that bank data cannot show: its busy and quiet months, and
// payments it knows to be exceptional.
import { firstDayOf, lastDayOf, type Month, monthOf } from '../calendar.ts'
import { monthNameOf } from '../date-words.ts'
import type { DaySpan } from '../variance/flows.ts'
import { periodWords } from '../variance/period-words.ts'
import { Facts, type Sentence } from './sentence.ts'

/** A payment or receipt that isn't expected again, by the month that it fell in. */
type KnownOneOff = { readonly what: string; readonly month: Month }

/** `activity` is what the business does, in its own words; months count from 1. */
export type AboutBusiness = {
  readonly activity: string
  readonly busyMonths: readonly number[]
  readonly quietMonths: readonly number[]
  readonly oneOffs: readonly KnownOneOff[]
}

/** A business that has stated nothing. */
export const nothingAbout: AboutBusiness = {
  activity: '',
  busyMonths: [],
  quietMonths: [],
  oneOffs: [],
}

/** Where these are entered. */
export const aboutAddress = '/analysis?settings=about'

/**
 * A clause that reminds of the season, for a period within one month; empty where none was marked.
 */
export function seasonClause(about: AboutBusiness, period: DaySpan, facts: Facts): string {
  const month = monthOf(period.from)
  if (month !== monthOf(period.to)) return ''
  const number = Number(month.slice(5))
  const season = about.busyMonths.includes(number)
    ? 'busy'
    : about.quietMonths.includes(number)
      ? 'quiet'
      : null
  return season
    ? `; you marked ${facts.add(monthNameOf(month), aboutAddress)} as a ${season} month`
    : ''
}

/** The exceptional payments that a period holds, in a sentence; null where none was listed. */
export function oneOffSentence(about: AboutBusiness, period: DaySpan): Sentence | null {
  const inside = about.oneOffs.filter(
    ({ month }) => month >= monthOf(period.from) && month <= monthOf(period.to),
  )
  const [first, second] = inside
  if (!first) return null
  const facts = new Facts()
  const named = (oneOff: KnownOneOff) =>
    `${facts.add(oneOff.what, aboutAddress)} in ${facts.add(periodWords(monthSpan(oneOff.month)), aboutAddress)}`
  const names = second ? `${named(first)} and ${named(second)}` : named(first)
  return facts.sentence(
    `You listed ${names} as exceptional, so don’t expect ${second ? 'them' : 'it'} again.`,
  )
}

function monthSpan(month: Month): DaySpan {
  return { from: firstDayOf(month), to: lastDayOf(month) }
}
