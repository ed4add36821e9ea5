// What a sales project is: its value, the milestones that bring the value in, and its costs. Shapes
// only.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'
import type { ProjectStatus } from './status.ts'

/** The rate of VAT: 20 %, 5 % or none. */
export type VatRate = 'none' | 'standard' | 'reduced'

/** The rate, and whether the value holds the VAT already or it comes on top. */
export type VatTerms = { readonly rate: VatRate; readonly included: boolean }

/** Somebody who pays or is paid; `merchantId` is null until the books know them. */
export type Party = { readonly merchantId: string | null; readonly name: string }

/**
 * A stage that is invoiced: either an amount, or a share of the value in hundredths of a percent.
 */
export type Milestone = {
  readonly id: string
  readonly label: string
  readonly amount: Minor | null
  readonly share: number | null
  readonly invoiceDate: Day
  readonly termsDays: number
  /** The day that somebody chose for the cash; null where it is worked out. */
  readonly chosenOn: Day | null
  /** The cash day of the first plan: slips are counted from it. */
  readonly plannedOn: Day
}

/** What a project costs. `amount` is a magnitude, with any VAT in it. */
export type Cost = {
  readonly id: string
  readonly label: string
  readonly kind: 'one_off' | 'share' | 'recurring'
  readonly amount: Minor | null
  /** Of each milestone before VAT, in hundredths of a percent. */
  readonly share: number | null
  readonly day: Day | null
  readonly until: Day | null
  readonly every: 'week' | 'month' | null
  readonly subCategory: string
  readonly supplier: Party | null
  readonly vat: VatRate
}

/** A project. `value` is above zero; `probability` is 0 to 100. */
export type Project = {
  readonly id: string
  readonly name: string
  readonly client: Party
  readonly status: ProjectStatus
  /** The effective date of the status. */
  readonly statusSince: Day
  /** Whether the client has ever agreed: only then are receipts matched by themselves. */
  readonly isAgreed: boolean
  readonly value: Minor
  readonly vat: VatTerms
  readonly start: Day
  readonly end: Day | null
  readonly probability: number
  /** Days that the client pays after the due date; null for what is usual with the client. */
  readonly delayDays: number | null
  readonly include: boolean
  readonly notes: string
  readonly milestones: readonly Milestone[]
  readonly costs: readonly Cost[]
}
