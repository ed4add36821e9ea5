// The figures of a series: what each day, week, month, quarter or year of a period came to.
import { addDays, type Day, firstDayOf, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import {
  dayLabel,
  monthLabel,
  type Period,
  quarterPeriod,
  spanPeriod,
  weekPeriod,
} from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide, Interval, Measure } from '@plimsoll/domain/question/tool-call'
import { readBalanceTrend } from '../../../books/figures/cash.store.ts'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'

/** What one stretch of a period came to. */
export type Point = { readonly period: Period; readonly amount: Minor; readonly count: number }

/** The stretches that a period is made of, cut at its ends. */
function stretches(period: Period, interval: Interval): Period[] {
  const found: Period[] = []
  for (let from = period.from; from <= period.to; ) {
    const whole = stretchAt(from, interval)
    const to = whole.to < period.to ? whole.to : period.to
    const isWhole = whole.from === from && whole.to === to
    found.push(isWhole ? whole : { ...spanPeriod(from, to), unit: interval })
    from = addDays(whole.to, 1)
  }
  return found
}

/** The whole stretch that a day is in. */
export function stretchAt(day: Day, interval: Interval): Period {
  const month = monthOf(day)
  if (interval === 'day') return { from: day, to: day, unit: 'day', label: dayLabel(day) }
  if (interval === 'week') return weekPeriod(day)
  if (interval === 'quarter') return quarterPeriod(month)
  if (interval === 'year')
    return {
      from: `${day.slice(0, 4)}-01-01`,
      to: `${day.slice(0, 4)}-12-31`,
      unit: 'year',
      label: day.slice(0, 4),
    }
  return { from: firstDayOf(month), to: lastDayOf(month), unit: 'month', label: monthLabel(month) }
}

/** The figure of each stretch of the period, from the first of the records. */
export async function pointsOf(
  context: ToolContext,
  args: {
    measure: Measure
    interval: Interval
    period: Period
    subjects?: readonly Subject[]
    except?: readonly Subject[]
    account?: string
  },
): Promise<Point[]> {
  const { tx, businessId, extent } = context
  const first =
    extent.firstDay && args.period.from < extent.firstDay ? extent.firstDay : args.period.from
  const period = { ...args.period, from: first }
  const parts = stretches(period, args.interval)
  if (args.measure === 'balance') {
    const closings = await readBalanceTrend(tx, businessId, { ...period, account: args.account })
    // Before its first row nobody knows what an account held.
    const begin = args.account === undefined ? first : (closings[0]?.day ?? first)
    return parts
      .filter(({ to }) => to >= begin)
      .map((part) => ({
        period: part,
        amount: closings.filter(({ day }) => day <= part.to).at(-1)?.balance ?? minor(0),
        count: 0,
      }))
  }
  const sumsOf = async (side: FlowSide) =>
    new Map(
      (
        await sumFlows(tx, businessId, queryOf(context, { ...args, period, side }), args.interval)
      ).map((row) => [row.key, row]),
    )
  const into = args.measure === 'out' ? null : await sumsOf('in')
  const out = args.measure === 'in' ? null : await sumsOf('out')
  return parts.map((part) => {
    const key = stretchAt(part.from, args.interval).from
    const [a, b] = [into?.get(key), out?.get(key)]
    const amount =
      args.measure === 'out'
        ? (b?.amount ?? 0)
        : (a?.amount ?? 0) - (args.measure === 'net' ? (b?.amount ?? 0) : 0)
    return { period: part, amount: minor(amount), count: (a?.count ?? 0) + (b?.count ?? 0) }
  })
}

/**
 * Those of whole stretches: one cut at an end of the period, or of the records, would draw the mean
 * down.
 */
export function fullPoints(
  points: readonly Point[],
  { interval }: { interval: Interval },
): readonly Point[] {
  return points.filter(({ period }) => {
    const whole = stretchAt(period.from, interval)
    return whole.from === period.from && whole.to === period.to
  })
}

/** The stretches of a period from the most to the least, or the reverse. */
export async function rankedPoints(
  context: ToolContext,
  args: Parameters<typeof pointsOf>[1] & { least: boolean },
): Promise<{ sorted: Point[]; points: Point[]; all: Point[]; leavesOut: boolean }> {
  const every = await pointsOf(context, args)
  // A day without any is no poor day but none: a Sunday, or a bank holiday.
  const isFlow = args.measure === 'in' || args.measure === 'out'
  const isLeastDay = args.interval === 'day' && args.least && isFlow
  const held = isLeastDay ? every.filter(({ count }) => count > 0) : []
  const leavesOut = held.length > 0
  const all = leavesOut ? held : every
  // A stretch that is cut off would be the least only because it is short.
  const whole = all.filter(({ period }) => {
    const { from, to } = stretchAt(period.from, args.interval)
    return from === period.from && to === period.to
  })
  const points = args.least && args.measure !== 'balance' && whole.length > 0 ? whole : all
  const sorted = [...points].sort((a, b) =>
    args.least ? a.amount - b.amount : b.amount - a.amount,
  )
  return { sorted, points, all, leavesOut }
}
