// When a milestone's cash is expected, and what names a payment: the plan before anything is
// matched.
import { addDays, type Day } from '../calendar.ts'
import { type Nation, nextWorkingDay } from '../holidays.ts'
import type { Minor } from '../money.ts'
import type { MilestoneAmount } from './milestone-amounts.ts'
import type { Milestone, Project } from './project.ts'

/** As much of a transaction as counts for an item: a magnitude. */
export type Match = {
  readonly movementId: string
  readonly day: Day
  readonly amount: Minor
  readonly byHand: boolean
}

/** A milestone with amounts and its due day. */
export type PlannedMilestone = Milestone & MilestoneAmount & { readonly due: Day }

/** A project as matching sees it. */
export type PlannedProject = {
  readonly project: Project
  readonly milestones: readonly PlannedMilestone[]
}

/** The working day on which cash is expected: the day that was chosen, or due + delay. */
export function expectedDay(
  milestone: Pick<Milestone, 'invoiceDate' | 'termsDays' | 'chosenOn'>,
  habits: { delayDays: number; nation: Nation },
): Day {
  const { invoiceDate, termsDays, chosenOn } = milestone
  return nextWorkingDay(
    chosenOn ?? addDays(invoiceDate, termsDays + habits.delayDays),
    habits.nation,
  )
}

/** Names one payment of a cost to matching. */
export function costKey(costId: string, due: Day): string {
  return `${costId} ${due}`
}
