// What a project comes to: margin, cash of the project alone by day, and the most that must be
// funded before it pays for itself.
import type { Day } from '../calendar.ts'
import { less, type Minor, magnitude, minor, plus, sum, zero } from '../money.ts'
import { compareText } from '../order.ts'
import { shareOf, wholeShare } from './milestone-amounts.ts'
import { countedGross, type SettledMilestone, type SettledProject } from './settle.ts'
import { isWon } from './status.ts'

/** One day of a project's own cash. `in` and `out` are magnitudes; `balance` adds up from zero. */
type CashPoint = {
  readonly day: Day
  readonly in: Minor
  readonly out: Minor
  readonly balance: Minor
}

/** A project in figures. */
export type ProjectFigures = {
  /** Gross of all milestones that count. */
  readonly in: Minor
  readonly out: Minor
  /** Before VAT. */
  readonly revenue: Minor
  readonly cost: Minor
  readonly marginAmount: Minor
  /** Tenths of a percent of revenue; null without revenue. */
  readonly margin: number | null
  /** VAT charged less VAT reclaimed. */
  readonly vat: Minor
  /** Of the value without a milestone. */
  readonly unplanned: Minor
  /** The deepest that the project is out of pocket, a magnitude; null where it never is. */
  readonly peakFunding: { readonly day: Day; readonly amount: Minor } | null
  readonly cumulative: readonly CashPoint[]
}

/**
 * The figures of a project. margin = revenue - cost; cumulative cash ends at what came less what
 * went.
 */
export function figuresOf(settled: SettledProject): ProjectFigures {
  const { project, milestones, costs } = settled
  const payments = costs.flatMap((each) => each.payments)
  const counted = milestones.map((milestone) => ({
    gross: countedGross(milestone),
    net: countedNet(milestone),
  }))
  const paid = payments.map((payment) => {
    const gross =
      payment.state === 'met' || payment.state === 'removed' ? payment.paid : payment.gross
    return { gross, net: netShare(gross, payment) }
  })
  const revenue = sum(counted.map(({ net }) => net))
  const cost = sum(paid.map(({ net }) => net))
  const into = sum(counted.map(({ gross }) => gross))
  const out = sum(paid.map(({ gross }) => gross))
  const cumulative = cumulativeCash(settled)
  const planned = sum(milestones.map(({ amount }) => amount))
  return {
    in: into,
    out,
    revenue,
    cost,
    marginAmount: less(revenue, cost),
    margin: marginOf(revenue, cost),
    vat: less(less(into, revenue), less(out, cost)),
    unplanned: less(project.value, planned),
    peakFunding: deepest(cumulative),
    cumulative,
  }
}

function countedNet(milestone: SettledMilestone): Minor {
  return milestone.state === 'removed' ? netShare(milestone.received, milestone) : milestone.net
}

/** The part of a gross amount that is not VAT, as it is in the whole. */
function netShare(part: Minor, whole: { net: Minor; gross: Minor }): Minor {
  if (part === whole.gross || whole.gross === 0) return part === 0 ? zero : whole.net
  return minor(Math.round(part * (whole.net / whole.gross)))
}

/** Margin in tenths of a percent. */
function marginOf(revenue: Minor, cost: Minor): number | null {
  return revenue > 0 ? Math.round(((revenue - cost) * 1000) / revenue) : null
}

/** What has moved on its day, and what is still to come on the day it is expected. */
function cumulativeCash({ milestones, costs }: SettledProject): CashPoint[] {
  const byDay = new Map<Day, { in: Minor; out: Minor }>()
  const add = (day: Day, side: 'in' | 'out', amount: Minor) => {
    if (amount === 0) return
    const moved = byDay.get(day) ?? { in: zero, out: zero }
    byDay.set(day, { ...moved, [side]: plus(moved[side], amount) })
  }
  for (const { matches, state, expectedOn, open } of milestones) {
    for (const { day, amount } of matches) add(day, 'in', amount)
    if (state !== 'overdue') add(expectedOn, 'in', open)
  }
  for (const { matches, day: expected, open } of costs.flatMap(({ payments }) => payments)) {
    for (const { day, amount } of matches) add(day, 'out', amount)
    add(expected, 'out', open)
  }
  let balance = zero
  return [...byDay]
    .sort(([a], [b]) => compareText(a, b))
    .map(([day, moved]) => {
      balance = minor(balance + moved.in - moved.out)
      return { day, ...moved, balance }
    })
}

function deepest(points: readonly CashPoint[]): ProjectFigures['peakFunding'] {
  let low: CashPoint | null = null
  for (const point of points) if (point.balance < (low?.balance ?? 0)) low = point
  return low ? { day: low.day, amount: magnitude(low.balance) } : null
}

/** What a list shows of a project. Amounts are gross. */
type ProjectSummary = {
  readonly net: Minor
  readonly gross: Minor
  readonly received: Minor
  readonly outstanding: Minor
  readonly weighted: Minor
  readonly nextReceipt: { readonly day: Day; readonly amount: Minor } | null
  readonly overdue: { readonly count: number; readonly amount: Minor }
  /**
   * How many days the milestone that moved most is later than first planned; below 0 is earlier.
   */
  readonly slipDays: number
}

/** The summary of a project. `slip` is in days between the first plan and now. */
export function summaryOf(
  { project, milestones }: SettledProject,
  slipOf: (milestone: SettledMilestone) => number,
): ProjectSummary {
  const outstanding = sum(milestones.map(({ open }) => open))
  const coming = milestones
    .filter(({ open, state }) => open > 0 && state !== 'overdue')
    .sort((a, b) => compareText(a.expectedOn, b.expectedOn))
  const overdue = milestones.filter(({ state }) => state === 'overdue')
  const [next] = coming
  const share = isWon(project.status) ? wholeShare : project.probability * 100
  return {
    net: sum(milestones.map(({ net }) => net)),
    gross: sum(milestones.map(({ gross }) => gross)),
    received: sum(milestones.map(({ received }) => received)),
    outstanding,
    weighted: shareOf(outstanding, share),
    nextReceipt: next ? { day: next.expectedOn, amount: next.open } : null,
    overdue: { count: overdue.length, amount: sum(overdue.map(({ open }) => open)) },
    slipDays: milestones.reduce((most, milestone) => {
      const slip = slipOf(milestone)
      return Math.abs(slip) > Math.abs(most) ? slip : most
    }, 0),
  }
}
