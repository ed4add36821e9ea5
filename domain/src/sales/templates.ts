// Plans to begin a project with: deposit, stage and final payment; a monthly retainer; time and
// materials invoiced at the end of each month.
import {
  addDays,
  addMonthsToDay,
  type Day,
  daysBetween,
  lastDayOf,
  monthOf,
  monthsFrom,
} from '../calendar.ts'
import { monthNameOf } from '../date-words.ts'
import { allocate, type Minor } from '../money.ts'
import { wholeShare } from './milestone-amounts.ts'

/** A milestone as a template suggests it; `share` is in hundredths of a percent. */
type PlannedMilestone = {
  readonly label: string
  readonly amount: Minor | null
  readonly share: number | null
  readonly invoiceDate: Day
  readonly termsDays: number
}

/** The templates, in the order in which they are offered. */
export const templates = ['stages', 'retainer', 'time_and_materials'] as const

/** Which plan a project begins with. */
export type Template = (typeof templates)[number]

/** What a template is filled with. Without an end a project is taken to last three months. */
type TemplateInput = {
  readonly value: Minor
  readonly start: Day
  readonly end: Day | null
  readonly termsDays: number
}

const monthsUnlessGiven = 3
const monthsMax = 36

/** The milestones of a template. Their amounts add up to the value exactly. */
export function plannedMilestones(template: Template, input: TemplateInput): PlannedMilestone[] {
  const end = input.end ?? addDays(addMonthsToDay(input.start, monthsUnlessGiven), -1)
  switch (template) {
    case 'stages':
      return stages({ ...input, end })
    case 'retainer':
      return retainer({ ...input, end })
    case 'time_and_materials':
      return timeAndMaterials({ ...input, end })
  }
}

type Filled = TemplateInput & { readonly end: Day }

function stages({ start, end, termsDays }: Filled): PlannedMilestone[] {
  const half = addDays(start, Math.floor(daysBetween(start, end) / 2))
  const plan = [
    { label: 'Deposit', share: 3000, invoiceDate: start },
    { label: 'Stage payment', share: 4000, invoiceDate: half },
    { label: 'Final payment', share: 3000, invoiceDate: end },
  ]
  return plan.map((each) => ({ ...each, amount: null, termsDays }))
}

/** The same each month, in advance: on the date of the start. */
function retainer({ value, start, end, termsDays }: Filled): PlannedMilestone[] {
  const days = [start]
  for (let next = addMonthsToDay(start, 1); next <= end && days.length < monthsMax; ) {
    days.push(next)
    next = addMonthsToDay(start, days.length)
  }
  const amounts = allocate(value, days.length)
  return days.map((invoiceDate, at) => ({
    label: `Retainer, ${monthWords(invoiceDate)}`,
    amount: amounts[at] ?? null,
    share: null,
    invoiceDate,
    termsDays,
  }))
}

/** Work done is invoiced on the last day of each month, the rest on the last day of the project. */
function timeAndMaterials({ start, end, termsDays }: Filled): PlannedMilestone[] {
  const months = monthsFrom(monthOf(start), monthOf(end)).slice(0, monthsMax)
  const days = months.map((month) => (month === monthOf(end) ? end : lastDayOf(month)))
  const worked = days.map((day, at) => {
    const from = at === 0 ? start : addDays(days[at - 1] ?? start, 1)
    return daysBetween(from, day) + 1
  })
  const total = worked.reduce((sum, count) => sum + count, 0)
  let before = 0
  return days.map((invoiceDate, at) => {
    const upTo = Math.round(
      (wholeShare * worked.slice(0, at + 1).reduce((sum, count) => sum + count, 0)) / total,
    )
    const share = upTo - before
    before = upTo
    const label = `Work in ${monthWords(invoiceDate)}`
    return { label, amount: null, share, invoiceDate, termsDays }
  })
}

function monthWords(day: Day): string {
  return `${monthNameOf(monthOf(day))} ${day.slice(0, 4)}`
}
