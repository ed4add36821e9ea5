// How well a rule explains the days of a payee, and which of the candidates explains them best.
import { groupBy } from '../../group.ts'
import type { Nation } from '../../holidays.ts'
import { rolledNumber } from '../occurrences/due-days.ts'
import { isWorking, type Slots, slotsOf } from '../occurrences/slots.ts'
import type { Roll } from '../series.ts'
import { limitsOf } from './cadences.ts'
import { candidateRules } from './candidate-rules.ts'
import type { Candidate } from './dates-rule.ts'
import { median, type Sight } from './sighted.ts'

/** A sight that met a due day, `late` days after it (rolled; negative when early). */
export type Met = { readonly slot: number; readonly sight: Sight; readonly late: number }

/** A rule with the sights that met it, in order of slot. */
export type Fit = Candidate & {
  readonly roll: Roll
  readonly slots: Slots
  readonly met: readonly Met[]
  /** The last day that the payee was seen to be paid. */
  readonly seenUntil: number
  /**
   * Share of slots between the first and the last that were met, and of the sights that met one.
   */
  readonly fill: number
  readonly explained: number
  /** Mean days between the rolled due day and the payment. */
  readonly jitter: number
  /** Mean relative distance of the recent amounts from their middle. */
  readonly spread: number
  /** How good the fit is, about 0 to 1; comparable between rules. */
  readonly quality: number
}

/** What a fit needs to know besides the sights. */
export type FitContext = {
  readonly nation: Nation
  readonly named: boolean
  /**
   * Roll of a payment that never fell due on a day of rest: wages are paid early, all else late.
   */
  readonly usualRoll: Roll
  /** Unnamed payments with amounts this far apart are not one series. */
  readonly unnamedSpreadMax: number
}

const recentMax = 36
const unrolled: readonly Roll[] = ['none']
const fillMin = 0.6
const explainedMin = 0.6
const qualityMin = 0.72
const namedSpreadMax = 0.5
const agreeingSpread = 0.02
// Withdrawals of about one size a month apart came again in 2 of 17 cases: to nobody in particular,
// only equal amounts count early.
const equalSpread = 0.002
const unnamedMore = 2
// Within a payee of a steady day, amounts may differ as widely as heating in January and in July.
const steadySpreadMax = 0.9

/**
 * The rule that explains sights (in order of day) best, or `null` when none explains them well
 * enough.
 */
export function bestFit(sights: readonly Sight[], context: FitContext): Fit | null {
  if (sights.length < 2) return null
  const recent = sights.slice(-recentMax)
  const rolls = rollsToTry(recent, context)
  let best: Fit | null = null
  const rankOf = (fit: Fit) => fit.quality - (isBesideItsDay(fit) ? besideDayCost : 0)
  for (const candidate of candidateRules(recent)) {
    const slots = slotsOf(candidate.rule, context.nation)
    for (const roll of candidate.rule.kind === 'last_working_day' ? unrolled : rolls) {
      const fit = fitOf(recent, { candidate, slots, roll }, context)
      if (fit && (!best || rankOf(fit) > rankOf(best))) best = fit
      // The other side is worth a try only where this one nearly fits.
      if (!fit || fit.jitter === 0) break
    }
  }
  if (!best || sights.length === recent.length) return best
  return fitOf(sights, { candidate: best, slots: best.slots, roll: best.roll }, context) ?? best
}

const besideDayShare = 0.6
const besideDayCost = 0.2

/**
 * Most payments are the same days off and none is on the day: one that came late has drawn the due
 * day towards itself.
 */
function isBesideItsDay({ met }: Fit): boolean {
  if (met.some(({ late }) => late === 0)) return false
  const counts = groupBy(met, ({ late }) => late).values()
  return [...counts].some((same) => same.length >= met.length * besideDayShare)
}

/** How one rule with one roll fits, or `null` when too little of either is explained. */
export function fitOf(
  sights: readonly Sight[],
  tried: { candidate: Candidate; slots: Slots; roll: Roll },
  context: FitContext,
): Fit | null {
  const { candidate, slots, roll } = tried
  const { tolerance } = limitsOf(candidate.cadence)
  if (isTooDense(sights, slots.period)) return null
  const all = metBy(sights, { slots, roll, tolerance, nation: context.nation })
  const met = sinceBreak(all)
  const first = met[0]
  const last = met.at(-1)
  if (!first || !last || met.length < 2) return null
  // What came before a pause belongs to the run before it; anything else that is not explained
  // counts against the rule.
  const from = met.length < all.length ? first.sight.day : Number.NEGATIVE_INFINITY
  const among = sights.filter(({ day }) => day >= from).length
  const fill = met.length / (last.slot - first.slot + 1)
  const explained = met.length / among
  if (fill < fillMin || explained < explainedMin) return null
  const jitter = met.reduce((total, { late }) => total + Math.abs(late), 0) / met.length
  const spread = spreadOf(met, slots.period)
  const f1 = (2 * fill * explained) / (fill + explained)
  const wrongRoll = roll === context.usualRoll || roll === 'none' ? 0 : 0.001
  const quality =
    f1 -
    0.03 * Math.min(jitter, 5) +
    Math.min(met.length, 6) * 0.004 +
    candidate.plainness -
    wrongRoll
  const fit = {
    ...candidate,
    roll,
    slots,
    met,
    seenUntil: last.sight.day,
    fill,
    explained,
    jitter,
    spread,

    quality,
  }
  return isEnough(fit, context) ? fit : null
}

