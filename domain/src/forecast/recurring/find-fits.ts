// Goes through the payees of a business, each side by itself, and finds the rules behind what each
// was paid.
import type { Day } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import type { Nation } from '../../holidays.ts'
import type { Movement } from '../movement.ts'
import { explainPayee } from './explain-payee.ts'
import type { Fit, FitContext } from './fit-rule.ts'
import { type Entry, entriesOf, inOrder } from './sighted.ts'

/**
 * The rules behind the movements until `asOf`, each of which was seen at least twice. No movement
 * stands behind two.
 */
export function findFits(movements: readonly Movement[], at: { asOf: Day; nation: Nation }): Fit[] {
  return payeesOf(movements, at.asOf).flatMap((entries) =>
    explainPayee(entries, contextOf(entries, at.nation)),
  )
}

/** The entries of each payee and side until `asOf`, in order. */
function payeesOf(movements: readonly Movement[], asOf: Day): Entry[][] {
  const past = movements.filter(({ day, amount }) => day <= asOf && amount !== 0)
  return [...groupBy(entriesOf(past), payeeOf).values()].map(inOrder)
}

/**
 * Refunds and payments never mix; payments to nobody in particular are separated by their kind.
 */
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

// Wages are paid, and HMRC must hold what is due on them, before a day of rest
// (gov.uk/pay-paye-tax).
const paidEarlySubCategories: ReadonlySet<string> = new Set([
  'net_wages',
  'directors_salary',
  'paye_ni',
])
