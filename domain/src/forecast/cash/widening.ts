// By how much the spread of simulated paths is widened, so that the bands hold what they promise (split-conformal: Vovk and others, 2005).
import type { Widening } from './bands.ts'
import type { Past } from './past.ts'

// Fitted on the tuning half of the yardstick's accounts (npm run yardstick, docs/forecasting.md).
const pooled: Readonly<Record<'50' | '80' | '95', number>> = { '50': 1.5, '80': 1.5, '95': 1.6 }

/** The widening for a business with this past. */
export function wideningFor(_past: Past): Widening {
  return (_, band) => pooled[band]
}
