// The demo company's sales projects, in different states. Their clients are new, so that nothing of
// its past is taken for a milestone.
import { addDays, type Day } from '../calendar.ts'
import { type Minor, minor } from '../money.ts'
import type { Cost, Milestone, Project } from '../sales/project.ts'
import { isWon, type ProjectStatus } from '../sales/status.ts'

/** A project without ids: they are made when it is stored. */
export type DemoProject = Omit<Project, 'id' | 'milestones' | 'costs'> & {
  readonly milestones: readonly Omit<Milestone, 'id'>[]
  readonly costs: readonly Omit<Cost, 'id'>[]
}

type Plan = {
  readonly name: string
  readonly client: string
  readonly status: ProjectStatus
  readonly pounds: number
  readonly probability: number
  /** Days from today to the start. */
  readonly startsIn: number
  readonly length: number
  readonly notes: string
  /** Label, share in percent, days from today to the invoice, terms. */
  readonly milestones: readonly (readonly [string, number, number, number])[]
  /** Label, pounds, days from today. */
  readonly costs: readonly (readonly [string, number, number])[]
}

const plans: readonly Plan[] = [
  {
    // Fitted out before its client pays: the one that takes cash to its lowest.
    name: 'Saltmarsh taproom fit-out',
    client: 'Saltmarsh Taproom',
    status: 'Won',
    pounds: 24_000,
    probability: 100,
    startsIn: 10,
    length: 80,
    notes: 'Timber and lighting are bought before the stage payment.',
    milestones: [
      ['Stage payment', 60, 45, 30],
      ['Final payment', 40, 90, 30],
    ],
    costs: [
      ['Timber and lighting', 8200, 24],
      ['Electrician', 2600, 38],
    ],
  },
  {
    name: 'Harbour festival signage',
    client: 'Harbour Festival Trust',
    status: 'Active',
    pounds: 9600,
    probability: 100,
    startsIn: -60,
    length: 120,
    notes: 'The deposit is late: the trust pays after its board meets.',
    milestones: [
      ['Deposit', 30, -55, 30],
      ['Installation', 50, 20, 30],
      ['Final payment', 20, 60, 30],
    ],
    costs: [['Vinyl and frames', 1900, 12]],
  },
  {
    name: 'Lantern Street rebrand',
    client: 'Lantern Street Dental',
    status: 'Proposed',
    pounds: 14_400,
    probability: 60,
    startsIn: 30,
    length: 90,
    notes: 'Quoted against one other studio.',
    milestones: [
      ['Deposit', 30, 30, 14],
      ['Stage payment', 40, 75, 30],
      ['Final payment', 30, 120, 30],
    ],
    costs: [['Photography', 1800, 50]],
  },
  {
    name: 'Council wayfinding bid',
    client: 'Tamar District Council',
    status: 'Proposed',
    pounds: 38_000,
    probability: 25,
    startsIn: 60,
    length: 150,
    notes: 'Decision in six weeks.',
    milestones: [
      ['Design', 25, 75, 30],
      ['Manufacture', 50, 130, 30],
      ['Handover', 25, 200, 30],
    ],
    costs: [
      ['Foundry', 9000, 110],
      ['Site crew', 4200, 160],
    ],
  },
  {
    name: 'Orchard cider labels',
    client: 'Orchard Cider Makers',
    status: 'On hold',
    pounds: 6200,
    probability: 50,
    startsIn: -30,
    length: 120,
    notes: 'Waiting for their new bottle.',
    milestones: [
      ['Artwork', 50, 15, 30],
      ['Print run', 50, 60, 30],
    ],
    costs: [],
  },
  {
    name: 'Regatta programme',
    client: 'Estuary Regatta Club',
    status: 'Lost',
    pounds: 3800,
    probability: 40,
    startsIn: -45,
    length: 60,
    notes: 'Went to a cheaper printer.',
    milestones: [['Programme', 100, -10, 30]],
    costs: [],
  },
]

/** The six projects as they stand on a day. */
export function demoProjects(today: Day): DemoProject[] {
  return plans.map((plan) => ({
    name: plan.name,
    client: { merchantId: null, name: plan.client },
    status: plan.status,
    statusSince: addDays(today, Math.min(plan.startsIn, -5)),
    isAgreed: isWon(plan.status),
    value: inPence(plan.pounds),
    vat: { rate: 'standard', included: false },
    start: addDays(today, plan.startsIn),
    end: addDays(today, plan.startsIn + plan.length),
    probability: plan.probability,
    delayDays: null,
    include: true,
    notes: plan.notes,
    milestones: plan.milestones.map(([label, share, invoicedIn, termsDays]) => ({
      label,
      amount: null,
      share: share * 100,
      invoiceDate: addDays(today, Math.max(invoicedIn, plan.startsIn)),
      termsDays,
      chosenOn: null,
      plannedOn: addDays(today, Math.max(invoicedIn, plan.startsIn) + termsDays),
    })),
    costs: plan.costs.map(([label, amount, paidIn]) => ({
      label,
      kind: 'one_off',
      amount: inPence(amount),
      share: null,
      day: addDays(today, paidIn),
      until: null,
      every: null,
      subCategory: 'subcontractors',
      supplier: null,
      vat: 'standard',
    })),
  }))
}

function inPence(pounds: number): Minor {
  return minor(pounds * 100)
}
