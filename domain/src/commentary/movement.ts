// What commentary compares: a period's lines gathered by category, and what explains them most.
import { groupBy } from '../group.ts'
import { type Minor, magnitude, plus, sum, zero } from '../money.ts'
import { compareText } from '../order.ts'
import { categoryLabelOf, type Side, subCategoryOf } from '../taxonomy.ts'
import { type Driver, drivers } from '../variance/drivers.ts'
import { type Effect, effectOf } from '../variance/effect.ts'
import type { MovedPayment } from '../variance/timing.ts'
import type { LineVariance } from '../variance/variance.ts'

/** A category of one side, or a whole side, against its baseline. In the sense of its side. */
export type Movement = {
  readonly side: Side
  readonly category: string | null
  readonly label: string
  readonly baseline: Minor
  readonly projected: Minor
  readonly variance: Minor
  readonly effect: Effect
  readonly lines: readonly LineVariance[]
}

/** What one merchant's payments did to a movement, for one reason. */
export type Cause = {
  readonly driver: Driver
  readonly amount: Minor
  readonly line: LineVariance
  readonly moved: MovedPayment | null
}

const causeShare = 0.1
const causesMax = 2

/** Each category's movement, largest first. */
export function movementsOf(lines: readonly LineVariance[]): Movement[] {
  const groups = groupBy(
    lines,
    (line) => `${line.side} ${subCategoryOf(line.subCategory).category}`,
  )
  return [...groups.values()]
    .map((some) => movement(some, subCategoryOf(some[0]?.subCategory ?? '').category))
    .sort((a, b) => magnitude(b.variance) - magnitude(a.variance) || compareText(a.label, b.label))
}

/** All money in, or all money out. */
export function movementOfSide(lines: readonly LineVariance[], side: Side): Movement {
  const own = lines.filter((line) => line.side === side)
  return { ...movement(own, null), side, label: side === 'in' ? 'Money in' : 'Money out' }
}

function movement(lines: readonly LineVariance[], category: string | null): Movement {
  const [first] = lines
  const side = first?.side ?? 'in'
  const variance = sum(lines.map((line) => line.variance))
  return {
    side,
    category,
    label: category ? sumName(category, side) : '',
    baseline: sum(lines.map((line) => line.baseline)),
    projected: sum(lines.map((line) => line.projected)),
    variance,
    effect: effectOf({ side, subCategory: first?.subCategory ?? 'other_income', variance }),
    lines,
  }
}

/** A category as the name of a sum of money, which not every label is: "Premises came to £900". */
function sumName(category: string, side: Side): string {
  if (category === 'uncategorised')
    return side === 'in' ? 'Uncategorised receipts' : 'Uncategorised payments'
  return sumNames[category] ?? categoryLabelOf(category)
}

const sumNames: Readonly<Record<string, string>> = {
  people: 'People costs',
  premises: 'Premises costs',
  office_tech: 'Office and technology costs',
  marketing: 'Marketing costs',
  travel_vehicles: 'Travel and vehicle costs',
  neutral: 'Transfers between your own accounts',
}

/**
 * What explains a movement most, in its own direction: up to two merchants with their reasons, each
 * at least a tenth of it.
 */
export function causesOf({ lines, variance }: Pick<Movement, 'lines' | 'variance'>): Cause[] {
  const causes = lines.flatMap((line) =>
    drivers.map((driver): Cause => {
      const moved = driver === 'timing' ? largestMove(line) : null
      // A line may hold several moves; a sentence names one of them, with that one's amount.
      const amount = moved ? moved.amount : amountOf(line, driver)
      return { driver, amount, line, moved }
    }),
  )
  return causes
    .filter(
      ({ amount, driver }) =>
        driver !== 'other' &&
        amount !== 0 &&
        amount > 0 === variance > 0 &&
        magnitude(amount) >= causeShare * magnitude(variance),
    )
    .sort((a, b) => magnitude(b.amount) - magnitude(a.amount))
    .slice(0, causesMax)
}

/**
 * What a driver did to a line. Price and volume are two halves of one change: where they run
 * against each other only what is left of them is a cause, or more money would be called smaller
 * payments.
 */
function amountOf({ drivers: amounts }: LineVariance, driver: Driver): Minor {
  const own = amounts[driver]
  if (driver !== 'price' && driver !== 'volume') return own
  const both = plus(amounts.price, amounts.volume)
  if (own > 0 !== both > 0) return zero
  return magnitude(both) < magnitude(own) ? both : own
}

function largestMove({ moved }: LineVariance): MovedPayment | null {
  return moved.reduce<MovedPayment | null>(
    (largest, one) =>
      largest && magnitude(largest.amount) >= magnitude(one.amount) ? largest : one,
    null,
  )
}
