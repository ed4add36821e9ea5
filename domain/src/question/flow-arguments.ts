// What payments are narrowed to and put together by, which calls of tools share.
import type { Minor } from '../money.ts'
import type { Period } from './period.ts'
import type { Subject } from './subject.ts'

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

/** Where yes or no is wanted before the figure. */
export type YesNo = { readonly whether?: boolean }

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
