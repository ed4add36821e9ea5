// How the ready-made plans of milestones are offered, and one of them as entries of the form.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { plannedMilestones, type Template } from '@plimsoll/domain/sales/templates'
import { type MilestoneEntry, shareText } from './entries.ts'

/** The words of each, in the order in which they are offered. */
export const templateWords: readonly { value: Template; title: string; text: string }[] = [
  {
    value: 'stages',
    title: 'Deposit, stage, final',
    text: '30% at the start, 40% halfway, 30% at the end',
  },
  {
    value: 'retainer',
    title: 'Monthly retainer',
    text: 'The same amount each month, invoiced in advance',
  },
  {
    value: 'time_and_materials',
    title: 'Time and materials',
    text: 'Work invoiced at the end of each month',
  },
]

const termsDays: Readonly<Record<Template, number>> = {
  stages: 14,
  retainer: 14,
  time_and_materials: 30,
}

/** The milestones of a template, their keys made by `newKey`. */
export function entriesFrom(
  template: Template,
  project: { value: Minor; start: Day; end: Day | null },
  newKey: () => string,
): MilestoneEntry[] {
  return plannedMilestones(template, { ...project, termsDays: termsDays[template] }).map(
    (planned) => ({
      key: newKey(),
      label: planned.label,
      amount: planned.amount,
      share: planned.share === null ? null : shareText(planned.share),
      invoice_date: planned.invoiceDate,
      terms_days: planned.termsDays,
      expected_on: null,
    }),
  )
}
