// What the assistant may look up: the names of its tools and what each is called with. Nobody's id
// is among the arguments; the tools know whose books are open. Amounts are whole pence.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'
import type { Comparison } from '../variance/timeframe.ts'
import type { AheadCall } from './ahead-call.ts'
import type {
  CutPeriod,
  FlowFilter,
  FlowSide,
  Grouping,
  Interval,
  Measure,
  YesNo,
} from './flow-arguments.ts'
import type { PastCall } from './past-call.ts'
import type { Period } from './period.ts'
import type { ShareMark } from './share-mark.ts'
import type { Subject } from './subject.ts'

export type { InvoiceAspect, InvoiceOrder, ProjectAspect } from './ahead-call.ts'
export type {
  CutPeriod,
  FlowFilter,
  FlowSide,
  Grouping,
  Interval,
  Measure,
  YesNo,
} from './flow-arguments.ts'

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
  | {
      readonly tool: 'account_balances'
      /** `except` is an account that was answered before. */
      readonly args: { readonly except?: string }
    }
  | { readonly tool: 'data_freshness'; readonly args: Record<string, never> }
  | {
      readonly tool: 'flow_total'
      readonly args: FlowFilter &
        YesNo & {
          readonly claimed?: Minor
          /** Which of the names had the most, and by how much. */
          readonly ranked?: true
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
      // `ofAll`: of all that moved, also of what the ranking leaves out.
      readonly args: FlowFilter & {
        readonly by: Grouping
        readonly n: number
        readonly ofAll?: boolean
        readonly mark?: ShareMark
      }
    }
  | {
      readonly tool: 'by_weekday'
      // `only`: these days alone are set side by side.
      readonly args: FlowFilter & { readonly least?: boolean; readonly only?: readonly number[] }
    }
  | {
      readonly tool: 'balance_below'
      readonly args: { readonly period: Period; readonly below: Minor; readonly first: boolean }
    }
  | {
      readonly tool: 'count_payments'
      // `rhythm`: how regularly they come is wanted.
      readonly args: FlowFilter & YesNo & { readonly rhythm?: boolean }
    }
  | { readonly tool: 'count_transactions'; readonly args: { readonly period: Period } }
  | { readonly tool: 'count_groups'; readonly args: FlowFilter & { readonly by: Grouping } }
  | {
      readonly tool: 'average'
      readonly args: FlowFilter & { readonly per: Interval | 'payment' | 'fortnight' }
    }
  | {
      readonly tool: 'share'
      // Wages as a share of sales: the whole lies on the other side of the books than the part.
      readonly args: FlowFilter & {
        readonly whole?: readonly Subject[]
        readonly wholeSide?: FlowSide
        /** The same share of other days, to set it against. */
        readonly against?: Period
        readonly asks?: 'more' | 'less'
        readonly mark?: ShareMark
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
      readonly args: FlowFilter &
        YesNo & { readonly n: number; readonly order: 'latest' | 'largest' }
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
        /** What it is held never to have been over. */
        readonly limit?: Minor
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
        readonly asks: 'difference' | 'both' | 'more' | 'less' | 'doubled' | 'halved'
        readonly cut?: CutPeriod
      }
    }
  | {
      readonly tool: 'compare_subjects'
      // `per`: what they come to a payment or a month is compared, and not what they come to.
      readonly args: FlowFilter & {
        readonly against: Subject
        readonly asks?: 'more' | 'less'
        readonly per?: 'payment' | 'month'
        /** Names that are added to the first, or to what it is set against. */
        readonly joinedTo?: 'first' | 'against'
        readonly joined?: readonly Subject[]
      }
    }
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
  | {
      readonly tool: 'payment_when'
      // `skip`: so many before the latest, or after the first. `goesOn`: whether they still come,
      // have ended, or when they ended. `alone`: the next is answered by a call beside it.
      readonly args: FlowFilter &
        YesNo & {
          readonly first: boolean
          readonly alone?: true
          readonly skip?: number
          readonly goesOn?: 'still' | 'ended' | 'when'
        }
    }
  | { readonly tool: 'average_balance'; readonly args: { readonly period: Period } }
  // `share`: what part of the whole came from them.
  | { readonly tool: 'new_merchants'; readonly args: FlowFilter & { readonly share?: boolean } }
  | {
      readonly tool: 'price_change'
      // `when`: the day of the change is wanted, not whether there was one. `steady`: whether all
      // were the same, or whether they changed. `moved`: a rise or fall in a period is taken for
      // granted.
      readonly args: FlowFilter & {
        readonly when?: boolean
        /** What the change comes to over a year. */
        readonly yearly?: true
        readonly steady?: 'same' | 'changed'
        readonly claimed?: Minor
        readonly moved?: { readonly way: 'more' | 'less'; readonly period: Period }
        /** The price on one day against that on a later one. */
        readonly between?: { readonly from: Day; readonly to: Day }
      }
    }
  | {
      readonly tool: 'anomalies'
      readonly args: {
        readonly kind?: 'duplicate' | 'price_rise' | 'overlap'
        /** What the rises come to over a year. */
        readonly yearly?: true
        /** Only what happened within it. */
        readonly period?: Period
        /** Only what was paid to them. */
        readonly subjects?: readonly Subject[]
      }
    }
  | PastCall
  | { readonly tool: 'uncategorised'; readonly args: { readonly period: Period } }
  | { readonly tool: 'summary'; readonly args: { readonly period: Period } }
  | AheadCall

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
  | {
      readonly kind: 'clarify'
      readonly reason: string
      readonly choices: readonly Choice[]
      /** What is known so far, which opens the reply. */
      readonly statement?: string
    }
  | {
      readonly kind: 'unavailable' | 'declined' | 'help'
      readonly topic: string
      /** Readings of the rest that can be answered. */
      readonly choices?: readonly Choice[]
    }
