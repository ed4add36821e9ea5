// Statements, errors and methods in words and shares. Shares are for eyes only; nothing is worked
// out from them.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { heldWords, leanWords, nearWords } from '@plimsoll/domain/forecast/accuracy/accuracy-words'
import { less, type Minor, magnitude } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'

/** One horizon. */
export type Horizon = ForecastAccuracy['horizons'][number]

/** The plain methods a forecast must beat, as the chart and the words call them. */
export const plainMethods = [
  { key: 'flat', words: 'no change' },
  { key: 'last_month', words: 'same as last month' },
  { key: 'mean_of_three', words: 'three-month average' },
] as const

/** `12%`, with a decimal below ten: `5.8%`. */
export function share(ratio: number | null): string {
  if (ratio === null) return '–'
  const percent = ratio * 100
  return `${Math.abs(percent) < 9.95 ? percent.toFixed(1).replace(/\.0$/, '') : Math.round(percent)}%`
}

/**
 * The error of each method at a horizon; a plain method's follows from how much smaller ours is.
 * Null where it is not known.
 */
export function errorsOf(horizon: Horizon): {
  ours: number | null
  plain: (number | null)[]
} {
  const { error } = horizon
  const plainError = (skill: number | null) =>
    error === null || skill === null || skill >= 1 ? null : error / (1 - skill)
  return {
    ours: error,
    plain: plainMethods.map(({ key }) => plainError(horizon[`skill_${key}`])),
  }
}

/**
 * How ours stands against the best of the plain methods: "1.5 times as good as the best of them".
 */
export function standingWords(horizon: Horizon): string {
  const skills = plainMethods.flatMap(({ key }) => {
    const skill = horizon[`skill_${key}`]
    return skill === null ? [] : [skill]
  })
  if (skills.length === 0) return 'Nothing to compare with yet'
  const least = Math.min(...skills)
  if (least >= 0) return `${share(least)} smaller than the best simple method`
  return `${share(-least)} larger than the best simple method`
}

/** The three statements, the most important first; one is left out where nothing has passed yet. */
export function statementWords({
  near,
  held,
  lean,
  until,
  balance_known: balanceKnown,
}: Statements): string[] {
  const subject = { balanceKnown, until }
  return [
    ...(near ? [nearWords(near, subject)] : []),
    ...(held && held.count > 0 ? [heldWords({ ...held, inRange: held.in_range }, subject)] : []),
    ...(lean ? [leanWords(lean, subject)] : []),
  ]
}

type Statements = Pick<ForecastAccuracy, 'near' | 'held' | 'lean' | 'until' | 'balance_known'>

/**
 * How far a forecast was off and which way: "£637.56 too high"; "to the penny" where they agree.
 */
export function offBy(expected: Minor, happened: Minor): string {
  const off = less(expected, happened)
  if (off === 0) return 'to the penny'
  return `${money(magnitude(off))} too ${off > 0 ? 'high' : 'low'}`
}

/** What the figures rest on. */
export function basisWords({ basis, kept_since }: ForecastAccuracy): string {
  if (basis === 'kept')
    return `Based on the forecasts saved each night since ${kept_since ? dayLong(kept_since) : 'you started'}, compared with what happened.`
  const since = kept_since
    ? ` We’ve saved a forecast every night since ${dayLong(kept_since)}.`
    : ''
  return `Tested on your own history: we forecast each month using only earlier data, then compared it with what happened.${since}`
}

/** How the balance is forecast at the moment. */
export const servedWords: Record<ForecastAccuracy['served']['method'], string> = {
  engine: 'You see Plimsoll’s own forecast.',
  flat: 'You see an unchanged balance, because that has been closer.',
  last_month: 'You see last month repeated, because that has been closer.',
  mean_of_three: 'You see a three-month average, because that has been closer.',
}
