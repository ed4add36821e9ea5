// What a level chart is made of, before it is laid out: a level at the end of each period, and what
// came and went in it.

/** The words and values written into the picture. */
export type LevelWords = {
  /** A value in few characters, for ticks. */
  readonly value: (value: number) => string
  readonly split: string
  readonly ahead: string
  readonly line: string
  readonly low: string
}

/**
 * One period. `up` and `down` are the whole period, of which `upDone` and `downDone` have happened.
 */
export type LevelPoint = {
  readonly key: string
  /** Number of the period in time, so that thinned labels keep to round ones. */
  readonly period: number
  readonly tick: string
  /** Shown beside the first tick and wherever it changes: a year. */
  readonly era: string
  readonly kind: 'past' | 'current' | 'ahead'
  readonly level: number
  readonly up: number
  readonly down: number
  readonly upDone: number
  readonly downDone: number
  /** Where the level is expected 5 and 8 times in 10. */
  readonly band?: LevelBand | undefined
}

/** The ranges around an expected level. */
export type LevelBand = {
  readonly low50: number
  readonly high50: number
  readonly low80: number
  readonly high80: number
}

/**
 * The level at the end of a day: within which period, how far into it (0 to 1), how high, and its
 * ranges where it lies ahead.
 */
export type LevelDay = {
  readonly key: string
  readonly share: number
  readonly level: number
  readonly band: LevelBand | null
}

/** At least one point, in the order of time. */
export type LevelChartData = {
  readonly points: readonly LevelPoint[]
  /** The level before the first point. */
  readonly opening: number
  /** How far the current period has run, 0 to 1, and the level it has come to. */
  readonly now: { readonly share: number; readonly level: number } | null
  /** Whether anything is expected; without it the drawing ends now. */
  readonly expects: boolean
  /** A level to stay above. */
  readonly line: number | null
  /**
   * The level by day, from the first day known to the last expected: the line and the ranges follow
   * these days and meet the periods' ends before and after them.
   */
  readonly days: readonly LevelDay[]
  /**
   * The lowest level ahead: within which period, how far into it (0 to 1), and how low. Periods end
   * higher than that.
   */
  readonly low: { readonly key: string; readonly share: number; readonly level: number } | null
}
