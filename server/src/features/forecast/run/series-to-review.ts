// The recurring payments of a run that a person is asked about; the others are accepted without.
import type { BaseForecast } from '@plimsoll/domain/forecast/engine'
import { doubtfulSeries } from '@plimsoll/domain/forecast/recurring/review'
import { knownOf } from './make-run.ts'

/** Their ids. */
export function seriesToReview({ series }: Pick<BaseForecast, 'series'>): ReadonlySet<string> {
  const active = series.filter(({ state }) => state === 'active')
  return new Set(doubtfulSeries(active.map((each) => ({ ...each, ...knownOf(each) }))))
}
