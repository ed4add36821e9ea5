// What is asked of a payment before it is called a series, cadence by cadence. The minimum
// sightings follow what real accounts showed: two quarterly-looking payments to nobody in
// particular came again in 2 of 188 cases (docs/forecasting.md).
import type { SeriesCadence } from '../series.ts'

/** What a cadence allows and asks. */
type CadenceLimits = {
  /** How many days early or late a payment may be. */
  readonly tolerance: number
  /**
   * Sightings that are needed when the payee has a name and the amounts agree, has a name, or has
   * none.
   */
  readonly sightingsMin: {
    readonly agreeing: number
    readonly named: number
    readonly unnamed: number
  }
}

const limits: Readonly<Record<SeriesCadence, CadenceLimits>> = {
  weekly: { tolerance: 2, sightingsMin: { agreeing: 4, named: 4, unnamed: 6 } },
  fortnightly: { tolerance: 3, sightingsMin: { agreeing: 3, named: 4, unnamed: 5 } },
  four_weekly: { tolerance: 3, sightingsMin: { agreeing: 3, named: 4, unnamed: 5 } },
  twice_a_month: { tolerance: 3, sightingsMin: { agreeing: 4, named: 6, unnamed: 8 } },
  monthly: { tolerance: 5, sightingsMin: { agreeing: 2, named: 3, unnamed: 3 } },
  instalments: { tolerance: 5, sightingsMin: { agreeing: 3, named: 6, unnamed: 10 } },
  two_monthly: { tolerance: 6, sightingsMin: { agreeing: 3, named: 4, unnamed: 4 } },
  quarterly: { tolerance: 8, sightingsMin: { agreeing: 3, named: 3, unnamed: 4 } },
  half_yearly: { tolerance: 10, sightingsMin: { agreeing: 3, named: 3, unnamed: 4 } },
  yearly: { tolerance: 15, sightingsMin: { agreeing: 2, named: 3, unnamed: 4 } },
}

/** The limits of a cadence. */
export function limitsOf(cadence: SeriesCadence): CadenceLimits {
  return limits[cadence]
}
