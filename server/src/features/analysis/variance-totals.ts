// What lines of a variance come to together: the figures of money in, money out and net, and how
// far a forecast was from what happened.
import type { AnalysisVariance, VarianceRow } from '@plimsoll/contract/analysis'
import type { Day } from '@plimsoll/domain/calendar'
import { less, type Minor, minor, negate, sum, zero } from '@plimsoll/domain/money'
import { mainDriver, sumDrivers } from '@plimsoll/domain/variance/drivers'
import { effectOfNet } from '@plimsoll/domain/variance/effect'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import { type Kept, keptBy } from '@plimsoll/domain/variance/late'
import type { LineVariance } from '@plimsoll/domain/variance/variance'

const otherShareMax = 0.2

type Figures = AnalysisVariance['meta']['totals']['net']

/** The figures of one side in its own sense, or of both as cash. */
export function totalOf(
  lines: readonly LineVariance[],
  { flow, asOf, period }: { flow: 'in' | 'out' | 'net'; asOf: Day; period: DaySpan },
): Figures {
  const sign = (line: LineVariance): 1 | -1 => (flow === 'net' && line.side === 'out' ? -1 : 1)
  const total = (pick: (line: LineVariance) => Minor) =>
    minor(lines.reduce((all, line) => all + sign(line) * pick(line), 0))
  const variance = total((line) => line.variance)
  const kept = flow === 'out' ? negate(variance) : variance
  return figuresOf({
    baseline: total((line) => line.baseline),
    actual: total((line) => line.actual),
    expected: total((line) => line.expected),
    variance,
    effect: effectOfNet(kept),
    kept: keptBy(lines, { kept, asOf, period }),
    drivers: sumDrivers(lines.map((line) => ({ drivers: line.drivers, sign: sign(line) }))),
  })
}

/** Completes figures by what follows from them: what is only paid later is no good news. */
export function figuresOf({
  kept,
  ...made
}: Pick<Figures, 'baseline' | 'actual' | 'expected' | 'variance' | 'effect' | 'drivers'> & {
  kept: Kept
}): Figures {
  const { baseline, variance, drivers } = made
  return {
    ...made,
    effect: kept.isPutOff ? 'neutral' : made.effect,
    not_yet_paid: kept.isNotYetPaid,
    projected: sum([made.actual, made.expected]),
    variance_percent:
      baseline === 0 ? null : Math.round((variance / Math.abs(baseline)) * 1000) / 10,
    main_driver: mainDriver(drivers),
    other_is_large: Math.abs(drivers.other) > otherShareMax * Math.abs(variance),
  }
}

/** The sum of the rows' errors as a share of what the side came to. */
export function errorOf(rows: readonly VarianceRow[], side: 'in' | 'out'): number {
  const own = rows.filter((row) => row.side === side)
  const size = own.reduce((all, row) => all + Math.abs(row.projected), 0)
  return share(
    own.reduce((all, row) => all + Math.abs(row.variance), 0),
    size,
  )
}

/**
 * How far the side as a whole was forecast too high (positive) or too low, as a share of what it
 * came to.
 */
export function biasOf(lines: readonly LineVariance[]): number {
  const size = lines.reduce((all, line) => all + line.projected, 0)
  return share(less(zero, sum(lines.map((line) => line.variance))), Math.abs(size))
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000
}
