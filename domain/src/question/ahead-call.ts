// Calls for what lies ahead: the forecast, what is due, invoices, taxes, what can be spent.
import type { Day, Month } from '../calendar.ts'
import type { Minor } from '../money.ts'
import type { TaxKind } from '../tax/tax-schedule.ts'
import type { FlowSide, Measure } from './flow-arguments.ts'
import type { Period } from './period.ts'
import type { Subject } from './subject.ts'
import type { ToolCall } from './tool-call.ts'
import type { TwoAsked } from './two-answers/two-answers.ts'
import type { WhatIf } from './what-if/what-if.ts'

/** The next payment of a name or category, on one side. */
export type NextPayment = { readonly subject: Subject; readonly side: FlowSide }

/** A tool for what lies ahead, with its arguments. */
export type AheadCall =
  | {
      readonly tool: 'chance_below'
      readonly args: { readonly below?: Minor; readonly until?: Day }
    }
  | { readonly tool: 'runway'; readonly args: Record<string, never> }
  | { readonly tool: 'forecast_change'; readonly args: { readonly month: Month } }
  | {
      readonly tool: 'forecast_balance'
      /** Whether it will be so much is wanted, or whether more or less than now. */
      readonly args: {
        readonly day: Day
        readonly atLeast?: Minor
        readonly thanNow?: 'more' | 'less' | 'both'
      }
    }
  | {
      readonly tool: 'forecast_total'
      /** `rest`: of the month that runs only what is still to come. */
      readonly args: {
        readonly rest?: boolean
        readonly measure: FlowSide | 'net'
        readonly period: Period
        readonly subjects?: readonly Subject[]
      }
    }
  | {
      readonly tool: 'forecast_cover'
      /** Without a day: the next of each; `any`: of a category and of a payee beside it. */
      readonly args: {
        /** Where a stretch to come is named: what is due before it is no part of it. */
        readonly from?: Day
        readonly until?: Day
        readonly subjects: readonly Subject[]
        readonly any?: boolean
      }
    }
  | {
      readonly tool: 'forecast_low'
      readonly args: {
        readonly from?: Day
        readonly until?: Day
        readonly below?: Minor
        /** Up to the day before this payment. */
        readonly untilPaid?: NextPayment
        /** What is due before or after it. */
        readonly beside?: Subject
        /** Yes or no is wanted: whether it goes well, is tight, or falls below zero. */
        readonly asks?: 'well' | 'tight' | 'overdrawn'
        /** The payments that bring it about are wanted, with their amounts. */
        readonly causes?: true
      }
    }
  | {
      readonly tool: 'forecast_peak'
      // Without a period the outlook's horizon; for months those that are whole.
      readonly args: {
        readonly measure: Measure
        readonly interval: 'day' | 'week' | 'month'
        readonly least: boolean
        readonly period?: Period
        /** All of them in their order, and not the one in which most is expected. */
        readonly each?: true
      }
    }
  | {
      readonly tool: 'forecast_after'
      /** What is left once the next payments to each have left the account. */
      readonly args: { readonly subjects: readonly Subject[]; readonly period?: Period }
    }
  | { readonly tool: 'forecast_summary'; readonly args: Record<string, never> }
  | {
      readonly tool: 'upcoming'
      readonly args: {
        readonly side?: FlowSide
        readonly period: Period
        /** Up to the day before this payment, whatever the period's end. */
        readonly untilPaid?: NextPayment
        readonly subjects?: readonly Subject[]
        readonly except?: readonly Subject[]
        /** Without staff, owners, HMRC and lenders, who are paid and supply nothing. */
        readonly suppliersOnly?: boolean
        /** Only payments that repeat, and no single bill or invoice. */
        readonly regularOnly?: boolean
        readonly next: boolean
        /** So many before it are passed over: "and the one after that?" */
        readonly skip?: number
        /** Only the largest so many. */
        readonly largest?: number
        /** Only the first so many. */
        readonly first?: number
        readonly amountFrom?: Minor
        readonly amountTo?: Minor
        /** What they leave of the money in an account, or in all; `asks`: whether it is enough. */
        readonly leaves?: { readonly id?: string; readonly asks?: true }
      }
    }
  | {
      readonly tool: 'late'
      readonly args: { readonly side?: FlowSide; readonly subjects?: readonly Subject[] }
    }
  | { readonly tool: 'payer_delays'; readonly args: { readonly subjects?: readonly Subject[] } }
  | {
      readonly tool: 'invoices'
      readonly args: {
        readonly side: FlowSide
        /** `current`: unpaid and not yet due. */
        readonly state: 'open' | 'overdue' | 'current'
        readonly aspect: InvoiceAspect
        readonly subjects?: readonly Subject[]
        readonly except?: readonly Subject[]
        /** One of this amount. */
        readonly amount?: Minor
        /** The one of this number, whether it is paid or not. */
        readonly number?: string
        readonly amountFrom?: Minor
        readonly amountTo?: Minor
        /** Only those that were written, or fell due, more than so many days ago. */
        readonly olderThan?: { readonly days: number; readonly since: 'issued' | 'due' }
        /** Only those due within it. */
        readonly period?: Period
        /** Only the first by this order; `party` adds up what each owes or is owed. */
        readonly first?: InvoiceOrder
      }
    }
  | {
      readonly tool: 'sales_projects'
      readonly args: {
        readonly aspect: ProjectAspect
        readonly project?: string
        /** With `stage`, a word of the label of the milestone that is meant. */
        readonly stage?: string
        /** Only the one of the largest value. */
        readonly largest?: boolean
        readonly statuses?: readonly string[]
        /** Of all, those that are left out. */
        readonly without?: readonly string[]
      }
    }
  | { readonly tool: 'recurring_cost'; readonly args: { readonly side: FlowSide } }
  | { readonly tool: 'run_out'; readonly args: Record<string, never> }
  | { readonly tool: 'burn'; readonly args: { readonly period: Period } }
  | {
      readonly tool: 'safe_to_spend'
      /** `keep`: what is to be left, where it is not the buffer; `day`: when it is taken. */
      readonly args: { readonly keep?: Minor; readonly day?: Day }
    }
  | { readonly tool: 'cash_buffer'; readonly args: Record<string, never> }
  | {
      readonly tool: 'afford'
      readonly args: {
        readonly amount: Minor
        readonly day?: Day
        /** What is to be left, where it is not the buffer. */
        readonly keep?: Minor
        /** The first day is wanted on which it can be paid, not whether it can be. */
        readonly first?: true
      }
    }
  | { readonly tool: 'what_if'; readonly args: WhatIf }
  | {
      readonly tool: 'two_answers'
      /** The first is set against the second, or both are added up. */
      readonly args: {
        readonly first: ToolCall
        readonly second: ToolCall
        readonly asks: TwoAsked
      }
    }
  | {
      readonly tool: 'forecast_reach'
      /** When the balance is at so much again, or at the buffer where no amount is named. */
      readonly args: { readonly amount?: Minor }
    }
  | { readonly tool: 'forecast_record'; readonly args: Record<string, never> }
  | {
      readonly tool: 'which_first'
      /** Which of two payments comes first; `asks` where yes or no is wanted. */
      readonly args: {
        readonly first: NextPayment
        readonly second: NextPayment
        readonly asks?: 'before' | 'after'
      }
    }
  | {
      readonly tool: 'tax_due'
      /**
       * `period`: what falls due within it, added up; `isOfYear`: the tax on that accounting year,
       * and `isOfReturn` that of the return for it, whenever it is due. `skip`: so many before it
       * are passed over.
       */
      readonly args: {
        readonly kind?: TaxKind
        /** Only these, where several are named. */
        readonly kinds?: readonly TaxKind[]
        readonly period?: Period
        readonly isOfYear?: boolean
        readonly isOfReturn?: boolean
        /** Whether it has been paid is wanted. */
        readonly asksPaid?: boolean
        /** The next beside what was paid last, or in the days of `against`. */
        readonly besideLast?: 'more' | 'less' | 'both'
        readonly against?: Period
        readonly skip?: number
        /** Only what falls due later than this day. */
        readonly after?: Day
        /** The largest, second largest and so on of those within the days. */
        readonly largest?: number
        /** What HMRC will pay back. */
        readonly isRepaid?: boolean
      }
    }
  | { readonly tool: 'tax_set_aside'; readonly args: { readonly kind?: TaxKind } }
  | {
      readonly tool: 'recurring'
      readonly args: {
        readonly side: FlowSide
        /** Only the largest so many. */
        readonly largest?: number
        /** Only those of every month. */
        readonly monthly?: boolean
        /** Only those of these payees and categories: what each is, and when it falls due. */
        readonly subjects?: readonly Subject[]
        /** What they come to over a year to come. */
        readonly period?: Period
      }
    }

/** What is wanted of sales projects. */
export type ProjectAspect =
  | 'value'
  | 'open'
  | 'overdue'
  | 'chance'
  | 'next'
  | 'count'
  | 'margin'
  | 'stage'
  | 'weighted'
  | 'won'
  | 'costs'
  | 'loss'
  | 'vat'

/** What is wanted of unpaid invoices; `lateness`: by how many days they are overdue on average. */
export type InvoiceAspect = 'total' | 'count' | 'owed' | 'lateness'

/**
 * What stands first: the largest, the smallest, the oldest, the next to fall due, or whose sum is
 * largest; `parties` gives the sums of all of them.
 */
export type InvoiceOrder = 'largest' | 'smallest' | 'oldest' | 'next' | 'party' | 'parties'
