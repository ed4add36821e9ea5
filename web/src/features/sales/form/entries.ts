// A project while it is edited: text as typed in its fields, milestones and costs as they would be
// saved.
import type { ProjectInput, ProjectPatch } from '@plimsoll/contract/sales-input'
import type { Project } from '@plimsoll/contract/sales-project'
import { type Day, isDay } from '@plimsoll/domain/calendar'
import { less, type Minor, negate, printMinor, sum, zero } from '@plimsoll/domain/money'
import { milestoneAmounts } from '@plimsoll/domain/sales/milestone-amounts'
import { aboveZeroRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { money } from '../../../format/amount.ts'

/** A milestone as it would be saved. `key` tells new ones apart too. */
export type MilestoneEntry = NonNullable<ProjectInput['milestones']>[number] & { key: string }
/** A cost as it would be saved. */
export type CostEntry = NonNullable<ProjectInput['costs']>[number] & { key: string }

/** Everything that can be edited of a project. */
export type ProjectForm = {
  name: string
  client: string
  value: string
  vat: 'none' | 'standard-on-top' | 'standard-included' | 'reduced-on-top' | 'reduced-included'
  start: string
  end: string
  probability: string
  delay: string
  include: boolean
  notes: string
  milestones: readonly MilestoneEntry[]
  costs: readonly CostEntry[]
}

/** Sentences by the field they stand under. */
export type FormErrors = Partial<Record<keyof ProjectForm, string>>
/** A payer that the books know by this name. */
export type Payer = { readonly id: string; readonly name: string }

/** The ways VAT can be charged. */
export const vatChoices: readonly { value: ProjectForm['vat']; label: string }[] = [
  { value: 'none', label: 'No VAT' },
  { value: 'standard-on-top', label: 'Plus 20% VAT' },
  { value: 'standard-included', label: 'Including 20% VAT' },
  { value: 'reduced-on-top', label: 'Plus 5% VAT' },
  { value: 'reduced-included', label: 'Including 5% VAT' },
]

/** An empty form. */
export function blankForm(start: Day): ProjectForm {
  return {
    name: '',
    client: '',
    value: '',
    vat: 'standard-on-top',
    start,
    end: '',
    probability: '50',
    delay: '',
    include: true,
    notes: '',
    milestones: [],
    costs: [],
  }
}

/** The form of a saved project. */
export function formFrom(project: Project): ProjectForm {
  const { vat } = project
  return {
    name: project.name,
    client: project.client.name,
    value: plainAmount(project.value),
    vat: vat.rate === 'none' ? 'none' : `${vat.rate}-${vat.included ? 'included' : 'on-top'}`,
    start: project.start,
    end: project.end ?? '',
    probability: String(project.probability),
    delay: project.delay_days === null ? '' : String(project.delay_days),
    include: project.include,
    notes: project.notes,
    milestones: project.milestones.map((milestone) => ({
      key: milestone.id,
      id: milestone.id,
      label: milestone.label,
      amount: milestone.share === null ? milestone.amount : null,
      share: milestone.share,
      invoice_date: milestone.invoice_date,
      terms_days: milestone.terms_days,
      expected_on: milestone.chosen_on,
    })),
    costs: project.costs.map((cost) => ({
      key: cost.id,
      id: cost.id,
      label: cost.label,
      kind: cost.kind,
      amount: cost.amount,
      share: cost.share,
      day: cost.day,
      until: cost.until,
      every: cost.every,
      sub_category: cost.sub_category,
      supplier: cost.supplier,
      vat: cost.vat,
    })),
  }
}

/**
 * Reads a form: a project ready to be sent, or what is wrong with it. `payers` are those of the
 * books.
 */
export function readForm(
  form: ProjectForm,
  payers: readonly Payer[],
): { project: ProjectInput; errors: null } | { project: null; errors: FormErrors } {
  const errors = errorsOf(form)
  const value = typedAmount(form.value)
  if (Object.keys(errors).length > 0 || value === null) return { project: null, errors }
  const name = form.client.trim()
  const payer = payers.find((each) => each.name.toLowerCase() === name.toLowerCase())
  const [rate = 'none'] = form.vat.split('-')
  return {
    errors: null,
    project: {
      name: form.name.trim(),
      client: payer ? { merchant_id: payer.id, name: payer.name } : { merchant_id: null, name },
      value,
      vat: {
        rate: rate as 'none' | 'standard' | 'reduced',
        included: form.vat.endsWith('included'),
      },
      start: form.start,
      end: form.end || null,
      probability: Number(form.probability),
      delay_days: form.delay.trim() === '' ? null : Number(form.delay.replace('−', '-')),
      include: form.include,
      notes: form.notes,
      milestones: form.milestones.map(withoutKey),
      costs: form.costs.map(withoutKey),
    },
  }
}

/**
 * Only what differs from the saved project, so that what somebody else has changed meanwhile stays.
 */
export function patchOf(edits: Partial<ProjectForm>, project: ProjectInput): ProjectPatch {
  const fields: Partial<Record<keyof ProjectForm, keyof ProjectPatch>> = { delay: 'delay_days' }
  return Object.fromEntries(
    (Object.keys(edits) as (keyof ProjectForm)[]).map((field) => {
      const name = fields[field] ?? (field as keyof ProjectPatch)
      return [name, project[name as keyof ProjectInput]]
    }),
  )
}

/** The edits that differ from the saved form; the others are dropped. */
export function realEdits(saved: ProjectForm, edits: Partial<ProjectForm>): Partial<ProjectForm> {
  return Object.fromEntries(
    Object.entries(edits).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(saved[field as keyof ProjectForm]),
    ),
  )
}

