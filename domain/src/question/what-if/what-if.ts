// What a what-if changes of the forecast. Shapes only.
import type { Day, Month } from '../../calendar.ts'
import type { Minor } from '../../money.ts'
import type { FlowSide } from '../flow-arguments.ts'
import type { Period } from '../period.ts'
import type { Subject } from '../subject.ts'
import type { Rhythm } from './what-if-words.ts'

/** One change of the forecast. */
export type OneChange =
  /** So much more, or less where it is negative, comes or goes, once or again and again. */
  | {
      readonly change: 'extra'
      readonly side: FlowSide
      readonly amount: Minor
      readonly every: 'once' | Rhythm
      readonly subject?: Subject
      /** Of a payment that comes once. */
      readonly day?: Day
      /** It comes with the first payment for the subject that is expected within these days. */
      readonly nextWithin?: Period
      /** What that payment comes to, instead of what is expected: not so much more. */
      readonly becomes?: true
      /** What was expected of it, once it has been found. */
      readonly instead?: Minor
      /** It takes off a payment that was expected that day. */
      readonly missed?: true
      /** The first and last month of those that come again. */
      readonly from?: Month
      readonly to?: Month
    }
  /** One payment that is expected never comes, or is never made: the next, or that of some days. */
  | {
      readonly change: 'missed'
      readonly side: FlowSide
      readonly subjects: readonly Subject[]
      readonly period?: Period
    }
  /** So much goes out again and again in place of all that is expected for something. */
  | {
      readonly change: 'level'
      readonly side: 'out'
      readonly amount: Minor
      readonly every: Rhythm
      readonly subject: Subject
      readonly from?: Month
      readonly to?: Month
    }
  /** So many percent more or less of what is expected; -100 where it ends. */
  | {
      readonly change: 'scale'
      readonly side: FlowSide
      /** None for everything on the side. */
      readonly subjects: readonly Subject[]
      readonly percent: number
      readonly from?: Month
      readonly to?: Month
    }
  /** A sales project is won, and counts in whole, or it is lost. */
  | {
      readonly change: 'project'
      readonly side: 'in'
      readonly project: string
      readonly name: string
      readonly outcome: 'won' | 'lost'
    }
  /** The next payment that is expected, or that of some days, comes on another day. */
  | {
      readonly change: 'moved'
      readonly side: FlowSide
      readonly subjects: readonly Subject[]
      readonly to: Day
      readonly period?: Period
      /** What it comes to, once it has been found. */
      readonly amount?: Minor
    }
  /** What some payers are expected to pay comes so many days later, or not before a day. */
  | ({
      readonly change: 'delay'
      readonly side: FlowSide
      readonly subjects: readonly Subject[]
      /** The days between which it is expected, where not all of it is late. */
      readonly dueFrom?: Day
      readonly dueTo?: Day
    } & (
      | { readonly days: number; readonly until?: never }
      | { readonly until: Day; readonly days?: never }
    ))

/**
 * What is laid over the forecast, for its lowest point before and after: one change, or several.
 */
export type WhatIf = (
  | OneChange
  | { readonly change: 'several'; readonly all: readonly OneChange[] }
) & {
  /** The day at whose end the balance is wanted, too. */
  readonly at?: Day
  /** What is to be kept, where it is not the buffer; nothing where it is whether cash runs out. */
  readonly keep?: Minor
  /** The days from and up to which the lowest point is wanted. */
  readonly lowFrom?: Day
  readonly lowUntil?: Day
  /** A total that was answered before: what it would come to with the change. */
  readonly total?: {
    readonly measure: FlowSide | 'net'
    readonly period: Period
    readonly subjects?: readonly Subject[]
    readonly rest?: boolean
  }
  /** What would be safe to spend is wanted, above the buffer or so much in its place. */
  readonly free?: Minor | true
  /** What the change comes to by the day is wanted first. */
  readonly cost?: boolean
  /** The first day below the buffer is wanted first. */
  readonly belowBuffer?: boolean
  /** Yes or no is wanted: whether cash would be below the buffer, or above it. */
  readonly asks?: 'below' | 'above'
}
