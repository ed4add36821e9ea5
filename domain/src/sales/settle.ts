// The state of every milestone and cost: received, overdue, still to come. Everything here is
// worked out again from the books, so that a receipt that is undone or edited is never lost.
import { addDays, type Day, daysBetween } from '../calendar.ts'
import { nextWorkingDay } from '../holidays.ts'
import { less, type Minor, minor, sum, zero } from '../money.ts'
import { type CostPayment, costPayments } from './cost-payments.ts'
import { type Claims, claimReceipts } from './match-receipts.ts'
import { type MilestoneAmount, milestoneAmounts } from './milestone-amounts.ts'
import type { Cost, Milestone, Party, Project } from './project.ts'
import {
  costKey,
  expectedDay,
  type Match,
  type PlannedMilestone,
  type PlannedProject,
} from './schedule.ts'
import type { SettleContext } from './settle-context.ts'
import { countsOn } from './status.ts'

/** The state of a milestone, or of one payment of a cost. */
export type ItemState =
  | 'expected'
  | 'part' // some has come, and the rest is still expected
  | 'met'
  | 'overdue' // a milestone leaves the forecast; a cost is expected on the next working day
  | 'removed' // stopped with its project, or a cost that nobody waits for any more

/** A milestone with its amounts, its days and what has come of it. `open` is still to come. */
export type SettledMilestone = Milestone &
  MilestoneAmount & {
    readonly due: Day
    readonly expectedOn: Day
    /** When an overdue one would come by the client's usual delay from today; null for others. */
    readonly usualOn: Day | null
    readonly state: ItemState
    readonly received: Minor
    readonly open: Minor
    readonly matches: readonly Match[]
  }

/** One payment of a cost and what has been paid of it. */
type SettledPayment = CostPayment & {
  readonly state: ItemState
  readonly paid: Minor
  readonly open: Minor
  readonly matches: readonly Match[]
}

/** A project with everything settled. Delays are days after the due date. */
export type SettledProject = {
  readonly project: Project
  /** The median delay of this client's met milestones; null while none is met. */
  readonly usualDelay: number | null
  readonly delayUsed: number
  /** Past delays of this client, for simulation. */
  readonly delays: readonly number[]
  readonly milestones: readonly SettledMilestone[]
  readonly costs: readonly { readonly cost: Cost; readonly payments: readonly SettledPayment[] }[]
}

/** All projects settled, and which project each claimed transaction belongs to. */
export type Settlement = {
  readonly projects: readonly SettledProject[]
  readonly claimed: ReadonlyMap<string, string>
}

// A cost that has not been seen for longer was paid some other way.
const costWaitDays = 31
// What is short by less was kept back by a bank on the way.
const metShare = 0.99
const costMetShare = 0.9

/** Settles all projects of a business together: they compete for the same receipts. */
export function settleProjects(projects: readonly Project[], context: SettleContext): Settlement {
  const planned = projects.map((project) => {
    const amounts = milestoneAmounts(project.milestones, project)
    return {
      project,
      milestones: project.milestones.map((milestone, at) => ({
        ...milestone,
        ...(amounts[at] as MilestoneAmount),
        due: addDays(milestone.invoiceDate, milestone.termsDays),
      })),
    }
  })
  const claims = claimReceipts(planned, context)
  const delays = delaysByClient(planned, claims)
  const settled = planned.map((each) =>
    settledProject(each, {
      claims,
      delays: delays.get(partyKey(each.project.client)) ?? [],
      context,
    }),
  )
  return { projects: settled, claimed: claims.projectOf() }
}

/** Names a party: its merchant where the books know one, else its name. */
export function partyKey({ merchantId, name }: Party): string {
  return merchantId ?? `name ${name.trim().toLowerCase()}`
}

/** How many days after its due day each met milestone was paid, by client. */
function delaysByClient(
  planned: readonly PlannedProject[],
  claims: Claims,
): ReadonlyMap<string, readonly number[]> {
  const delays = new Map<string, number[]>()
  for (const { project, milestones } of planned) {
    for (const milestone of milestones) {
      const matches = claims.held(milestone.id)
      const last = matches
        .map(({ day }) => day)
        .sort()
        .at(-1)
      if (!last || !isMet(sum(matches.map(({ amount }) => amount)), milestone.gross)) continue
      const key = partyKey(project.client)
      delays.set(key, [...(delays.get(key) ?? []), daysBetween(milestone.due, last)])
    }
  }
  return delays
}

