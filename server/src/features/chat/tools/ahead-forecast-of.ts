// The one forecast that every answer about days to come reads, with its outlook.
import { type Forecast, keptForecast } from '../../forecast/service.ts'
import type { ToolContext } from '../tool-context.ts'

/** The forecast as it stands for the open books. */
export function forecastOf({ tx, businessId, today }: ToolContext): Promise<Forecast> {
  return keptForecast(tx, businessId, { today })
}