/**
 * What each milestone comes to in the terms of the value; null where its percentage has no value to
 * be of.
 */
export function amountsOf(form: Pick<ProjectForm, 'milestones' | 'value'>): (Minor | null)[] {
  const value = typedAmount(form.value)
  if (value === null) return form.milestones.map(({ amount }) => amount ?? null)
  const entered = form.milestones.map(({ amount, share }) => ({
    amount: amount ?? null,
    share: share == null ? null : hundredths(share),
  }))
  // The amounts follow the terms of the value, so VAT plays no part here.
  const terms = { value, vat: { rate: 'none', included: false } } as const
  return milestoneAmounts(entered, terms).map(({ amount }) => amount)
}

/** How much of the value has no milestone; below zero where the milestones exceed it. */
export function unplanned(form: Pick<ProjectForm, 'milestones' | 'value'>): Minor | null {
  const value = typedAmount(form.value)
  return value === null ? null : less(value, sum(amountsOf(form).map((each) => each ?? zero)))
}

function errorsOf(form: ProjectForm): FormErrors {
  const value = aboveZeroRefusal(form.value)
  const left = unplanned(form)
  const probability = /^\d{1,3}$/.test(form.probability.trim()) ? Number(form.probability) : null
  const delay = form.delay.trim().replace('−', '-')
  const early = form.milestones.find(
    ({ invoice_date: day }) => isDay(form.start) && day < form.start,
  )
  return {
    ...(form.name.trim() ? {} : { name: 'Enter a name.' }),
    ...(form.client.trim() ? {} : { client: 'Enter the client’s name.' }),
    ...(value ? { value } : {}),
    ...(isDay(form.start) ? {} : { start: 'Choose a start date.' }),
    ...(form.end === '' || isDay(form.end) ? {} : { end: 'Choose an end date.' }),
    ...(isDay(form.start) && isDay(form.end) && form.end < form.start
      ? { end: 'The end can’t be before the start.' }
      : {}),
    ...(probability !== null && probability <= 100
      ? {}
      : { probability: 'Enter a probability from 0 to 100%.' }),
    ...(delay === '' || (/^-?\d{1,3}$/.test(delay) && Number(delay) >= -30 && Number(delay) <= 365)
      ? {}
      : { delay: 'Enter a delay from -30 to 365 days.' }),
    ...(left !== null && left < 0
      ? {
          milestones: `Your milestones come to ${money(negate(left))} more than the project’s value. Lower one of them.`,
        }
      : early
        ? { milestones: `“${early.label}” is invoiced before the project starts.` }
        : {}),
  }
}

/** `"30.00"` as 3000 hundredths of a percent, without a float on the way. */
export function hundredths(share: string): number {
  const [whole = '0', part = ''] = share.split('.')
  return Number(`${whole}${part.padEnd(2, '0')}`)
}

/** 3000 hundredths of a percent as `"30.00"`. */
export function shareText(share: number): string {
  const digits = String(share).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function plainAmount(amount: Minor): string {
  return printMinor(amount).replace(/\.00$/, '')
}

function withoutKey<T extends { key: string }>({ key: _, ...entry }: T): Omit<T, 'key'> {
  return entry
}
