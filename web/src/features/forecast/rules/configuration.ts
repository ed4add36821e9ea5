// What a line's rules are laid over: the series itself, or the merchant or sub-category of what no series explains.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Configuration } from '@plimsoll/contract/forecast-lines'
import type { LineSettings } from '../queries.ts'

/** The configuration that there is, or an empty one in its place. */
export function configurationOf(
  line: ForecastLine,
  settings: Pick<LineSettings, 'configuration'>,
): Configuration {
  if (settings.configuration) return settings.configuration
  return {
    series_id: line.state === 'rest' ? null : line.seriesId,
    merchant_id: line.merchant_id,
    sub_category: line.sub_category,
    name: line.merchant,
    type: 'user',
    rules: [],
  }
}
