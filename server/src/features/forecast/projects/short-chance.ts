// The chance of running short, from the forecast without projects and from each project's own uncertainty.
import type { SalesChance } from '@plimsoll/contract/sales-forecast'
import { pounds } from '@plimsoll/domain/amount-words'
import { addDays, type Day, daysBetween } from '@plimsoll/domain/calendar'
import { dayAndMonth } from '@plimsoll/domain/date-words'
import { nextWorkingDay } from '@plimsoll/domain/holidays'
import { type Minor, negate } from '@plimsoll/domain/money'
import { withinHorizon } from '@plimsoll/domain/outlook/horizon'
import {
  type ChanceDriver,
  type ChanceItem,
  type ChanceProject,
  shortChance,
} from '@plimsoll/domain/sales/chance'
import { weightOf, wholeWeight } from '@plimsoll/domain/sales/forecast-parts'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import type { View } from '../standing/view.ts'
import { withProjectBook } from './with-projects.ts'

// Of a client nobody has seen pay, three in five pay on time; of work that nobody has measured, seven in ten keep to the plan.
const unknownDelays = [0, 0, 0, 7, 21]
const unknownSlips = [0, 0, 0, 0, 0, 0, 0, 14, 14, 30]
const delaysMin = 3
const slipsMin = 5
const driversMax = 6

/** The chance of falling below a line within the outlook's horizon. `without`: projects left out, to try what that does. */
export function chanceOf(
  view: View,
  request: { threshold: Minor | undefined; without: readonly string[] },
): SalesChance {
  const { asOf, books, projects } = view.standing
  const threshold = request.threshold ?? books.buffer
  const off = withProjectBook(view, { counting: 'off', tried: null })
  const days = withinHorizon(off.forecast.days, { asOf, months: books.outlookMonths })
  const left = new Set(request.without)
  const settled = projects.settlement.projects.filter(
    ({ project }) => project.include && !left.has(project.id),
  )
  const slips = slipsOf(settled)
  const result = shortChance({
    days,
    threshold,
    projects: settled.flatMap((each) => simulated(each, { asOf, slips })),
    workingAt: days.map(({ day }, at) => at + daysBetween(day, nextWorkingDay(day, books.nation))),
  })
  const weeks = result.byWeek.map((chance, at) => {
    const from = addDays(asOf, 1 + 7 * at)
    const last = days.at(-1)?.day ?? from
    const to = addDays(from, 6)
    return { from, to: to < last ? to : last, chance }
  })
  const worst = weeks.reduce<(typeof weeks)[number] | null>(
    (most, week) => (week.chance > (most?.chance ?? 0) ? week : most),
    null,
  )
  const until = days.at(-1)?.day ?? asOf
  return {
    threshold,
    paths: result.paths,
    until,
    chance: result.chance,
    weeks,
    worst: worst && { from: worst.from, chance: worst.chance },
    sentence: sentenceOf({ worst, threshold, until }),
    drivers: result.drivers
      .slice(0, driversMax)
      .flatMap((driver) => wireDriver(driver, { settled, whole: result.chance })),
  }
}

function sentenceOf(facts: {
  worst: { from: Day; chance: number } | null
  threshold: Minor
  until: Day
}): string {
  const { worst, threshold, until } = facts
  if (!worst || worst.chance < leastShown)
    return `Less than 1 % chance of falling below ${pounds(threshold)} before ${dayAndMonth(addDays(until, 1))}`
  return `${percent(worst.chance)} chance of falling below ${pounds(threshold)} in the week of ${dayAndMonth(worst.from)}`
}

const leastShown = 0.005

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`
}

/** A project as it is simulated; none where nothing of it is still to come. */
function simulated(
  settled: SettledProject,
  known: { asOf: Day; slips: readonly number[] },
): ChanceProject[] {
  const { project, delays, delayUsed } = settled
  const { asOf } = known
  const own = delays.length >= delaysMin ? delays.map((delay) => delay - delayUsed) : unknownDelays
  const receipts = settled.milestones
    .filter(({ state }) => state === 'expected' || state === 'part')
    .map(
      ({ id, expectedOn, open }): ChanceItem => ({
        itemId: id,
        at: daysBetween(asOf, expectedOn) - 1,
        amount: open,
        shifts: own,
      }),
    )
  const payments = settled.costs.flatMap(({ cost, payments }) =>
    payments
      .filter(({ open }) => open > 0)
      .map(
        ({ day, open }): ChanceItem => ({
          itemId: cost.id,
          at: daysBetween(asOf, day) - 1,
          amount: negate(open),
          shifts: [0],
        }),
      ),
  )
  const items = [...receipts, ...payments]
  if (items.length === 0) return []
  const wins = weightOf(project, 'expected') / wholeWeight
  return [{ projectId: project.id, wins, slips: known.slips, items }]
}

/** By how much this firm's own milestones have slipped, beyond how late its clients pay. */
function slipsOf(settled: readonly SettledProject[]): readonly number[] {
  const slips = settled.flatMap(({ milestones, delayUsed }) =>
    milestones
      .filter(({ state }) => state === 'met')
      .map(({ plannedOn, due }) => Math.max(0, daysBetween(plannedOn, addDays(due, delayUsed)))),
  )
  return slips.length >= slipsMin ? slips : unknownSlips
}

function wireDriver(
  driver: ChanceDriver,
  known: { settled: readonly SettledProject[]; whole: number },
): SalesChance['drivers'] {
  const found = known.settled.find(({ project }) => project.id === driver.projectId)
  if (!found) return []
  const { project, milestones } = found
  const milestone = milestones.find(({ id }) => id === driver.itemId)
  const falls = `the chance falls from ${percent(known.whole)} to ${percent(driver.chance)}.`
  const { kind, projectId, itemId, chance, effect } = driver
  const base = { kind, project_id: projectId, item_id: itemId, chance, effect }
  switch (kind) {
    case 'win':
      return [
        {
          ...base,
          label: project.name,
          words: `If you win “${project.name}”, ${falls}`,
          lever: { words: 'Try it as won', changes: { probability: 100 } },
        },
      ]
    case 'slip':
      return [
        {
          ...base,
          label: project.name,
          words: `If “${project.name}” keeps to its dates, ${falls}`,
          lever: { words: 'Try it left out of the forecast', changes: { include: false } },
        },
      ]
    case 'late':
      return [
        {
          ...base,
          label: milestone ? `${project.name}: ${milestone.label}` : project.name,
          words: `If ${project.client.name} pays “${milestone?.label ?? project.name}” on time, ${falls}`,
          lever: { words: 'Try it paid on the due date', changes: { delay_days: 0 } },
        },
      ]
  }
}
