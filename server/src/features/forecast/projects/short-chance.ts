// The chance of running short, from the forecast without projects and from each project's own
// uncertainty.
import type { SalesChance } from '@plimsoll/contract/sales-forecast'
import { pounds } from '@plimsoll/domain/amount-words'
import { addDays, type Day, daysBetween, weekdayOf } from '@plimsoll/domain/calendar'
import { dayAndMonth } from '@plimsoll/domain/date-words'
import { type Nation, nextWorkingDay } from '@plimsoll/domain/holidays'
import { type Minor, negate } from '@plimsoll/domain/money'
import { withinHorizon } from '@plimsoll/domain/outlook/horizon'
import { roundChanceWords } from '@plimsoll/domain/outlook/outlook-words'
import { shortChance } from '@plimsoll/domain/sales/chance'
import type { ChanceItem, ChanceProject } from '@plimsoll/domain/sales/chance-input'
import { weightOf, wholeWeight } from '@plimsoll/domain/sales/forecast-parts'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import { outlookIn } from '../outlook/outlook.ts'
import type { View } from '../standing/view.ts'
import { onTimeDay, putOffDays, wireDriver } from './chance-drivers.ts'
import { withProjectBook } from './with-projects.ts'

// Of a client nobody has seen pay, three in five pay on time; of work that nobody has measured,
// seven in ten keep to the plan.
const unknownDelays = [0, 0, 0, 7, 21]
const unknownSlips = [0, 0, 0, 0, 0, 0, 0, 14, 14, 30]
const delaysMin = 3
const slipsMin = 5
const driversMax = 6

/**
 * The chance of falling below a line within the outlook's horizon; null where the outlook is
 * unknown. `without`: projects left out, to try what that does.
 */
export function chanceOf(
  view: View,
  request: { threshold: Minor | undefined; without: readonly string[] },
): SalesChance | null {
  const { asOf, books, projects } = view.standing
  const threshold = request.threshold ?? books.buffer
  const outlook = outlookIn(view, { line: threshold })
  if (outlook.state === 'unknown') return null
  const off = withProjectBook(view, { counting: 'off', tried: [] })
  const days = withinHorizon(off.forecast.days, { asOf, months: books.outlookMonths })
  const left = new Set(request.without)
  const settled = projects.settlement.projects.filter(
    ({ project }) => project.include && !left.has(project.id),
  )
  const slips = slipsOf(settled)
  const result = shortChance({
    days,
    threshold,
    projects: settled.flatMap((each) => simulated(each, { asOf, slips, nation: books.nation })),
    workingAt: days.map(({ day }, at) => at + daysBetween(day, nextWorkingDay(day, books.nation))),
    weekOf: days.map(({ day }) => daysBetween(mondayOf(days[0]?.day ?? day), mondayOf(day)) / 7),
  })
  const until = days.at(-1)?.day ?? asOf
  const weeks = weeksOf(result.byWeek, { from: days[0]?.day ?? asOf, until })
  const worst = weeks.reduce<(typeof weeks)[number] | null>(
    (most, week) => (week.chance > (most?.chance ?? 0) ? week : most),
    null,
  )
  return {
    threshold,
    paths: result.paths,
    until,
    chance: result.chance,
    outlook: {
      counting: projects.counting,
      chance: outlook.chance,
      words: roundChanceWords(outlook.chance),
    },
    weeks,
    worst: worst && { from: mondayOf(worst.from), chance: worst.chance },
    sentence: sentenceOf({ worst, threshold, until }),
    drivers: result.drivers
      .slice(0, driversMax)
      .flatMap((driver) =>
        wireDriver(driver, { settled, whole: result.chance, asOf, nation: books.nation }),
      ),
  }
}

/** Weeks begin on Mondays; the first holds what is left of the one under way. */
function weeksOf(byWeek: readonly number[], horizon: { from: Day; until: Day }) {
  const monday = mondayOf(horizon.from)
  return byWeek.map((chance, at) => {
    const from = addDays(monday, 7 * at)
    const to = addDays(from, 6)
    return {
      from: from < horizon.from ? horizon.from : from,
      to: to < horizon.until ? to : horizon.until,
      chance,
    }
  })
}

function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day))
}

function sentenceOf(facts: {
  worst: { from: Day; chance: number } | null
  threshold: Minor
  until: Day
}): string {
  const { worst, threshold, until } = facts
  if (!worst || worst.chance < leastShown)
    return `Less than 1% chance of falling below ${pounds(threshold)} before ${dayAndMonth(addDays(until, 1))}`
  const week = dayAndMonth(mondayOf(worst.from))
  return `${Math.round(worst.chance * 100)}% chance of falling below ${pounds(threshold)} in the week of ${week}`
}

const leastShown = 0.005

/** A project as it is simulated; none where nothing of it is still to come. */
function simulated(
  settled: SettledProject,
  known: { asOf: Day; slips: readonly number[]; nation: Nation },
): ChanceProject[] {
  const { project, delays, delayUsed } = settled
  const { asOf } = known
  const own = delays.length >= delaysMin ? delays.map((delay) => delay - delayUsed) : unknownDelays
  const receipts = settled.milestones
    .filter(({ state }) => state === 'expected' || state === 'part')
    .map(
      ({ id, due, expectedOn, open }): ChanceItem => ({
        itemId: id,
        at: daysBetween(asOf, expectedOn) - 1,
        amount: open,
        shifts: own,
        onTime: Math.min(0, daysBetween(expectedOn, onTimeDay(due, known))),
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
          putOff: cost.kind === 'one_off' ? putOffDays : 0,
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
