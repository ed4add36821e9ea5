// What a variance is wanted for, and the days that it means.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import { periodWords } from '@plimsoll/domain/variance/period-words'
import { type Comparison, periodOf, type Timeframe } from '@plimsoll/domain/variance/timeframe'
import type { ForecastView } from '../forecast/service.ts'

const customDaysMax = 1100

/**
 * What a variance is asked for. Nulls have been left out by the client; each part has its usual
 * value here.
 */
export type VarianceQuery = {
  timeframe: Timeframe
  compare: Comparison
  flow: 'in' | 'out' | 'net'
  category: string | null
  level: 'category' | 'merchant'
  custom: { from?: Day | undefined; to?: Day | undefined }
}

/**
 * The days that are wanted. Refuses days that can't be read, a period before the books, and one
 * that has not begun.
 */
export function periodIn(
  { standing }: ForecastView,
  query: Pick<VarianceQuery, 'timeframe' | 'custom'>,
): DaySpan {
  const { asOf, books } = standing
  const wanted = spanOf(query, { today: asOf, yearEnd: books.yearEnd })
  const opened = books.firstDay ?? asOf
  if (wanted.to < opened)
    throw new Problem(
      'unusable',
      `Your transactions begin on ${periodWords({ from: opened, to: opened })}, after this period.`,
    )
  if (wanted.from > asOf)
    throw new Problem(
      'unusable',
      `This period begins on ${periodWords({ from: wanted.from, to: wanted.from })}. Choose one that has begun.`,
    )
  return wanted
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
