// Finds the payments that repeat in the transactions of a business: who, how often, on which day,
// how much, how surely. Works on merchants already named. The order of the transactions is
// irrelevant, and none is in two series.
import { type Day, epochDays } from '../../calendar.ts'
import type { Nation } from '../../holidays.ts'
import { minor } from '../../money.ts'
import { compareText } from '../../order.ts'
import type { Movement } from '../movement.ts'
import { dayOfNumber } from '../occurrences/slots.ts'
import type { Series, Sighting } from '../series.ts'
import { amountModelOf } from './amount-model.ts'
import { limitsOf } from './cadences.ts'
import { findFits } from './find-fits.ts'
import type { Fit } from './fit-rule.ts'
import { payeeKindOf, probabilityOf } from './probability.ts'

/**
 * The series among the movements until `asOf`, active and ended, by the id of their first movement.
 */
export function detectSeries(
  movements: readonly Movement[],
  at: { asOf: Day; nation: Nation },
): Series[] {
  return findFits(movements, at)
    .filter((fit) => chanceOf(fit, lastDayOf(fit)) >= chanceMin || isOnTheDot(fit))
    .map((fit) => seriesOf(fit, at))
    .filter(({ state, evidence }) => state === 'active' || evidence.length >= endedSightingsMin)
    .sort((a, b) => compareText(a.id, b.id))
}

// Below, the remainder forecasts better than a series would (docs/forecasting.md).
const chanceMin = 0.35

// Two payments that never came again were no series.
const endedSightingsMin = 3
const onTheDot = { sightings: 6, fill: 0.9, explained: 0.9, jitterDays: 0.5 }

/**
 * Taken on its day month after month, like energy: a series to anybody who looks, however much its
 * amount varies.
 */
function isOnTheDot({ met, fill, explained, jitter }: Fit): boolean {
  return (
    met.length >= onTheDot.sightings &&
    fill >= onTheDot.fill &&
    explained >= onTheDot.explained &&
    jitter <= onTheDot.jitterDays
  )
}

/**
 * The chance as of a day; as of its last sighting it says whether a series deserved the name, even
 * if it has ended since.
 */
function chanceOf(fit: Fit, asOf: Day): number {
  const sample = fit.met[0]?.sight.entries[0]?.movement
  return sample ? probabilityOf(fit, { asOf, payee: payeeKindOf(sample) }) : 0
}

function lastDayOf({ met }: Fit): Day {
  return dayOfNumber(met.at(-1)?.sight.day ?? 0)
}

function seriesOf(fit: Fit, at: { asOf: Day }): Series {
  const evidence = fit.met.map((met) => sightingOf(met, fit))
  const movements = fit.met.flatMap(({ sight }) => sight.entries.map(({ movement }) => movement))
  const latest = movements.at(-1) as Movement
  const state = isEnded(fit, at.asOf) ? 'ended' : 'active'
  return {
    id: movements[0]?.id ?? '',
    merchantId: latest.merchantId,
    subCategory: latest.subCategory,
    side: latest.amount < 0 ? 'out' : 'in',
    cadence: fit.cadence,
    rule: fit.rule,
    roll: fit.roll,
    amount: amountModelOf(evidence),
    evidence,
    regularity: fit.fill,
    probability: state === 'ended' ? 0 : chanceOf(fit, at.asOf),
    toleranceDays: limitsOf(fit.cadence).tolerance,
    delays: fit.met.map(({ late }) => late),
    state,
  }
}

function sightingOf({ slot, sight }: Fit['met'][number], fit: Fit): Sighting {
  const total = sight.entries.reduce((sum, { movement }) => sum + movement.amount, 0)
  return {
    due: dayOfNumber(fit.slots.at(slot)),
    day: dayOfNumber(sight.day),
    amount: minor(total),
    movementIds: sight.entries.map(({ movement }) => movement.id),
  }
}

const endedPeriods = 1.5

/** Overdue by more than one and a half periods and the tolerance. */
function isEnded(fit: Fit, asOf: Day): boolean {
  const last = Math.max(fit.slots.at(fit.met.at(-1)?.slot ?? 0), fit.seenUntil)
  return epochDays(asOf) - last > fit.slots.period * endedPeriods + limitsOf(fit.cadence).tolerance
}
