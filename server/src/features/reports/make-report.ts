// Makes the report on a week from the books and the forecast as they stand.
import type { NoForecast } from '@plimsoll/contract/outlook'
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { plus, zero } from '@plimsoll/domain/money'
import { januaryWords, rangeWords } from '@plimsoll/domain/outlook/outlook-words'
import { Problem } from '@plimsoll/domain/problem'
import { type IsoWeek, isoWeekOf } from '@plimsoll/domain/reports/iso-week'
import { isQuiet, weekHeadline } from '@plimsoll/domain/reports/week-headline'
import { periodWords } from '@plimsoll/domain/variance/period-words'
import type { TenantTx } from '../../db/tenant.ts'
import { lastDayOfEnded } from '../analysis/service.ts'
import { dueDays, type ForecastView, noForecastOf, outlookIn } from '../forecast/service.ts'
import { bridgeOf, flowsOf } from './bridge.ts'
import { checkIn, comparedWeek, forecastCheckOf, verified } from './compared-week.ts'
import { unusualIn } from './unusual.ts'
import { aheadOf } from './week-ahead.ts'
import { notesOf, reachOf, type Source } from './week-notes.ts'
import { projectsIn } from './week-projects.ts'

/** What a report is made from. */
export type ReportInput = {
  readonly view: ForecastView
  readonly today: Day
  readonly date: Day
  readonly source: Source
}

/** The report on the week of a date. Refuses a week that hasn't begun. */
export async function makeReport(
  tx: TenantTx,
  businessId: string,
  input: ReportInput,
): Promise<WeeklyReport> {
  const { view, today } = input
  const week = weekOf(input)
  const { firstDay, lastDay, balanceKnown } = view.standing.books
  const { asOf } = view.standing
  const { ended, no_forecast: noForecast } = standingOf(view)
  const reach = reachOf(input.source, lastDay)
  const state = stateOf({ week, today, asOf, firstDay, reach })
  const hasData = state === 'running' || state === 'closed'
  const awaitsAfter = state === 'running' && reach !== null && reach < week.from ? lastDay : null
  // Against days that the bank data has yet to reach, every payment would look as if it had failed.
  const isComparable = hasData && awaitsAfter === null
  const isFirst = hasData && firstDay !== null && firstDay >= week.from
  const hasAhead = hasData && isLatest(week, today)
  const span = { from: week.from, to: week.to < asOf ? week.to : asOf }
  const bridge = hasData && balanceKnown ? await bridgeOf(tx, businessId, span) : null
  const flows = hasData ? (bridge ?? (await flowsOf(tx, businessId, span))) : null
  const compared = isComparable ? await comparedWeek(tx, businessId, { view, week }) : null
  const cash = flows && {
    week: span,
    opening: bridge?.opening ?? null,
    closing: bridge?.closing ?? null,
    in: flows.in,
    out: flows.out,
    isRunning: state === 'running',
    isFirst,
    awaitsAfter,
  }
  return {
    week: { ...week, label: periodWords(week) },
    ...neighbours({ week, firstDay, lastDay, ended, state }),
    state,
    as_of: asOf,
    ...standingOf(view),
    stored_at: null,
    restated: null,
    is_first: isFirst,
    is_quiet: cash && isComparable ? isQuiet(cash) : false,
    headline: cash ? (verified([weekHeadline(cash)])[0] ?? null) : null,
    bridge,
    compared: compared?.words ?? null,
    compared_with: compared?.facts?.compare ?? null,
    comparison: compared?.comparison ?? null,
    variances: compared?.variances ?? [],
    ahead: hasAhead ? await aheadOf(tx, businessId, { view, today }) : null,
    unusual: hasData
      ? await unusualIn(tx, businessId, { week, today, facts: compared?.facts ?? null })
      : [],
    projects: hasData ? projectsIn(view, { week: span, hasAhead }) : null,
    actions: hasAhead ? (compared?.actions ?? []) : [],
    forecast_check:
      state === 'running'
        ? await forecastCheckOf(tx, businessId, { view, week: weekBefore(week) })
        : compared?.facts?.compare === 'forecast'
          ? checkIn(compared.facts)
          : null,
    notes: notesOf({
      source: input.source,
      firstDay,
      lastDay,
      reach,
      today,
      week,
      balanceKnown,
      ended,
      state,
      isElsewhere: !hasAhead,
      noForecast,
      rangeHeld: rangeHeldIn(view),
      wideRange: hasAhead ? wideRangeIn(view) : null,
      uncategorised: compared?.uncategorised ?? null,
      moved: plus(flows?.in ?? zero, flows?.out ?? zero),
    }),
  }
}

/** As the dashboard has it. */
function rangeHeldIn(view: ForecastView): string {
  const outlook = outlookIn(view)
  return outlook.state === 'unknown' ? '' : rangeWords(outlook.confidence)
}

/** Why some of the thirteen weeks ahead have a wider range than the others. */
function wideRangeIn({ base, standing: { asOf } }: ForecastView): string | null {
  return januaryWords(base.wideJanuaries, { from: addDays(asOf, 1), to: addDays(asOf, dueDays) })
}

/** How the books stand now, apart from any week. */
export function standingOf(view: ForecastView): {
  ended: Day | null
  no_forecast: NoForecast | null
} {
  return { ended: lastDayOfEnded(view), no_forecast: noForecastOf(outlookIn(view)) }
}

/** The week of the date. Refuses one that hasn't begun. */
export function weekOf({ date, today }: Pick<ReportInput, 'date' | 'today'>): IsoWeek {
  const week = isoWeekOf(date)
  if (week.from > today)
    throw new Problem(
      'invalid',
      `The week of ${dayInWords(week.from)} hasn’t begun. Choose a date up to today.`,
    )
  return week
}

/** Whether a week is the one under way or the one that closed last. */
export function isLatest(week: IsoWeek, today: Day): boolean {
  return week.to >= addDays(isoWeekOf(today).from, -1)
}

function weekBefore({ from, to }: IsoWeek) {
  return { from: addDays(from, -7), to: addDays(to, -7) }
}

function stateOf(known: {
  week: IsoWeek
  today: Day
  asOf: Day
  firstDay: Day | null
  reach: Day | null
}): WeeklyReport['state'] {
  const { week, today, asOf, firstDay, reach } = known
  if (!firstDay || week.to < firstDay) return 'before_data'
  if (week.from > asOf) return 'after_data'
  if (week.to >= today) return 'running'
  return reach && week.from > reach ? 'after_data' : 'closed'
}

/**
 * Before the books the next week with anything in it is their first, and after their end the
 * previous one is their last.
 */
function neighbours(known: {
  week: IsoWeek
  firstDay: Day | null
  lastDay: Day | null
  ended: Day | null
  state: WeeklyReport['state']
}): Pick<WeeklyReport, 'previous' | 'next'> {
  const { week, firstDay, lastDay, state } = known
  const isLast = known.ended !== null && week.to >= known.ended
  const next =
    state === 'running' || isLast
      ? null
      : state === 'before_data' && firstDay
        ? isoWeekOf(firstDay).from
        : addDays(week.from, 7)
  const previous =
    state === 'after_data' && lastDay ? isoWeekOf(lastDay).from : addDays(week.from, -7)
  return { previous: firstDay && week.from > firstDay ? previous : null, next }
}
