// Everything that is laid over what the past alone says: hides, rules, one-offs, taxes, projects
// and adjustments. Shapes only.
import type { Day, Month } from '../../calendar.ts'
import type { Nation } from '../../holidays.ts'
import type { Minor } from '../../money.ts'
import type { Side } from '../../taxonomy.ts'
import type { BaseForecast, Part, PartSource } from '../engine.ts'
import type { Configuration, LineRef } from './rule.ts'

/** Something the user expects once. `amount` is signed: money out is negative. */
export type OneOff = {
  readonly id: string
  readonly day: Day
  readonly amount: Minor
  readonly subCategory: string
  readonly merchantId: string | null
  readonly note: string
  /** The day that names it, where it is expected on another now because it is overdue. */
  readonly due?: Day
}

/**
 * An estimated tax payment or refund. Where a sub-category has any, they stand in place of what its
 * past alone would say.
 */
export type TaxPart = Part & { readonly source: 'tax' }

/**
 * What is still to come of an invoice or bill. It takes the place of what the past alone would
 * expect of the same payee.
 */
export type InvoicePart = Part & { readonly source: 'invoice' }

/**
 * Names one dated part whatever becomes of its day and amount: `due` is its due day, or its day
 * where it has none.
 */
export type PartRef = {
  readonly source: Exclude<PartSource, 'remainder'>
  readonly sourceId: string
  readonly due: Day
}

/** The change to one part. A split divides it into equal parts, to the penny, on these days. */
export type PartChange =
  | { readonly kind: 'move'; readonly day: Day }
  | { readonly kind: 'amount'; readonly amount: Minor }
  | { readonly kind: 'split'; readonly days: readonly Day[] }
  | { readonly kind: 'cancel' }

/**
 * The lines that a change in percent is about: as for a rule's percentage, and a whole category
 * too.
 */
export type LinesRef =
  | LineRef
  | { readonly kind: 'category'; readonly side: Side; readonly category: string }

/**
 * A change of what is expected that no rule can say: of one part, or of lines by a share
 * (hundredths of a percent, -2000 is a fifth less) for months, both included.
 */
export type Adjustment =
  | {
      readonly id: string
      readonly kind: 'part'
      readonly part: PartRef
      readonly change: PartChange
    }
  | {
      readonly id: string
      readonly kind: 'lines'
      readonly lines: LinesRef
      readonly basisPoints: number
      readonly from: Month
      readonly to: Month | null
    }

/** What is laid over the base. Taking any of it away brings back what was under it. */
export type Overlay = {
  readonly hiddenSeries: readonly string[]
  readonly hiddenMerchants: readonly string[]
  readonly configurations: readonly Configuration[]
  readonly oneOffs: readonly OneOff[]
  readonly taxes: readonly TaxPart[]
  readonly projects: readonly Part[]
  readonly invoices: readonly InvoicePart[]
  readonly adjustments: readonly Adjustment[]
}

/**
 * What one line came to so far in the month under way (the month of the as-of day), in the sense of
 * its side.
 */
export type ActualLine = {
  readonly side: Side
  readonly subCategory: string
  readonly merchantId: string | null
  readonly amount: Minor
}

/** What composing needs to know besides the base and the overlay. */
export type ComposeContext = {
  readonly actuals: readonly ActualLine[]
  readonly nation: Nation
}

/** What a forecast is composed of. */
export type ComposeInput = {
  readonly base: BaseForecast
  readonly overlay: Overlay
  readonly context: ComposeContext
}

/** Nothing laid over anything. */
export const emptyOverlay: Overlay = {
  hiddenSeries: [],
  hiddenMerchants: [],
  configurations: [],
  oneOffs: [],
  taxes: [],
  projects: [],
  invoices: [],
  adjustments: [],
}
