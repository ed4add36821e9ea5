// The dashboard's months as the chart takes them, and each month in a sentence for who cannot see
// it.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { type Day, daysIn, type Month, monthOf, monthsBetween } from '@plimsoll/domain/calendar'
import { less, plus } from '@plimsoll/domain/money'
import { pounds } from '../../../format/amount.ts'
import { monthLong, monthShort } from '../../../format/date.ts'
import type { LevelChartData, LevelPoint } from '../../../ui/chart/level-data.ts'
import { dailyBalances, hasForecast, isFirstMonth } from './facts.ts'

/** One month of the dashboard. */
export type DashboardMonth = Dashboard['months'][number]

/** Years of history that the chart shows; what is forecast is always shown. */
export type Span = '1' | '2'

/**
 * The months of a span: that many years of history with the running month, and all that is
 * forecast.
 */
export function monthsOfSpan(months: readonly DashboardMonth[], span: Span): DashboardMonth[] {
  const ahead = months.findIndex(({ kind }) => kind === 'forecast')
  const known = ahead < 0 ? months.length : ahead
  return months.slice(Math.max(0, known - Number(span) * 12))
}

/** Whether a second year would show more than the first. */
export function hasTwoYears(months: readonly DashboardMonth[]): boolean {
  return monthsOfSpan(months, '2').length > monthsOfSpan(months, '1').length
}

/**
 * The span to show: the one in the address where it can be chosen, else the days of books in their
 * first month, else the longest that the screen has room for. There is always one of those offered.
 */
export function spanOf(
  wanted: string | null,
  offered: readonly (Span | 'days')[],
  { isWide, isFirst }: { isWide: boolean; isFirst: boolean },
): Span | 'days' {
  const chosen = wanted === '0' ? 'days' : wanted
  const found = offered.find((span) => span === chosen)
  if (found) return found
  if (isFirst && offered.includes('days')) return 'days'
  return isWide && offered.includes('2') ? '2' : '1'
}

/** The spans that these months and this outlook can be shown over. */
export function spansOf(dashboard: Dashboard): (Span | 'days')[] {
  return [
    ...(dashboard.path.length > 0 || isFirstMonth(dashboard) ? ['days' as const] : []),
    '1',
    ...(hasTwoYears(dashboard.months) ? ['2' as const] : []),
  ]
}

/** The chart of these months. */
export function chartData(dashboard: Dashboard, months: readonly DashboardMonth[]): LevelChartData {
  const first = months[0]
  return {
    points: months.map(pointOf),
    opening: first ? plus(less(first.closing, first.cash_in), first.cash_out) : 0,
    now: months.some(({ kind }) => kind === 'in_progress') ? nowOf(dashboard) : null,
    expects: hasForecast(dashboard),
    // Against a balance that is only counted from nothing, a buffer would mean nothing.
    line: dashboard.cash.known && dashboard.cash_buffer > 0 ? dashboard.cash_buffer : null,
    days: [
      ...dailyBalances(dashboard, first && `${first.month}-01`).map(({ day, balance }) => ({
        ...placeOf(day),
        level: balance,
        band: null,
      })),
      ...dashboard.path.map((day) => ({ ...placeOf(day.day), level: day.closing, band: day })),
    ],
    // On the line, because that is drawn by day as far as the outlook reaches.
    low:
      dashboard.low && dashboard.path.length > 0
        ? { ...placeOf(dashboard.low.day), level: dashboard.low.balance }
        : null,
  }
}

/** What a screen reader says of a month. */
export function monthSentence(month: DashboardMonth, dashboard: Dashboard): string {
  const name = monthLong(month.month)
  const flows = `Cash in ${pounds(month.cash_in)}, cash out ${pounds(month.cash_out)}.`
  if (month.kind === 'actual')
    return `${name}, actual. Closing balance ${pounds(month.closing)}. ${flows}`
  if (month.kind === 'forecast')
    return `${name}, forecast. Closing balance likely ${pounds(month.closing)}${rangeWords(month)}. ${flows}`
  const balance = `${name}, in progress. Balance ${pounds(dashboard.cash.balance)}`
  if (!hasForecast(dashboard)) return `${balance}. ${flows}`
  return [
    `${balance}, expected close ${pounds(month.closing)}${rangeWords(month)}.`,
    `Cash in ${pounds(month.cash_in_so_far)} of ${pounds(month.cash_in)} expected,`,
    `cash out ${pounds(month.cash_out_so_far)} of ${pounds(month.cash_out)} expected.`,
  ].join(' ')
}

function rangeWords({ closing_band: band }: DashboardMonth): string {
  return band ? `, 80% likely between ${pounds(band.low80)} and ${pounds(band.high80)}` : ''
}

const kinds = { actual: 'past', in_progress: 'current', forecast: 'ahead' } as const

function pointOf(month: DashboardMonth): LevelPoint {
  return {
    key: month.month,
    period: monthsBetween('0000-01', month.month),
    tick: monthShort(month.month),
    era: `’${month.month.slice(2, 4)}`,
    kind: kinds[month.kind],
    level: month.closing,
    up: month.cash_in,
    down: month.cash_out,
    upDone: month.cash_in_so_far,
    downDone: month.cash_out_so_far,
    band: month.closing_band,
  }
}

/** A day as the month it is in and how far into it. */
function placeOf(day: Day): { key: Month; share: number } {
  return { key: monthOf(day), share: Number(day.slice(8)) / daysIn(monthOf(day)) }
}

function nowOf({ as_of, cash }: Dashboard): { share: number; level: number } {
  return { share: Number(as_of.slice(8)) / daysIn(monthOf(as_of)), level: cash.balance }
}
