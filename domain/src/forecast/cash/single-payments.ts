// Payments that came once and are out of all scale: the sale of a van, an insurer's payout. Nothing
// says that one comes again, so it has no part in the months to come.
import type { EngineInput } from '../engine.ts'
import { median } from '../statistics/descriptive.ts'
import { sideIn, sides } from './past.ts'

/** A payment to judge: its size, a magnitude in pence, and who paid or was paid. */
type SizedPayment = {
  readonly id: string
  readonly size: number
  readonly merchantId: string | null
}

// A cost that was seen once may be one that comes once a year; only a year of books shows that.
const monthsWithoutYearly = 12
const othersMin = 3
const ordinaryTimes = 5
const nextTimes = 2

/**
 * The ids of the payments of one side that stand alone: each more than five times an ordinary
 * payment and more than twice the next largest, by a payee that is seen in no other. With fewer
 * than three others nothing shows what is ordinary: none.
 */
export function singlePayments(payments: readonly SizedPayment[]): Set<string> {
  const bySize = [...payments].sort((a, b) => b.size - a.size)
  const ordinary = median(bySize.map(({ size }) => size))
  const known = countsOf(payments)
  const single = new Set<string>()
  for (const [at, payment] of bySize.slice(0, -othersMin).entries()) {
    const next = bySize[at + 1]?.size ?? 0
    const isOutOfScale = payment.size > ordinaryTimes * ordinary && payment.size > nextTimes * next
    if (!isOutOfScale || (known.get(payment.merchantId ?? payment.id) ?? 0) > 1) break
    single.add(payment.id)
  }
  return single
}

/**
 * The input without the payments that stand alone; `inSeries` are the ids that a series accounts
 * for, `months` the whole months of the past. A large cost is left in from a year of books on.
 */
export function withoutSingle(
  input: EngineInput,
  { inSeries, months }: { inSeries: ReadonlySet<string>; months: number },
): EngineInput {
  const { asOf, explained, comesAgain } = input
  const rest = input.movements.filter(
    ({ id, day, subCategory }) =>
      day <= asOf &&
      !inSeries.has(id) &&
      !explained?.has(id) &&
      (comesAgain?.(subCategory) ?? true),
  )
  const judged = months < monthsWithoutYearly ? sides : (['in'] as const)
  const single = new Set(
    judged.flatMap((side) => {
      const payments = rest
        .filter((movement) => sideIn(input, movement) === side)
        .map(({ id, amount, merchantId }) => ({ id, merchantId, size: Math.abs(amount) }))
      return [...singlePayments(payments)]
    }),
  )
  return { ...input, movements: input.movements.filter(({ id }) => !single.has(id)) }
}

function countsOf(payments: readonly SizedPayment[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { id, merchantId } of payments) {
    const key = merchantId ?? id
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
