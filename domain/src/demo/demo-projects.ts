// The demo company's sales projects, in different states; one of them takes its cash to the lowest.
// Their clients are new, so that nothing of its past is taken for a milestone.
import { addDays, type Day, daysBetween } from '../calendar.ts'
import { nextWorkingDay } from '../holidays.ts'
import { type Minor, minor } from '../money.ts'
import type { Cost, Milestone, Project } from '../sales/project.ts'
import { isWon, type ProjectStatus } from '../sales/status.ts'
import { demoTimeOf, nextVatDay } from './demo-time.ts'

/** A project without ids: they are made when it is stored. */
type DemoProject = Omit<Project, 'id' | 'milestones' | 'costs'> & {
  readonly milestones: readonly Omit<Milestone, 'id'>[]
  readonly costs: readonly Omit<Cost, 'id'>[]
}

/** A job in a few words. Days are counted from today; a share is in percent, a cost in pounds. */
type Plan = {
  readonly name: string
  readonly client: string
  readonly status: ProjectStatus
  readonly pounds: number
  readonly probability: number
  readonly starts: number
  readonly lasts: number
  readonly notes: string
  /** Label, share, day of the invoice, terms. */
  readonly milestones: readonly (readonly [string, number, number, number])[]
  /** Label, pounds, day. */
  readonly costs: readonly (readonly [string, number, number])[]
}

/**
 * `lowIn`: in how many days cash is at its lowest, just after the VAT has left. The fit-out buys
 * its timber then, of which its client has paid half: that takes the low under the buffer.
 */
function plansFor(lowIn: number): Plan[] {
  return [
    agreed('Saltmarsh taproom fit-out', 'Saltmarsh Taproom', {
      status: 'Won',
      pounds: 24_000,
      starts: 2,
      lasts: 108,
      notes:
        'The deposit pays for half of the timber and lighting; the rest is ours to fund until the stage payment.',
      milestones: [
        ['Deposit', 15, 2, 14],
        ['Stage payment', 50, 45, 30],
        ['Final payment', 35, 110, 30],
      ],
      costs: [
        ['Timber and lighting', 8200, lowIn],
        ['Electrician', 2600, 90],
      ],
    }),
    agreed('Harbour festival signage', 'Harbour Festival Trust', {
      status: 'Active',
      pounds: 9600,
      starts: -60,
      lasts: 120,
      notes: 'The deposit is late: the trust pays after its board meets.',
      milestones: [
        ['Deposit', 30, -55, 30],
        ['Installation', 50, 20, 30],
        ['Final payment', 20, 60, 30],
      ],
      costs: [['Vinyl and frames', 900, 12]],
    }),
    bid('Lantern Street rebrand', 'Lantern Street Dental', 60, {
      pounds: 14_400,
      starts: 30,
      lasts: 90,
      notes: 'Quoted against one other studio.',
      milestones: [
        ['Deposit', 30, 30, 14],
        ['Stage payment', 40, 75, 30],
        ['Final payment', 30, 120, 30],
      ],
      costs: [['Photography', 1800, 50]],
    }),
    bid('Council wayfinding bid', 'Tamar District Council', 25, {
      pounds: 38_000,
      starts: 60,
      lasts: 150,
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
    }),
    bid('Orchard cider labels', 'Orchard Cider Makers', 50, {
      status: 'On hold',
      pounds: 6200,
      starts: -30,
      lasts: 120,
      notes: 'Waiting for their new bottle.',
      milestones: [
        ['Artwork', 50, 15, 30],
        ['Print run', 50, 60, 30],
      ],
    }),
    bid('Regatta programme', 'Estuary Regatta Club', 40, {
      status: 'Lost',
      pounds: 3800,
      starts: -45,
      lasts: 60,
      notes: 'Went to a cheaper printer.',
      milestones: [['Programme', 100, -10, 30]],
    }),
  ]
}

type Job = Pick<Plan, 'pounds' | 'starts' | 'lasts' | 'notes' | 'milestones'> & Partial<Plan>

function agreed(name: string, client: string, job: Job & Pick<Plan, 'status'>): Plan {
  return { name, client, probability: 100, costs: [], ...job }
}

function bid(name: string, client: string, probability: number, job: Job): Plan {
  return { name, client, probability, status: 'Proposed', costs: [], ...job }
}

/** The six projects as they stand on a day. */
export function demoProjects(today: Day): DemoProject[] {
  const lowDay = nextWorkingDay(addDays(nextVatDay(demoTimeOf(today)), 1), 'england_and_wales')
  return plansFor(daysBetween(today, lowDay)).map((plan) => projectOf(plan, today))
}

function projectOf(plan: Plan, today: Day): DemoProject {
  const onDay = (days: number) => addDays(today, days)
  return {
    name: plan.name,
    client: { merchantId: null, name: plan.client },
    status: plan.status,
    statusSince: onDay(Math.min(plan.starts, -5)),
    isAgreed: isWon(plan.status),
    value: inPence(plan.pounds),
    vat: { rate: 'standard', included: false },
    start: onDay(plan.starts),
    end: onDay(plan.starts + plan.lasts),
    probability: plan.probability,
    delayDays: null,
    include: true,
    notes: plan.notes,
    milestones: plan.milestones.map(([label, share, invoicedIn, termsDays]) => ({
      label,
      amount: null,
      share: share * 100,
      invoiceDate: onDay(invoicedIn),
      termsDays,
      chosenOn: null,
      plannedOn: nextWorkingDay(onDay(invoicedIn + termsDays), 'england_and_wales'),
    })),
    costs: plan.costs.map(([label, amount, paidIn]) => ({
      label,
      kind: 'one_off',
      amount: inPence(amount),
      share: null,
      day: onDay(paidIn),
      until: null,
      every: null,
      subCategory: 'subcontractors',
      supplier: null,
      vat: 'standard',
    })),
  }
}

function inPence(pounds: number): Minor {
  return minor(pounds * 100)
}
