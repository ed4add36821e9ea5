// What a variance is wanted for, and the days that it means.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { Problem } from '@plimsoll/domain/problem'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import { type Comparison, periodOf, type Timeframe } from '@plimsoll/domain/variance/timeframe'
import type { ForecastView } from '../forecast/service.ts'

const customDaysMax = 1100

/**
 * What a variance is asked for. Nulls have been left out by the client; each part has its usual
 * value here.
 */
export type VarianceQuery = {
  timeframe: Timeframe
  /** Null: the forecast, or the previous period where there was none. */
  compare: Comparison | null
  flow: 'in' | 'out' | 'net'
  category: string | null
  level: 'category' | 'merchant'
  custom: { from?: Day | undefined; to?: Day | undefined }
}

/** The last day of books that ended long ago; null while they are kept up. */
export function endOf({ standing }: ForecastView): Day | null {
  const { asOf, today } = standing
  return asOf < today ? asOf : null
}

/**
 * The days that are wanted, as far as books that have ended reach. Refuses days that can't be read,
 * a period before the books or after their end, and one that has not begun.
 */
export function periodIn(
  view: ForecastView,
  query: Pick<VarianceQuery, 'timeframe' | 'custom'>,
): DaySpan {
  const { asOf, books } = view.standing
  const ended = endOf(view)
  const wanted = spanOf(query, { today: asOf, yearEnd: books.yearEnd })
  const opened = books.firstDay ?? asOf
  if (wanted.to < opened)
    throw new Problem(
      'unusable',
      `Your transactions begin on ${dayInWords(opened)}, after this period.`,
    )
  if (ended && wanted.from > ended)
    throw new Problem(
      'unusable',
      `Your bank data ends on ${dayInWords(ended)}, before this period.`,
    )
  if (wanted.from > asOf)
    throw new Problem(
      'unusable',
      `This period begins on ${dayInWords(wanted.from)}. Choose one that has begun.`,
    )
  // Nothing is expected of the days after the end: they are over.
  return ended && wanted.to > ended ? { ...wanted, to: ended } : wanted
}

function spanOf(
  query: Pick<VarianceQuery, 'timeframe' | 'custom'>,
  known: { today: Day; yearEnd: string | null },
): DaySpan {
  if (query.timeframe !== 'custom') return periodOf(query.timeframe, known)
  const { from, to } = query.custom
  if (!from || !to) throw new Problem('invalid', 'Choose the first and the last day of the period.')
  if (from > to) throw new Problem('invalid', 'The first day comes after the last.')
  if (addDays(from, customDaysMax) < to)
    throw new Problem('invalid', 'Choose a period of three years at most.')
  return { from, to }
}
