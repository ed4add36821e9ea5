// The switches of the cash-flow table and their words: in its bar, on a phone in a menu.
import type { Figures } from './use-address.ts'

/** How figures are written. */
export const figureOptions = [
  { value: 'pence', label: 'Pence' },
  { value: 'pounds', label: 'Pounds' },
] as const

/** What shows actuals against their forecasts. */
export const comparedLabel = 'Actual against forecast'

/** How the switches stand, and what turns them. */
export type TableSwitches = {
  readonly figures: Figures
  readonly isCompared: boolean
  readonly onFigures: (figures: Figures) => void
  readonly onCompared: (isCompared: boolean) => void
}
