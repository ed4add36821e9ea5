// Tools about what stands out in the past: what each is called with.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'
import type { FlowFilter, FlowSide } from './flow-arguments.ts'
import type { Period } from './period.ts'
import type { Subject } from './subject.ts'

/** A tool about the past by its name, with its arguments. */
export type PastCall =
  | {
      readonly tool: 'cash_change'
      readonly args: {
        readonly period: Period
        readonly account?: string
        /** Whether it rose or fell, which is asked or taken for granted. */
        readonly claimed?: { readonly way: 'more' | 'less'; readonly isAsked: boolean }
      }
    }
  | {
      readonly tool: 'transfers'
      readonly args: {
        readonly period: Period
        readonly account: string
        readonly way: FlowSide | 'both'
        /** Only from it or to it. */
        readonly other?: string
        /** Only the latest is wanted. */
        readonly latest?: true
      }
    }
  | {
      // Months in which more went out than came in, or the other way round.
      readonly tool: 'short_months'
      readonly args: { readonly period: Period; readonly short: boolean }
    }
  | {
      readonly tool: 'against_average'
      readonly args: FlowFilter & { readonly asks: 'more' | 'less' | 'both' }
    }
  // Months in which nothing was paid.
  | { readonly tool: 'empty_months'; readonly args: FlowFilter }
  // Who was paid, or paid, before a day and not from then on.
  | { readonly tool: 'silent_since'; readonly args: FlowFilter & { readonly since: Day } }
  | {
      // Whether what came in from one covered what went out to another.
      readonly tool: 'covered'
      readonly args: {
        readonly period: Period
        readonly subjects: readonly Subject[]
        readonly costs: readonly Subject[]
        /** In how many months it did. */
        readonly monthly?: boolean
      }
    }
  | { readonly tool: 'quietest'; readonly args: FlowFilter & { readonly n: number } }
  | {
      readonly tool: 'money_back'
      readonly args: {
        readonly period: Period
        readonly subjects: readonly Subject[]
        readonly claimed?: Minor
        /** What was paid less what came back is wanted. */
        readonly net?: boolean
        /** What customers got back is wanted. */
        readonly toCustomers?: boolean
      }
    }
