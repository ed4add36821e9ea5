// What the chance of falling short is worked out from: the days ahead, and the projects upon them.
import type { Minor } from '../money.ts'
import type { RangedDay } from '../outlook/fall-chance.ts'

/**
 * Money that moves if its project goes ahead. `at` counts days from the first; amounts are signed.
 */
export type ChanceItem = {
  readonly itemId: string
  readonly at: number
  readonly amount: Minor
  /**
   * Days after the expected day that it may come, each as likely; `[0]` for what is always on time.
   */
  readonly shifts: readonly number[]
  /** The shift that is on time, 0 where not given: less where a client's usual delay is in `at`. */
  readonly onTime?: number
  /** By how many days a payment could be put off; never, where not given. */
  readonly putOff?: number
}

/** A project as it is simulated. */
export type ChanceProject = {
  readonly projectId: string
  /** Of going ahead, 0-1: 1 once it is agreed. */
  readonly wins: number
  /** Days by which all of it may slip, each as likely; `[0]` where nothing ever slips. */
  readonly slips: readonly number[]
  readonly items: readonly ChanceItem[]
}

/** What is simulated: the path without projects, and the projects upon it. */
export type ChanceInput = {
  readonly days: readonly RangedDay[]
  readonly threshold: Minor
  readonly projects: readonly ChanceProject[]
  /** 10,000 unless given. */
  readonly paths?: number
  /** For each day the next on which banks work, as an index; itself where not given. */
  readonly workingAt?: readonly number[]
  /** For each day the week that it counts in, from 0; weeks of seven days where not given. */
  readonly weekOf?: readonly number[]
}
