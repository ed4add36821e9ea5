// The words of a question as its period readers see them: one word at a place, and what may be
// skipped.
import { type Day, type Month, monthOf } from '../../calendar.ts'
import type { Period } from '../period.ts'
import { future, past, present } from './words.ts'

/** What the reader has to know. `looksAhead`: the question speaks of what is still to come. */
export type PeriodContext = {
  readonly today: Day
  readonly yearEnd: string | null
  readonly looksAhead: boolean
  /** The first day of the books, for "so far" and "ever". */
  readonly firstDay: Day | null
}

/** A period with the tokens it was read from, `end` excluded. */
export type FoundPeriod = { readonly period: Period; readonly start: number; readonly end: number }

/** A period read from the words `start` to `end`, `end` excluded. */
export function foundAt(period: Period, start: number, end: number): FoundPeriod {
  return { period, start, end }
}

/** The same period up to today only. */
export function toDate(period: Period): Period {
  return { ...period, toDate: true }
}

/** The words and the day they were written on. A word that is null belongs to something else. */
// No statement that anybody uploads is older.
const firstYearCompared = 2010

export class PeriodText {
  readonly words: readonly (string | null)[]
  readonly context: PeriodContext
  readonly month: Month
  /** The period that begins at a word and has no second end; ranges and parts are made of such. */
  readonly single: (at: number) => FoundPeriod | null

  constructor(
    words: readonly (string | null)[],
    context: PeriodContext,
    readSingle: (text: PeriodText, at: number) => FoundPeriod | null,
  ) {
    this.words = words
    this.context = context
    this.month = monthOf(context.today)
    this.single = (at) => readSingle(this, at)
  }

  word(at: number): string | null {
    return this.words[at] ?? null
  }

  skip(at: number, ...words: string[]): number {
    return words.includes(this.word(at) ?? '') ? at + 1 : at
  }

  yearAt(at: number): number | null {
    const word = this.word(at) ?? ''
    if (!/^(19|20)\d{2}$/.test(word)) return null
    // "Over 2000" is an amount; "more than 2025" may be a year.
    const isLimit = /^(over|under|above|below|than|least|most)$/.test(this.word(at - 1) ?? '')
    return isLimit && Number(word) < firstYearCompared ? null : Number(word)
  }

  relativeYear(at: number): number | null {
    if (this.word(at + 1) !== 'year') return null
    const year = Number(this.context.today.slice(0, 4))
    const word = this.word(at) ?? ''
    return past.has(word) ? year - 1 : present.has(word) ? year : future.has(word) ? year + 1 : null
  }
}
