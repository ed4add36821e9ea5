// What somebody enters of a project, in the domain's words; refused where it cannot be.
import type { ProjectInput, ProjectPatch } from '@plimsoll/contract/sales-input'
import type { Day } from '@plimsoll/domain/calendar'
import type { Nation } from '@plimsoll/domain/holidays'
import { Problem } from '@plimsoll/domain/problem'
import { mistakesIn } from '@plimsoll/domain/sales/check'
import type { Cost, Milestone, Project } from '@plimsoll/domain/sales/project'
import { expectedDay } from '@plimsoll/domain/sales/schedule'
import { isWon } from '@plimsoll/domain/sales/status'
import { isSubCategory } from '@plimsoll/domain/taxonomy'
import { newId } from '../../db/new-id.ts'
import { percentOf } from './view.ts'

type WireMilestone = NonNullable<ProjectInput['milestones']>[number]
type WireCost = NonNullable<ProjectInput['costs']>[number]

const usualProbability = 50

/** A new project. Refuses what cannot be, with every mistake as a detail. */
export function newProject(input: ProjectInput, at: { today: Day; nation: Nation }): Project {
  const status = input.status ?? 'Proposed'
  const blank: Project = {
    id: newId(),
    name: input.name,
    client: partyOf(input.client),
    status,
    statusSince: at.today,
    isAgreed: isWon(status),
    value: input.value,
    vat: input.vat ?? { rate: 'none', included: false },
    start: input.start,
    end: input.end ?? null,
    probability: input.probability ?? usualProbability,
    delayDays: input.delay_days ?? null,
    include: input.include ?? true,
    notes: input.notes ?? '',
    milestones: [],
    costs: [],
  }
  return checked(withItems(blank, input, at.nation))
}

/** A project as a change leaves it. Refuses what cannot be. */
export function changedProject(project: Project, patch: ProjectPatch, nation: Nation): Project {
  const { client, delay_days, milestones: _, costs: __, ...plain } = patch
  const changes = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  ) as Partial<Omit<ProjectPatch, 'client' | 'delay_days' | 'milestones' | 'costs'>>
  const changed = {
    ...project,
    ...changes,
    ...(client && { client: partyOf(client) }),
    ...(delay_days !== undefined && { delayDays: delay_days }),
  } as Project
  return checked(withItems(changed, patch, nation))
}

function withItems(
  project: Project,
  { milestones, costs }: Pick<ProjectPatch, 'milestones' | 'costs'>,
  nation: Nation,
): Project {
  return {
    ...project,
    milestones: milestones?.map((each) => milestoneOf(each, project, nation)) ?? project.milestones,
    costs: costs?.map((each) => costOf(each, project)) ?? project.costs,
  }
}

function partyOf({ merchant_id, name }: ProjectInput['client']): Project['client'] {
  return { merchantId: merchant_id, name }
}

/** A milestone keeps the cash day of its first plan, from which slips are counted. */
function milestoneOf(wire: WireMilestone, project: Project, nation: Nation): Milestone {
  const known = project.milestones.find(({ id }) => id === wire.id)
  const milestone = {
    id: known?.id ?? newId(),
    label: wire.label,
    amount: wire.amount ?? null,
    share: wire.share == null ? null : sharesOf(wire.share),
    invoiceDate: wire.invoice_date,
    termsDays: wire.terms_days,
    chosenOn: wire.expected_on ?? null,
  }
  const plannedOn =
    known?.plannedOn ?? expectedDay(milestone, { delayDays: project.delayDays ?? 0, nation })
  return { ...milestone, plannedOn }
}

function costOf(wire: WireCost, project: Project): Cost {
  const known = project.costs.find(({ id }) => id === wire.id)
  const subCategory = wire.sub_category ?? known?.subCategory ?? 'subcontractors'
  if (!isSubCategory(subCategory))
    throw new Problem('invalid', `Choose a category for “${wire.label}” that exists.`)
  return {
    id: known?.id ?? newId(),
    label: wire.label,
    kind: wire.kind,
    amount: wire.kind === 'share' ? null : (wire.amount ?? null),
    share: wire.kind !== 'share' || wire.share == null ? null : sharesOf(wire.share),
    day: wire.kind === 'share' ? null : (wire.day ?? null),
    until: wire.kind === 'recurring' ? (wire.until ?? null) : null,
    every: wire.kind === 'recurring' ? (wire.every ?? null) : null,
    subCategory,
    supplier: wire.supplier ? partyOf(wire.supplier) : null,
    vat: wire.vat ?? 'none',
  }
}

/** Milestones as they would be entered, for a change that keeps most of them. */
export function milestoneInputs(milestones: readonly Milestone[]): WireMilestone[] {
  return milestones.map(({ id, label, amount, share, invoiceDate, termsDays, chosenOn }) => ({
    id,
    label,
    amount,
    share: percentOf(share),
    invoice_date: invoiceDate,
    terms_days: termsDays,
    expected_on: chosenOn,
  }))
}

/** Costs as they would be entered. */
export function costInputs(costs: readonly Cost[]): WireCost[] {
  return costs.map(({ share, subCategory, supplier, ...cost }) => ({
    ...cost,
    share: percentOf(share),
    sub_category: subCategory,
    supplier: supplier && { merchant_id: supplier.merchantId, name: supplier.name },
  }))
}

/** `"12.50"` percent as 1250 hundredths. */
function sharesOf(percent: string): number {
  const [whole = '0', decimals = ''] = percent.split('.')
  const hundredths = Number(`${whole.replace('-', '')}${decimals.padEnd(2, '0')}`)
  return percent.startsWith('-') ? -hundredths : hundredths
}

function checked(project: Project): Project {
  const mistakes = mistakesIn(project)
  const [first] = mistakes
  if (first) throw new Problem('invalid', first.message, { details: mistakes })
  return project
}
