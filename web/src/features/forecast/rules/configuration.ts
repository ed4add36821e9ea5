// What a line's rules are laid over: the line itself, which the server knows by its id.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Configuration } from '@plimsoll/contract/forecast-lines'
import type { LineSettings } from '../evidence/queries.ts'

/** The configuration that there is, or an empty one in its place. */
export function configurationOf(
  line: ForecastLine,
  settings: Pick<LineSettings, 'configuration'>,
): Configuration {
  if (settings.configuration) return settings.configuration
  return {
    line_id: line.seriesId,
    merchant_id: line.merchant_id,
    sub_category: line.sub_category,
    type: 'user',
    rules: [],
  }
}
