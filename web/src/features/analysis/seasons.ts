// Busy and quiet months as the form holds them: one season for each month of the year.
import type { AnalysisSettings } from '@plimsoll/contract/analysis-settings'

/** What a month usually is. */
export type Season = 'usual' | 'busy' | 'quiet'

/** The seasons by month, January first. */
export function seasonsOf(
  about: Pick<AnalysisSettings['about'], 'busy_months' | 'quiet_months'>,
): Season[] {
  return Array.from({ length: 12 }, (_, at) =>
    about.busy_months.includes(at + 1)
      ? 'busy'
      : about.quiet_months.includes(at + 1)
        ? 'quiet'
        : 'usual',
  )
}
