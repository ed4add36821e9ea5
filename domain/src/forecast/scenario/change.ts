// What a scenario may change. Shapes only.
import type { Month } from '../../calendar.ts'
import type { LinesRef, OneOff, PartChange, PartRef } from '../overlay/overlay.ts'
import type { Configuration } from '../overlay/rule.ts'

/** One change over the forecast; its id lets it be edited and taken out by itself. */
export type ScenarioChange = { readonly id: string } & (
  | { readonly kind: 'part'; readonly part: PartRef; readonly change: PartChange }
  /** So many hundredths of a percent more or less on lines for months, both included. */
  | {
      readonly kind: 'lines'
      readonly lines: LinesRef
      readonly basisPoints: number
      readonly from: Month
      readonly to: Month | null
    }
  /** Adds a one-off, or changes the one with its id. */
  | { readonly kind: 'one_off'; readonly oneOff: OneOff }
  | { readonly kind: 'without_one_off'; readonly oneOffId: string }
  /** Sets the rules of a target; with no rules, what was found counts again. */
  | { readonly kind: 'rules'; readonly configuration: Configuration }
  | { readonly kind: 'hide_series'; readonly seriesId: string; readonly hide: boolean }
  | { readonly kind: 'hide_merchant'; readonly merchantId: string; readonly hide: boolean }
)
