// Finds the payments that repeat in the transactions of a business: who, how often, on which day, how much, how surely. Works on
// merchants already named. The order of the transactions is irrelevant, and none stands in two series.
import { type Day, epochDays } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import type { Nation } from '../../holidays.ts'
import { minor } from '../../money.ts'
import type { Movement } from '../movement.ts'
import { dayOfNumber } from '../occurrences/slots.ts'
import type { Series, Sighting } from '../series.ts'
import { amountModelOf } from './amount-model.ts'
import { limitsOf } from './cadences.ts'
import { explainPayee } from './explain-payee.ts'
import type { Fit, FitContext } from './fit-rule.ts'
import { probabilityOf } from './probability.ts'
import { type Entry, entriesOf, inOrder } from './sighted.ts'

/** The series among the movements until `asOf`, active and ended, by the id of their first movement. */
export function detectSeries(
  movements: readonly Movement[],
  at: { asOf: Day; nation: Nation },
): Series[] {
  const past = movements.filter(({ day, amount }) => day <= at.asOf && amount !== 0)
  const payees = groupBy(entriesOf(past), payeeOf)
  return [...payees.values()]
    .flatMap((entries) => {
      const context = contextOf(entries, at.nation)
      return explainPayee(inOrder(entries), context).map((fit) => seriesOf(fit, { ...at, context }))
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Refunds and payments never mix; payments to nobody in particular are told apart by their kind. */
function payeeOf({ movement }: Entry): string {
  const side = movement.amount < 0 ? 'out' : 'in'
  return movement.merchantId === null
    ? `kind ${movement.subCategory} ${side}`
    : `payee ${movement.merchantId} ${side}`
}

const unnamedSpreadMax = 0.08
// The bank's own interest differs from month to month and comes all the same.
const interestSpreadMax = 0.6

function contextOf(entries: readonly Entry[], nation: Nation): FitContext {
  const first = entries[0]?.movement
  const subCategory = first?.subCategory ?? ''
  const paidEarly =
    (first?.amount ?? 0) < 0 &&
    entries.every(({ movement }) => paidEarlySubCategories.has(movement.subCategory))
  return {
    nation,
    named: first?.merchantId !== null,
    usualRoll: paidEarly ? 'previous' : 'next',
    unnamedSpreadMax: /interest/.test(subCategory) ? interestSpreadMax : unnamedSpreadMax,
  }
}

// Wages are paid, and HMRC must hold what is due on them, before a day of rest (gov.uk/pay-paye-tax).
const paidEarlySubCategories: ReadonlySet<string> = new Set([
  'net_wages',
  'directors_salary',
  'paye_ni',
])

function seriesOf(fit: Fit, at: { asOf: Day; nation: Nation; context: FitContext }): Series {
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
    probability:
      state === 'ended' ? 0 : probabilityOf(fit, { asOf: at.asOf, named: at.context.named }),
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
  const last = fit.slots.at(fit.met.at(-1)?.slot ?? 0)
  return epochDays(asOf) - last > fit.slots.period * endedPeriods + limitsOf(fit.cadence).tolerance
}
