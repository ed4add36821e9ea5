// What drives the chance of running short, in words, each with something that can be tried against
// it.
import type { SalesChance } from '@plimsoll/contract/sales-forecast'
import type { ProjectPatch } from '@plimsoll/contract/sales-input'
import { addDays, type Day, daysBetween } from '@plimsoll/domain/calendar'
import { dayAndMonth } from '@plimsoll/domain/date-words'
import { type Nation, nextWorkingDay } from '@plimsoll/domain/holidays'
import type { ChanceDriver } from '@plimsoll/domain/sales/chance-drivers'
import { fallOf } from '@plimsoll/domain/sales/chance-words'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import { costInputs, milestoneInputs } from '../../sales/service.ts'

type WireDriver = SalesChance['drivers'][number]

/** What the words and levers of drivers are made from. `whole` is the chance as it is. */
type DriverFacts = {
  readonly settled: readonly SettledProject[]
  readonly whole: number
  readonly asOf: Day
  readonly nation: Nation
}

/** By how many days a cost is tried later: the terms that most suppliers give. */
export const putOffDays = 30
const earlierDays = 14

/** A driver on the wire; none where its project is gone. */
export function wireDriver(driver: ChanceDriver, facts: DriverFacts): WireDriver[] {
  const { kind, projectId, itemId, chance, effect } = driver
  const { from, to, points } = fallOf(facts.whole, chance)
  const base = { kind, project_id: projectId, item_id: itemId, chance, effect, points }
  const falls = `the chance falls from ${from} to ${to}.`
  if (kind === 'rest')
    return [
      {
        ...base,
        label: 'The rest of your business',
        words: `If everything but your projects went exactly as forecast, ${falls}`,
        lever: null,
      },
    ]
  const settled = facts.settled.find(({ project }) => project.id === projectId)
  return settled ? [{ ...base, ...wordsOf(driver, settled, facts, falls) }] : []
}

/** The working day on which a client that pays on time pays; tomorrow at the earliest. */
export function onTimeDay(due: Day, { asOf, nation }: { asOf: Day; nation: Nation }): Day {
  const tomorrow = addDays(asOf, 1)
  return nextWorkingDay(due > tomorrow ? due : tomorrow, nation)
}

function wordsOf(
  { kind, itemId }: ChanceDriver,
  { project, milestones }: SettledProject,
  facts: DriverFacts,
  falls: string,
): Pick<WireDriver, 'label' | 'words' | 'lever'> {
  const { name } = project
  switch (kind) {
    case 'late': {
      const milestone = milestones.find(({ id }) => id === itemId)
      const due = milestone && onTimeDay(milestone.due, facts)
      const changes = {
        milestones: milestoneInputs(project.milestones).map((each) =>
          each.id === itemId && due ? { ...each, expected_on: due } : each,
        ),
      }
      return {
        label: milestone ? `${name}: ${milestone.label}` : name,
        words: `If ${project.client.name} pays “${milestone?.label ?? name}” on time, ${falls}`,
        lever: {
          words: due ? `Try it paid on ${dayAndMonth(due)}` : 'Try it paid on time',
          changes,
        },
      }
    }
    case 'cost': {
      const cost = project.costs.find(({ id }) => id === itemId)
      const later = costInputs(project.costs).map((each) =>
        each.id === itemId && each.day ? { ...each, day: addDays(each.day, putOffDays) } : each,
      )
      return {
        label: cost ? `${name}: ${cost.label}` : name,
        words: `If you pay “${cost?.label ?? name}” ${putOffDays} days later, ${falls}`,
        lever: { words: `Try it ${putOffDays} days later`, changes: { costs: later } },
      }
    }
    case 'slip':
      return {
        label: name,
        words: `If “${name}” keeps to its dates, ${falls}`,
        lever: {
          words: `Try invoicing it ${earlierDays} days earlier, to have time in hand`,
          changes: invoicedEarlier({ project, milestones }, facts.asOf),
        },
      }
    default:
      return {
        label: name,
        words: `If you win “${name}”, ${falls}`,
        lever: { words: 'Try it as won', changes: { probability: 100 } },
      }
  }
}

/** Every invoice that hasn't been sent, as much earlier as the project's start and today allow. */
function invoicedEarlier(
  { project, milestones }: Pick<SettledProject, 'project' | 'milestones'>,
  asOf: Day,
): ProjectPatch {
  const earliest = project.start > asOf ? project.start : addDays(asOf, 1)
  const open = new Set(
    milestones
      .filter(({ state, invoiceDate }) => state === 'expected' && invoiceDate > earliest)
      .map(({ id }) => id),
  )
  const earlier = (day: Day) => {
    const moved = addDays(day, -earlierDays)
    return moved < earliest ? earliest : moved
  }
  return {
    milestones: milestoneInputs(project.milestones).map((each) => {
      if (!each.id || !open.has(each.id)) return each
      const invoice_date = earlier(each.invoice_date)
      const days = daysBetween(each.invoice_date, invoice_date)
      const expected_on = each.expected_on && addDays(each.expected_on, days)
      return { ...each, invoice_date, expected_on }
    }),
  }
}
