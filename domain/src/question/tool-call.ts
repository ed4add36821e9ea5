// What the assistant may look up: the names of its tools and what each is called with. Nobody's id
// is among the arguments; the tools know whose books are open. Amounts are whole pence.
import type { Day, Month } from '../calendar.ts'
import type { Minor } from '../money.ts'
import type { Comparison } from '../variance/timeframe.ts'
import type { Subject } from './names.ts'
import type { PastCall } from './past-call.ts'
import type { Period } from './period.ts'

/** Which way the money went. */
export type FlowSide = 'in' | 'out'

/** What payments are narrowed to. */
export type FlowFilter = {
  readonly side: FlowSide
  readonly period: Period
  readonly subjects?: readonly Subject[]
  readonly except?: readonly Subject[]
  readonly amountFrom?: Minor
  readonly amountTo?: Minor
  /** Of any of the subjects, where categories and merchants are named side by side. */
  readonly any?: boolean
  /** Only on these days of the week, 1 for Monday. */
  readonly weekdays?: readonly number[]
  /** Only suppliers: what is left out besides is listed under `except`. */
  readonly suppliersOnly?: boolean
}

/** What rows are put together by. */
export type Grouping = 'merchant' | 'category' | 'sub_category' | 'payment' | 'account'

/** Equal stretches of time. */
export type Interval = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** What a series or an extreme is of. */
export type Measure = FlowSide | 'net' | 'balance'

/**
 * A period that is over, set against one that isn't: the name of what isn't over, and the days of
 * the other that the comparison leaves out of account. Whole where as many days are compared, as
 * many days where it is compared whole.
 */
export type CutPeriod = { readonly running: string; readonly other: Period }