/** More sights than slots could explain. Asked first, because it costs nothing. */
function isTooDense(sights: readonly Sight[], period: number): boolean {
  const span = (sights.at(-1)?.day ?? 0) - (sights[0]?.day ?? 0)
  return span / period + 2 < sights.length * explainedMin
}

function isEnough(fit: Fit, { named, unnamedSpreadMax }: FitContext): boolean {
  const { met, spread, jitter, fill } = fit
  const { agreeing, named: namedMin, unnamed } = limitsOf(fit.cadence).sightingsMin
  const agrees = spread <= agreeingSpread
  if (fit.quality < qualityMin) return false
  if (!named) {
    const more = spread <= equalSpread ? 0 : unnamedMore
    return met.length >= unnamed + more && spread <= unnamedSpreadMax
  }
  if (met.length < (agrees ? agreeing : namedMin)) return false
  if (met.length === 2 && jitter > 2) return false
  if (fit.slots.period > 45 && met.length < 6 && spread > 0.3) return false
  const steady = jitter <= 1 && fill >= 0.9 && met.length >= 6
  return spread <= (steady ? steadySpreadMax : namedSpreadMax)
}

/**
 * Each sight goes to the nearest slot within the tolerance, each slot to the sight that lies
 * nearest. Sights in order of day.
 */
function metBy(
  sights: readonly Sight[],
  by: { slots: Slots; roll: Roll; tolerance: number; nation: Nation },
): Met[] {
  const met: Met[] = []
  for (const sight of sights) {
    const { slot, late } = nearestSlot(sight.day, by)
    if (Math.abs(late) > by.tolerance) continue
    const last = met.at(-1)
    if (last?.slot !== slot) met.push({ slot, sight, late })
    else if (Math.abs(late) < Math.abs(last.late)) met[met.length - 1] = { slot, sight, late }
  }
  return met
}

/** Rolling may bring the slot before or after nearer than the one whose nominal day is nearest. */
export function nearestSlot(
  day: number,
  { slots, roll, nation }: { slots: Slots; roll: Roll; nation: Nation },
): { slot: number; late: number } {
  const middle = slots.near(day)
  let slot = middle
  let late = day - rolledNumber(slots.at(middle), roll, nation)
  if (late === 0 || roll === 'none') return { slot, late }
  for (const other of [middle - 1, middle + 1]) {
    const otherLate = day - rolledNumber(slots.at(other), roll, nation)
    if (Math.abs(otherLate) >= Math.abs(late)) continue
    slot = other
    late = otherLate
  }
  return { slot, late }
}

const breakSlots = 4

/**
 * What came after the last long pause: a payment that stopped and began again is known by its new
 * run, if that is long enough.
 */
function sinceBreak(met: readonly Met[]): readonly Met[] {
  for (let i = met.length - 1; i >= 2; i--) {
    const pause = (met[i]?.slot ?? 0) - (met[i - 1]?.slot ?? 0)
    if (pause >= breakSlots && met.length - i >= 3) return met.slice(i)
  }
  return met
}

/** How far amounts lie from their middle or from a year before, whichever they keep to better. */
export function spreadOf(met: readonly Met[], period: number): number {
  return Math.min(recentSpread(met), spreadSinceLastYear(met, period))
}

function recentSpread(met: readonly Met[]): number {
  const sizes = met.slice(-6).map(({ sight }) => sight.size)
  const middle = median(sizes)
  return sizes.reduce((total, size) => total + Math.abs(size / middle - 1), 0) / sizes.length
}

/**
 * How far the latest amounts lie from those of a year before: heating is dear every winter.
 * Infinite where less than two years tell.
 */
function spreadSinceLastYear(met: readonly Met[], period: number): number {
  const slotsInYear = Math.round(365.25 / period)
  if (slotsInYear < 6 || met.length < 2 * slotsInYear) return Number.POSITIVE_INFINITY
  const sizeBySlot = new Map(met.map(({ slot, sight }) => [slot, sight.size]))
  const offs = met.slice(-slotsInYear).flatMap(({ slot, sight }) => {
    const before = sizeBySlot.get(slot - slotsInYear)
    return before === undefined ? [] : [Math.abs(sight.size / before - 1)]
  })
  return offs.length < slotsInYear / 2 ? Number.POSITIVE_INFINITY : mean(offs)
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}

/**
 * A payment seen on a day of rest is not rolled; otherwise the usual side is tried first, then the
 * other.
 */
function rollsToTry(sights: readonly Sight[], { nation, usualRoll }: FitContext): readonly Roll[] {
  const resting = sights.filter(({ day }) => !isWorking(day, nation)).length
  if (resting > sights.length * 0.05) return ['none']
  const other = usualRoll === 'next' ? 'previous' : 'next'
  return [usualRoll, other]
}