function isMet(received: Minor, gross: Minor): boolean {
  return received > 0 && received >= gross * metShare
}

type Settling = {
  readonly claims: Claims
  readonly delays: readonly number[]
  readonly context: SettleContext
}

function settledProject(
  { project, milestones }: PlannedProject,
  settling: Settling,
): SettledProject {
  const { delays, claims, context } = settling
  const usualDelay = medianDelay(delays)
  const delayUsed = project.delayDays ?? usualDelay ?? 0
  const settled = milestones.map((milestone) => {
    const expectedOn = expectedDay(milestone, { delayDays: delayUsed, nation: context.nation })
    return settledMilestone({ ...milestone, expectedOn }, { project, usualDelay, ...settling })
  })
  const costs = project.costs.map((cost) => ({
    cost,
    payments: paymentsOf(cost, settled, { project, claims, context }),
  }))
  return { project, usualDelay, delayUsed, delays, milestones: settled, costs }
}

/** The middle of past delays, the earlier middle of an even number; null without any. */
function medianDelay(delays: readonly number[]): number | null {
  const sorted = [...delays].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

function settledMilestone(
  milestone: PlannedMilestone & { expectedOn: Day },
  settling: Settling & { project: Project; usualDelay: number | null },
): SettledMilestone {
  const { project, claims, context, usualDelay } = settling
  const { asOf, nation } = context
  const matches = claims.held(milestone.id)
  const received = sum(matches.map(({ amount }) => amount))
  const base = { ...milestone, usualOn: null, received, matches }
  if (isMet(received, milestone.gross)) return { ...base, state: 'met', open: zero }
  if (!countsOn(project, milestone.expectedOn)) return { ...base, state: 'removed', open: zero }
  const open = less(milestone.gross, received)
  const waiting = received > 0 ? ('part' as const) : ('expected' as const)
  if (milestone.expectedOn > asOf) return { ...base, state: waiting, open }
  if (milestone.expectedOn >= (context.knownUntil ?? asOf) && milestone.expectedOn < asOf)
    return { ...base, expectedOn: dayAfter(context), state: waiting, open }
  const usual = addDays(milestone.due, usualDelay ?? 0)
  const usualOn =
    usual > asOf
      ? nextWorkingDay(usual, nation)
      : nextWorkingDay(addDays(asOf, Math.max(1, usualDelay ?? 0)), nation)
  return { ...base, usualOn, state: 'overdue', open }
}

function paymentsOf(
  cost: Cost,
  milestones: readonly SettledMilestone[],
  settling: { project: Project; claims: Claims; context: SettleContext },
): SettledPayment[] {
  const { project, claims, context } = settling
  const { nation, asOf } = context
  return costPayments(cost, { receipts: milestones, end: project.end, nation }).map((payment) => {
    const matches = claims.held(costKey(cost.id, payment.due))
    const paid = sum(matches.map(({ amount }) => amount))
    const base = { ...payment, paid, matches }
    if (paid > 0 && paid >= payment.gross * costMetShare)
      return { ...base, state: 'met', open: zero }
    if (!countsOn(project, payment.day)) return { ...base, state: 'removed', open: zero }
    const open = less(payment.gross, paid)
    if (payment.day > asOf) return { ...base, state: paid > 0 ? 'part' : 'expected', open }
    if (daysBetween(payment.day, asOf) > costWaitDays)
      return { ...base, state: 'removed', open: zero }
    return { ...base, day: dayAfter(context), state: 'overdue', open }
  })
}

function dayAfter({ asOf, nation }: SettleContext): Day {
  return nextWorkingDay(addDays(asOf, 1), nation)
}

/** What a milestone brings in: all of it, or what came before its project was stopped. */
export function countedGross({ state, gross, received, open }: SettledMilestone): Minor {
  return state === 'removed' ? minor(received + open) : gross
}
