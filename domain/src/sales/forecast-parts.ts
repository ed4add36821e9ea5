// Projects as parts of the forecast: what is still to come of each milestone and cost, weighted as
// the switch says.
import { type Day, monthOf } from '../calendar.ts'
import type { Part } from '../forecast/engine.ts'
import { type Minor, minor, negate } from '../money.ts'
import { shareOf } from './milestone-amounts.ts'
import type { Project } from './project.ts'
import type { ItemState, SettledProject } from './settle.ts'
import { isStopped, isWon } from './status.ts'

/**
 * How projects count in the forecast: not at all, each by its probability, or in whole as if all
 * were won.
 */
export type Counting = 'off' | 'expected' | 'won'

/** Where money of projects stands in the cash-flow table: a block of its own on each side. */
export const projectLines = { in: 'project_receipts', out: 'project_costs' } as const

/** A part with its project's name, and the milestone or cost that it comes from. */
export type ProjectPart = Part & {
  readonly itemId: string
  readonly project: string
  readonly label: string
  /** How many hundredths of it count: less than 100 while the project may be lost. */
  readonly weight: number
  /** As much of the amount as is VAT, signed as the amount is. */
  readonly vat: Minor
  /**
   * The day that the VAT counts on for who accounts by invoices: a receipt's invoice, a cost's
   * payment.
   */
  readonly taxPoint: Day
}

/** A part of a project with its names; null for parts of any other source. */
export function projectPartOf(part: Part): ProjectPart | null {
  return part.source === 'project' ? (part as ProjectPart) : null
}

/** The weight of what counts in whole, in hundredths. */
export const wholeWeight = 100

/** How many hundredths of a project's cash count: 100 once it is won. */
export function weightOf(
  { status, isAgreed, probability }: Pick<Project, 'status' | 'isAgreed' | 'probability'>,
  counting: Counting,
): number {
  if (counting === 'off') return 0
  const isAgreedNow = isWon(status) || (isStopped(status) && isAgreed)
  return counting === 'won' || isAgreedNow ? 100 : probability
}

/** A project that is counted otherwise than the switch says, to try it. */
export type TriedCounting = { readonly projectId: string; readonly counting: Counting }

/**
 * The parts of projects that count. What has come, an overdue milestone, and what was removed by a
 * cancellation are none of them.
 */
export function projectParts(
  projects: readonly SettledProject[],
  counting: Counting,
  tried: readonly TriedCounting[] = [],
): ProjectPart[] {
  return projects.flatMap((settled) => {
    const { project } = settled
    const own = tried.find(({ projectId }) => projectId === project.id)?.counting ?? counting
    const weight = project.include ? weightOf(project, own) : 0
    return weight === 0 ? [] : keptParts(settled, weight)
  })
}

// Every page puts the forecast together again, most often with projects that are the same as
// before: they keep their parts by weight, so that what has not changed is known by being the same
// object.
const kept = new WeakMap<SettledProject, Map<number, readonly ProjectPart[]>>()

function keptParts(settled: SettledProject, weight: number): readonly ProjectPart[] {
  const byWeight = kept.get(settled) ?? new Map<number, readonly ProjectPart[]>()
  const parts = byWeight.get(weight) ?? partsOf(settled, weight)
  kept.set(settled, byWeight.set(weight, parts))
  return parts
}

function partsOf({ project, milestones, costs }: SettledProject, weight: number): ProjectPart[] {
  const weighted = (amount: Minor) => shareOf(amount, weight * 100)
  const receipts = milestones
    .filter(({ state }) => isComing(state))
    .map((milestone): ProjectPart => {
      const { id, label, due, expectedOn, open } = milestone
      return {
        ...partOn({ due, day: expectedOn, side: 'in' }, project),
        merchantId: project.client.merchantId,
        amount: weighted(open),
        vat: weighted(vatIn(open, milestone)),
        taxPoint: milestone.invoiceDate,
        itemId: id,
        project: project.name,
        label,
        weight,
      }
    })
  const payments = costs.flatMap(({ cost, payments }) =>
    payments
      .filter(({ state }) => isComing(state) || state === 'overdue')
      .map((payment): ProjectPart => {
        return {
          ...partOn({ due: payment.due, day: payment.day, side: 'out' }, project),
          merchantId: cost.supplier?.merchantId ?? null,
          amount: negate(weighted(payment.open)),
          vat: negate(weighted(vatIn(payment.open, payment))),
          taxPoint: payment.day,
          itemId: cost.id,
          project: project.name,
          label: cost.label,
          weight,
        }
      }),
  )
  return [...receipts, ...payments].filter(({ amount }) => amount !== 0)
}

/** The VAT in what is open of an invoice, as it is in the whole. */
function vatIn(open: Minor, { vat, gross }: { vat: Minor; gross: Minor }): Minor {
  return gross === 0 ? gross : minor(Math.round((vat * open) / gross))
}

function isComing(state: ItemState): boolean {
  return state === 'expected' || state === 'part'
}

function partOn(
  moved: { due: string; day: string; side: 'in' | 'out' },
  { id }: Project,
): Omit<Part, 'merchantId' | 'amount'> {
  return {
    source: 'project',
    sourceId: id,
    month: monthOf(moved.day),
    subCategory: projectLines[moved.side],
    ...moved,
  }
}
