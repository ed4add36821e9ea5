// The one answer about the future that every screen, email and report gives: whether cash holds,
// from when it may not, how low it gets and why, and how sure that is. Words are made from it in
// outlook-words.ts; nothing else judges the path for itself.
import { addDays, type Day, daysBetween, lastDayOf } from '../calendar.ts'
import { firstFullMonth, hasFullMonth, staleDaysMax } from '../cashflow/as-of.ts'
import type { ForecastDay, Part } from '../forecast/engine.ts'
import type { SpreadContext } from '../forecast/overlay/spread.ts'
import { less, type Minor } from '../money.ts'
import { fallsBelow, firstReaching } from './fall-chance.ts'
import { horizonEnd, withinHorizon } from './horizon.ts'
import { type LowCause, lastHighBefore, lowCauses } from './low-causes.ts'

/** From this chance of falling below the buffer on, cash is not called fine. */
export const watchChance = 0.1
const evenChance = 0.5
/** Where fewer past days than this were in the 80 % range, the forecast is called rough. */
export const roughShare = 0.7
/** With fewer weeks of history than this, the outlook says so: three months. */
export const shortHistoryWeeks = 13

/** What the outlook is made from: the forecast as it stands, and what is known of the books. */
export type OutlookFacts = {
  readonly today: Day
  /** The last day that the balance is known for; `days` begin on the next. */
  readonly asOf: Day
  /** The balance at the end of `asOf`, and whether every account that counts has one. */
  readonly balance: Minor
  readonly balanceKnown: boolean
  readonly buffer: Minor
  /** The horizon in whole months after the current one. */
  readonly months: number
  /** The first and last day of the books; `null` without transactions. */
  readonly history: { readonly firstDay: Day; readonly lastDay: Day } | null
  readonly days: readonly ForecastDay[]
  /** In the order of their days, as a forecast holds them. */
  readonly parts: readonly Part[]
  /** How parts without a day are spread over their month. */
  readonly profile: SpreadContext['profile']
  /** How often the 80 % range held on past days; `null` while this has not been measured. */
  readonly backtest: Backtest | null
  /** What a part is called within a sentence. */
  readonly labelOf: (part: Part) => string
}

/** A back-test of the 80 % range: on how many past days the balance was in range. */
export type Backtest = { readonly inRange: number; readonly days: number }

/** How sure the outlook is. */
type OutlookConfidence = {
  readonly backtest: Backtest | null
  /** The range held on fewer than 70 % of past days. It has been widened by what was measured. */
  readonly rough: boolean
  readonly historyWeeks: number
  /** The history is shorter than three months. */
  readonly shortHistory: boolean
}

/**
 * Money that is free within the horizon: the low less the buffer, as expected and at the cautious
 * end. Below 0 where it falls short.
 */
type SafeToSpend = { readonly likely: Minor; readonly cautious: Minor }

/** Where cash stands lowest on the expected path, and what one time in ten is worse. */
type OutlookLow = {
  readonly day: Day
  readonly balance: Minor
  /**
   * The lowest balance at the cautious end: one time in ten cash falls lower within the horizon, on
   * this day or another.
   */
  readonly cautious: Minor
  readonly causes: readonly LowCause[]
}

type Horizon = {
  readonly asOf: Day
  readonly until: Day
  readonly months: number
  readonly balance: Minor
  readonly buffer: Minor
}

/**
 * The outlook where one can be given. `fine`: the chance of falling below the buffer is under a
 * tenth; `early`: it would be, but the history is too short to lean on; `short`: the fall is
 * expected.
 */
export type KnownOutlook = Horizon & {
  readonly state: 'fine' | 'early' | 'watch' | 'short'
  /** Of falling below the buffer on any day within the horizon, 0-1. */
  readonly chance: number
  /**
   * The first day by which the chance is a tenth; the as-of day where cash is below the buffer
   * already. `null` when fine or early.
   */
  readonly firstAtRisk: { readonly day: Day; readonly chance: number } | null
  /** The first day by which the chance is a half; `null` where it never is. */
  readonly evenFrom: Day | null
  /** The first day on which the expected balance is below the buffer. */
  readonly expectedBelow: Day | null
  readonly low: OutlookLow
  readonly safeToSpend: SafeToSpend
  readonly confidence: OutlookConfidence
}

/** No outlook, and why: nothing is claimed about the future. */
export type UnknownOutlook = Horizon & {
  readonly state: 'unknown'
  /**
   * `old_data`: the newest transaction is more than five weeks old; `no_forecast`: the books hold
   * no full month yet.
   */
  readonly reason: 'no_transactions' | 'no_balance' | 'no_forecast' | 'old_data'
  readonly historyWeeks: number
  /** The day on which the books will hold a full month; `null` where they do, or hold nothing. */
  readonly startsOn: Day | null
}

