// When a cost is paid and how much each time: once, with each milestone, or again and again.
import { addDays, addMonthsToDay, type Day } from '../calendar.ts'
import { type Nation, nextWorkingDay } from '../holidays.ts'
import { type Minor, minor, plus, zero } from '../money.ts'
import { compareText } from '../order.ts'
import { shareOf, type Taxed, withVat } from './milestone-amounts.ts'
import type { Cost } from './project.ts'

/** One payment of a cost: `due` names it, `day` is when cash moves, `gross` leaves the account. */
export type CostPayment = Taxed & { readonly due: Day; readonly day: Day }

/** How many times a recurring cost may come: five years of weeks. */
export const recurrencesMax = 260

/** What a share of milestones is taken of. */
type PlannedReceipt = { readonly due: Day; readonly expectedOn: Day; readonly net: Minor }

/**
 * The payments of a cost by day. A share is rounded as it adds up, so that all of it is the share
 * of all milestones; payments with one due day are one.
 */
export function costPayments(
  cost: Cost,
  plan: { receipts: readonly PlannedReceipt[]; end: Day | null; nation: Nation },
): CostPayment[] {
  const taxed = (amount: Minor) => withVat(amount, { rate: cost.vat, included: true })
  switch (cost.kind) {
    case 'one_off':
      return cost.day ? [{ ...onDay(cost.day, plan.nation), ...taxed(cost.amount ?? zero) }] : []
    case 'recurring':
      return recurrences(cost, plan.end).map((due) => ({
        ...onDay(due, plan.nation),
        ...taxed(cost.amount ?? zero),
      }))
    case 'share':
      return sharePayments(cost, plan.receipts).map(({ due, day, amount }) => ({
        due,
        day,
        ...taxed(amount),
      }))
  }
}

function onDay(due: Day, nation: Nation): { due: Day; day: Day } {
  return { due, day: nextWorkingDay(due, nation) }
}

/** The days of a recurring cost, one more than allowed where there are too many. */
export function recurrences({ day, until, every }: Cost, end: Day | null): Day[] {
  const last = until ?? end
  if (!day || !last || !every) return []
  const days: Day[] = []
  for (let count = 0; days.length <= recurrencesMax; count++) {
    const next = every === 'week' ? addDays(day, 7 * count) : addMonthsToDay(day, count)
    if (next > last) break
    days.push(next)
  }
  return days
}

function sharePayments({ share }: Cost, receipts: readonly PlannedReceipt[]) {
  let netSoFar = zero
  let paidSoFar = 0
  const byDue = new Map<Day, { due: Day; day: Day; amount: Minor }>()
  for (const { due, expectedOn, net } of receipts) {
    netSoFar = plus(netSoFar, net)
    const upTo = shareOf(netSoFar, share ?? 0)
    const own = minor(upTo - paidSoFar)
    paidSoFar = upTo
    const same = byDue.get(due)
    const day = same && same.day > expectedOn ? same.day : expectedOn
    byDue.set(due, { due, day, amount: plus(same?.amount ?? zero, own) })
  }
  return [...byDue.values()]
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => compareText(a.due, b.due))
}
