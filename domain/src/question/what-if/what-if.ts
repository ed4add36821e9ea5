// What a what-if changes of the forecast. Shapes only.
import type { Day, Month } from '../../calendar.ts'
import type { Minor } from '../../money.ts'
import type { FlowSide } from '../flow-arguments.ts'
import type { Subject } from '../subject.ts'
import type { Rhythm } from './what-if-words.ts'

/** One change laid over the forecast, for its lowest point before and after. */
export type WhatIf =
  /** So much more, or less where it is negative, comes or goes, once or again and again. */
  | {
      readonly change: 'extra'
      readonly side: FlowSide
      readonly amount: Minor
      readonly every: 'once' | Rhythm
      readonly subject?: Subject
      /** Of a payment that comes once. */
      readonly day?: Day
      /** The first and last month of those that come again. */
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
  /** What some payers are expected to pay comes so many days later. */
  | {
      readonly change: 'delay'
      readonly side: FlowSide
      readonly subjects: readonly Subject[]
      readonly days: number
    }
