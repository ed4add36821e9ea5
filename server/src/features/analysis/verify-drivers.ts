// Checks that the drivers of every variance add up to it, at every level and for every comparison,
// and that what happened equals the monthly totals. For `npm run verify`; it mends nothing.
import type { VarianceRow } from '@plimsoll/contract/analysis'
import type { Day } from '@plimsoll/domain/calendar'
import { monthOf } from '@plimsoll/domain/calendar'
import { groupBy } from '@plimsoll/domain/group'
import { Problem } from '@plimsoll/domain/problem'
import { type Driver, drivers } from '@plimsoll/domain/variance/drivers'
import { comparisons, isWholeMonths, type Timeframe } from '@plimsoll/domain/variance/timeframe'
import type { Db } from '../../db/pool.ts'
import { asTenant } from '../../db/tenant.ts'
import { readForecastView } from '../forecast/service.ts'
import { type VarianceFacts, varianceFacts } from './variance.ts'
import { varianceReply } from './variance-reply.ts'

/** A sum that does not hold, in words. */
type DriverFault = { readonly businessId: string; readonly what: string }

// One period that runs, one that has ended.
const timeframesVerified: readonly Timeframe[] = ['this_month', 'last_quarter']

/** Verifies the variances of these businesses; those without a forecast have none. */
export async function verifyDrivers(
  db: Db,
  { businessIds, today }: { businessIds: readonly string[]; today: Day },
): Promise<{ comparisons: number; faults: DriverFault[] }> {
  const faults: DriverFault[] = []
  let count = 0
  for (const businessId of businessIds)
    await asTenant(db, businessId, async (tx) => {
      const view = await readForecastView(tx, businessId, { today })
      if (!view) return
      for (const timeframe of timeframesVerified)
        for (const compare of comparisons)
          try {
            const custom = {}
            const facts = await varianceFacts(tx, businessId, view, { timeframe, compare, custom })
            count++
            for (const fault of driverFaults(facts))
              faults.push({ businessId, what: `${timeframe} against ${compare}, ${fault}` })
          } catch (error) {
            // Books that don't reach back so far have no such comparison.
            if (!(error instanceof Problem)) throw error
          }
    })
  return { comparisons: count, faults }
}

type Figures = Pick<
  VarianceRow,
  'baseline' | 'actual' | 'expected' | 'projected' | 'variance' | 'drivers'
>
type Sum = Record<'baseline' | 'actual' | 'expected' | 'variance' | Driver, number>

/** Every sum of the facts that does not hold, from merchants up to the net total. */
export function driverFaults(facts: VarianceFacts): string[] {
  const query = { timeframe: 'custom' as const, compare: facts.compare, custom: {} }
  const faults: string[] = []
  const add = (fault: string | null) => fault && faults.push(fault)
  for (const flow of ['net', 'in', 'out'] as const) {
    const level = { ...query, flow, category: null, level: 'category' as const }
    const { data, meta } = varianceReply(facts, level)
    for (const row of data) add(rowFault(`${flow} ${row.category}`, row))
    add(rowFault(`${flow} in all`, meta.totals[flow]))
    add(sumFault(`the rows of ${flow}`, { parts: data, whole: meta.totals[flow], flow }))
    // Opened rows are of one side each.
    if (flow === 'net') continue
    for (const row of data)
      for (const inside of ['category', 'merchant'] as const) {
        const parts = varianceReply(facts, { ...level, category: row.category, level: inside }).data
        const name = `${flow} ${row.category} by ${inside}`
        for (const part of parts) add(rowFault(name, part))
        add(sumFault(name, { parts, whole: row, flow }))
      }
  }
  add(monthsFault(facts))
  return faults
}

function rowFault(name: string, row: Figures): string | null {
  const explained = drivers.reduce((total, driver) => total + row.drivers[driver], 0)
  if (explained !== row.variance)
    return `${name}: drivers add up to ${explained}, the variance is ${row.variance} (pence)`
  return row.projected === row.actual + row.expected &&
    row.variance === row.projected - row.baseline
    ? null
    : `${name}: the columns don’t add up`
}

function sumFault(
  name: string,
  sums: { parts: readonly VarianceRow[]; whole: Figures; flow: 'net' | 'in' | 'out' },
): string | null {
  const whole = figuresIn(sums.whole)
  const total = sums.parts.reduce(
    (all, part) => {
      const sign = sums.flow === 'net' && part.side === 'out' ? -1 : 1
      const figures = figuresIn(part)
      return mapped(all, (key, amount) => amount + sign * figures[key])
    },
    mapped(whole, () => 0),
  )
  const differing = keysOf(whole).find((key) => total[key] !== whole[key])
  return differing
    ? `${name}: ${differing} adds up to ${total[differing]}, not to ${whole[differing]} (pence)`
    : null
}

/** What happened in whole months that have ended is what the cash-flow table shows for them. */
function monthsFault({ period, asOf, lines, trend, trendMonths }: VarianceFacts): string | null {
  const [first] = trendMonths
  if (!isWholeMonths(period) || period.to > asOf || !first || monthOf(period.from) < first)
    return null
  const counted = groupBy(lines, ({ side }) => side)
  const kept = groupBy(
    trend.filter(({ month }) => month >= monthOf(period.from) && month <= monthOf(period.to)),
    ({ side }) => side,
  )
  for (const side of ['in', 'out'] as const) {
    const actual = (counted.get(side) ?? []).reduce((total, line) => total + line.actual, 0)
    const months = (kept.get(side) ?? []).reduce((total, row) => total + row.amount, 0)
    if (actual !== months)
      return `cash ${side}: days add up to ${actual}, months to ${months} (pence)`
  }
  return null
}

function figuresIn({ baseline, actual, expected, variance, drivers }: Figures): Sum {
  return { baseline, actual, expected, variance, ...drivers }
}

function keysOf(sum: Sum): (keyof Sum)[] {
  return Object.keys(sum) as (keyof Sum)[]
}

function mapped(sum: Sum, change: (key: keyof Sum, amount: number) => number): Sum {
  return Object.fromEntries(keysOf(sum).map((key) => [key, change(key, sum[key])])) as Sum
}