/** The one answer. */
export type Outlook = KnownOutlook | UnknownOutlook

/**
 * Whether nothing is forecast, so that no figure after the as-of day may be shown. Where only the
 * balance is missing, money in and out are forecast all the same.
 */
export function isWithoutForecast(outlook: Outlook): outlook is UnknownOutlook {
  return outlook.state === 'unknown' && outlook.reason !== 'no_balance'
}

/** The outlook over the horizon. The same facts give the same answer. */
export function outlookOf(facts: OutlookFacts): Outlook {
  const { asOf, months, balance, buffer } = facts
  const horizon = { asOf, until: horizonEnd(asOf, months), months, balance, buffer }
  const confidence = confidenceOf(facts)
  const { historyWeeks } = confidence
  const days = withinHorizon(facts.days, { asOf, months })
  const reason = reasonUnknown(facts, days)
  const unknown = { ...horizon, historyWeeks, startsOn: startOf(facts), state: 'unknown' } as const
  if (reason) return { ...unknown, reason }
  const falls = fallsBelow(days, buffer)
  const lowest = lowestOf(days)
  if (!falls || !lowest) return { ...unknown, reason: 'no_forecast' }
  const isBelowNow = balance < buffer
  const chance = isBelowNow ? 1 : (falls.byDay.at(-1) ?? 0)
  const isShort = isBelowNow || lowest.closing < buffer
  return {
    ...horizon,
    state: isShort ? 'short' : chance >= watchChance ? 'watch' : calmState(confidence),
    chance,
    firstAtRisk: isBelowNow ? { day: asOf, chance: 1 } : firstReaching(falls, days, watchChance),
    evenFrom: isBelowNow ? asOf : (firstReaching(falls, days, evenChance)?.day ?? null),
    expectedBelow: isBelowNow ? asOf : (days.find(({ closing }) => closing < buffer)?.day ?? null),
    low: {
      day: lowest.day,
      balance: lowest.closing,
      cautious: falls.cautiousLow,
      causes: causesOf(facts, days, lowest.day),
    },
    safeToSpend: {
      likely: less(lowest.closing, buffer),
      cautious: less(falls.cautiousLow, buffer),
    },
    confidence,
  }
}

function calmState({ shortHistory }: OutlookConfidence): 'fine' | 'early' {
  return shortHistory ? 'early' : 'fine'
}

function reasonUnknown(
  facts: OutlookFacts,
  days: readonly ForecastDay[],
): UnknownOutlook['reason'] | null {
  const { history, today, asOf, balanceKnown } = facts
  if (!history) return 'no_transactions'
  if (daysBetween(history.lastDay, today) > staleDaysMax) return 'old_data'
  if (!balanceKnown) return 'no_balance'
  const hasForecast = days.length > 0 && facts.parts.length > 0
  return hasForecast && hasFullMonth({ firstDay: history.firstDay, asOf }) ? null : 'no_forecast'
}

function startOf({ history, asOf }: OutlookFacts): Day | null {
  if (!history || hasFullMonth({ firstDay: history.firstDay, asOf })) return null
  return lastDayOf(firstFullMonth(history.firstDay))
}

function lowestOf(days: readonly ForecastDay[]): ForecastDay | null {
  return days.reduce<ForecastDay | null>(
    (low, day) => (low === null || day.closing < low.closing ? day : low),
    null,
  )
}

function causesOf(facts: OutlookFacts, days: readonly ForecastDay[], low: Day): LowCause[] {
  const { asOf, balance, parts, profile, labelOf } = facts
  const high = lastHighBefore(days, { asOf, balance, low })
  const until = facts.days.at(-1)?.day ?? addDays(asOf, 1)
  return lowCauses({ parts, spread: { asOf, until, profile }, high, low, labelOf })
}

/** The whole weeks from one day to another, both included. */
export function weeksBetween(from: Day, to: Day): number {
  return Math.floor((daysBetween(from, to) + 1) / 7)
}

function confidenceOf({ backtest, history, asOf }: OutlookFacts): OutlookConfidence {
  const historyWeeks = history ? weeksBetween(history.firstDay, asOf) : 0
  return {
    backtest,
    rough: backtest !== null && backtest.days > 0 && backtest.inRange / backtest.days < roughShare,
    historyWeeks,
    shortHistory: historyWeeks < shortHistoryWeeks,
  }
}