/** A tool by its name, with its arguments. */
export type ToolCall =
  | {
      readonly tool: 'cash_balance'
      readonly args: {
        readonly day?: Day
        readonly account?: string
        readonly claimed?: Minor
      }
    }
  | { readonly tool: 'account_balances'; readonly args: Record<string, never> }
  | { readonly tool: 'data_freshness'; readonly args: Record<string, never> }
  | {
      readonly tool: 'flow_total'
      readonly args: FlowFilter & {
        readonly claimed?: Minor
        readonly threshold?: { readonly relation: 'over' | 'under'; readonly amount: Minor }
      }
    }
  | { readonly tool: 'net_flow'; readonly args: { readonly period: Period } }
  | {
      readonly tool: 'net_of'
      // Money in, of everything or of some subjects, less what went out to others.
      readonly args: {
        readonly period: Period
        readonly subjects?: readonly Subject[]
        readonly less: readonly Subject[]
      }
    }
  | {
      readonly tool: 'top_share'
      readonly args: FlowFilter & { readonly by: Grouping; readonly n: number }
    }
  | {
      readonly tool: 'by_weekday'
      readonly args: FlowFilter & { readonly least?: boolean }
    }
  | {
      readonly tool: 'balance_below'
      readonly args: { readonly period: Period; readonly below: Minor; readonly first: boolean }
    }
  | {
      readonly tool: 'chance_below'
      readonly args: { readonly below?: Minor; readonly until?: Day }
    }
  | { readonly tool: 'runway'; readonly args: { readonly period: Period } }
  | {
      readonly tool: 'count_payments'
      // `rhythm`: how regularly they come is wanted.
      readonly args: FlowFilter & { readonly rhythm?: boolean }
    }
  | { readonly tool: 'count_transactions'; readonly args: { readonly period: Period } }
  | { readonly tool: 'count_groups'; readonly args: FlowFilter & { readonly by: Grouping } }
  | { readonly tool: 'average'; readonly args: FlowFilter & { readonly per: Interval | 'payment' } }
  | {
      readonly tool: 'share'
      // Wages as a share of sales: the whole lies on the other side of the books than the part.
      readonly args: FlowFilter & {
        readonly whole?: readonly Subject[]
        readonly wholeSide?: FlowSide
      }
    }
  | { readonly tool: 'breakdown'; readonly args: FlowFilter & { readonly by: Grouping } }
  | {
      readonly tool: 'top'
      readonly args: FlowFilter & {
        readonly by: Grouping
        readonly n: number
        readonly least: boolean
        /** By how often there was a payment, not by how much. */
        readonly often?: boolean
      }
    }
  | { readonly tool: 'largest'; readonly args: FlowFilter }
  | {
      readonly tool: 'list_payments'
      readonly args: FlowFilter & { readonly n: number; readonly order: 'latest' | 'largest' }
    }
  | {
      readonly tool: 'series'
      readonly args: {
        readonly measure: Measure
        readonly interval: Interval
        readonly period: Period
        readonly subjects?: readonly Subject[]
      }
    }
  | {
      readonly tool: 'extreme'
      readonly args: {
        readonly measure: Measure
        readonly interval: Interval
        readonly period: Period
        readonly least: boolean
        /** So many of them, where more than one is wanted. */
        readonly n?: number
        readonly subjects?: readonly Subject[]
        readonly except?: readonly Subject[]
        /** Of a balance: of this account alone. */
        readonly account?: string
      }
    }
  | {
      readonly tool: 'compare_periods'
      readonly args: Omit<FlowFilter, 'side'> & {
        readonly measure: FlowSide | 'net'
        readonly against: Period
        readonly asks: 'difference' | 'both' | 'more' | 'less'
        readonly cut?: CutPeriod
      }
    }
  | { readonly tool: 'compare_subjects'; readonly args: FlowFilter & { readonly against: Subject } }
  | {
      readonly tool: 'largest_changes'
      readonly args: {
        readonly side: FlowSide
        readonly period: Period
        readonly against: Period
        readonly by: Grouping
        readonly subjects?: readonly Subject[]
        readonly except?: readonly Subject[]
        readonly suppliersOnly?: boolean
        /** Only what went this way. */
        readonly direction?: 'more' | 'less'
        /** Which way the question takes for granted that the whole went. */
        readonly claimed?: 'more' | 'less'
      }
    }
  | {
      readonly tool: 'variance'
      readonly args: {
        readonly measure: FlowSide | 'net'
        readonly period: Period
        readonly compare: Comparison
        /** Which way the question takes for granted that it went. */
        readonly claimed?: 'more' | 'less'
      }
    }
  | { readonly tool: 'forecast_change'; readonly args: { readonly month: Month } }
  | {
      readonly tool: 'payment_when'
      // `skip`: so many before the latest, or after the first.
      readonly args: FlowFilter & { readonly first: boolean; readonly skip?: number }
    }
  | {
      readonly tool: 'forecast_balance'
      /** `atLeast`: whether it will be so much is wanted. */
      readonly args: { readonly day: Day; readonly atLeast?: Minor }
    }
  | {
      readonly tool: 'forecast_total'
      readonly args: {
        readonly measure: FlowSide | 'net'
        readonly period: Period
        readonly subjects?: readonly Subject[]
      }
    }
  | {
      readonly tool: 'forecast_cover'
      readonly args: { readonly until: Day; readonly subjects: readonly Subject[] }
    }
  | {
      readonly tool: 'forecast_low'
      readonly args: { readonly from?: Day; readonly until?: Day; readonly below?: Minor }
    }
  | {
      readonly tool: 'forecast_peak'
      // Without a period the outlook's horizon; for months those that are whole.
      readonly args: {
        readonly measure: Measure
        readonly interval: 'day' | 'week' | 'month'
        readonly least: boolean
        readonly period?: Period
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
        readonly subjects?: readonly Subject[]
        readonly next: boolean
        /** So many before it are passed over: "and the one after that?" */
        readonly skip?: number
        /** Only the largest so many. */
        readonly largest?: number
        /** Only the first so many. */
        readonly first?: number
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
        readonly statuses?: readonly string[]
      }
    }
  | { readonly tool: 'average_balance'; readonly args: { readonly period: Period } }
  | { readonly tool: 'new_merchants'; readonly args: FlowFilter }
  | {
      readonly tool: 'price_change'
      // `when`: the day of the change is wanted, not whether there was one.
      readonly args: FlowFilter & { readonly when?: boolean }
    }
  | { readonly tool: 'recurring_cost'; readonly args: { readonly side: FlowSide } }
  | { readonly tool: 'run_out'; readonly args: Record<string, never> }
  | { readonly tool: 'burn'; readonly args: { readonly period: Period } }
  | { readonly tool: 'safe_to_spend'; readonly args: Record<string, never> }
  | { readonly tool: 'cash_buffer'; readonly args: Record<string, never> }
  | { readonly tool: 'afford'; readonly args: { readonly amount: Minor; readonly day?: Day } }
  | { readonly tool: 'forecast_record'; readonly args: Record<string, never> }
  | {
      readonly tool: 'tax_due'
      /** `period`: what falls due within it, added up. */
      /** `skip`: so many before it are passed over. */
      readonly args: { readonly kind?: string; readonly period?: Period; readonly skip?: number }
    }
  | { readonly tool: 'tax_set_aside'; readonly args: { readonly kind?: string } }
  | {
      readonly tool: 'recurring'
      readonly args: {
        readonly side: FlowSide
        /** Only the largest so many. */
        readonly largest?: number
        /** Only those of every month. */
        readonly monthly?: boolean
      }
    }
  | {
      readonly tool: 'anomalies'
      readonly args: { readonly kind?: 'duplicate' | 'price_rise' | 'overlap' }
    }
  | PastCall
  | { readonly tool: 'uncategorised'; readonly args: { readonly period: Period } }
  | { readonly tool: 'summary'; readonly args: { readonly period: Period } }

/** What is wanted of sales projects. */
export type ProjectAspect = 'value' | 'open' | 'overdue' | 'chance' | 'next' | 'count'

/** What is wanted of unpaid invoices; `lateness`: by how many days they are overdue on average. */
export type InvoiceAspect = 'total' | 'count' | 'owed' | 'lateness'

/**
 * What stands first: the largest, the oldest, the next to fall due, or whose sum is largest;
 * `parties` gives the sums of all of them.
 */
export type InvoiceOrder = 'largest' | 'oldest' | 'next' | 'party' | 'parties'

/** The name of a tool. */
export type ToolName = ToolCall['tool']

/**
 * A choice offered instead of an answer, or after one: what is shown, and the question it stands
 * for.
 */
export type Choice = { readonly label: string; readonly prompt: string }

/** What is to be done with a question. */
export type Plan =
  | {
      readonly kind: 'call'
      readonly call: ToolCall
      /** What to try, in turn, where nothing is found, with what the answer then says. */
      readonly wider?: readonly { readonly call: ToolCall; readonly note: string }[]
      readonly assumptions: readonly string[]
      readonly choices: readonly Choice[]
      /**
       * A narrower word for a category: "food" for all of meals. Nothing found may then stand
       * elsewhere.
       */
      readonly narrower?: { readonly word: string; readonly category: string }
    }
  | { readonly kind: 'clarify'; readonly reason: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'unavailable' | 'declined' | 'help'; readonly topic: string }
