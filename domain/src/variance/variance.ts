// A period against its baseline, line by line: what was expected, what happened, what is still to
// come, and why they differ.
import { groupBy } from '../group.ts'
import { allocateBy, less, type Minor, minor, plus, sum, zero } from '../money.ts'
import { compareText } from '../order.ts'
import {
  type DriverAmounts,
  driversOf,
  type LineFlows,
  type PayeeFacts,
  type Residue,
  residueOf,
} from './drivers.ts'
import {
  type DayFlow,
  type DaySpan,
  type FlowLine,
  isWithin,
  type LineHistory,
  lineKey,
  type UndatedFlow,
} from './flows.ts'
import { type MovedPayment, timingDays } from './timing.ts'

/**
 * What a variance is made from, amounts in the sense of their side. Dated flows of `actual`,
 * `expected` and `baseline` reach ten days beyond the period on either side; the baseline stands on
 * the period's own days. `history` is the year before the earlier of the two.
 */
export type VarianceInput = {
  readonly period: DaySpan
  readonly actual: readonly DayFlow[]
  readonly expected: readonly DayFlow[]
  readonly expectedUndated: readonly UndatedFlow[]
  readonly baseline: readonly DayFlow[]
  readonly baselineUndated: readonly UndatedFlow[]
  readonly history: readonly LineHistory[]
  /** How far a payment may have moved; ten days unless the two periods lie close together. */
  readonly timingDaysMax?: number
}

/**
 * One line's variance: projected = actual + expected, variance = projected − baseline = the sum of
 * its drivers. In the sense of its side.
 */
export type LineVariance = FlowLine & {
  readonly baseline: Minor
  readonly actual: Minor
  readonly expected: Minor
  readonly projected: Minor
  readonly variance: Minor
  readonly drivers: DriverAmounts
  readonly moved: readonly MovedPayment[]
  readonly oneOffs: readonly DayFlow[]
  /** Payments of the period, made and expected, and of the baseline, where each has a day. */
  readonly payments: { readonly baseline: number; readonly current: number }
}

/** Every line that has a figure in the period or in its baseline, in a fixed order. */
export function varianceLines(input: VarianceInput): LineVariance[] {
  const lines = gather(input)
  const residues = new Map(lines.map((line) => [line, residueOf(line)]))
  const payees = payeeFacts(residues)
  return lines
    .map((line) => {
      const residue = residues.get(line)
      const payee = payees.get(line)
      if (!residue || !payee) throw new RangeError('a line was left without its facts')
      return lineVariance(line, input, { residue, payee })
    })
    .filter((row) => row.baseline !== 0 || row.actual !== 0 || row.expected !== 0)
    .sort((a, b) => compareText(lineKey(a), lineKey(b)))
}

function lineVariance(
  line: GatheredLine,
  { period }: VarianceInput,
  facts: { residue: Residue; payee: PayeeFacts },
): LineVariance {
  const within = (flows: readonly DayFlow[]) => flows.filter(({ day }) => isWithin(day, period))
  const baseline = plus(sumOf(within(line.baseline)), line.baselineUndated)
  const actual = sumOf(within(line.actual))
  const expected = plus(sumOf(within(line.expected)), line.expectedUndated)
  const projected = plus(actual, expected)
  const { side, subCategory, merchantId } = line
  return {
    side,
    subCategory,
    merchantId,
    baseline,
    actual,
    expected,
    projected,
    variance: less(projected, baseline),
    drivers: driversOf(line, facts.residue, facts.payee),
    moved: facts.residue.moved,
    oneOffs: facts.residue.oneOffs,
    payments: {
      baseline: countOf(within(line.baseline)),
      current: countOf(within(line.current)),
    },
  }
}

type GatheredLine = LineFlows & {
  readonly actual: readonly DayFlow[]
  readonly expected: readonly DayFlow[]
}

/**
 * Lays flows beside each other by line. Where the baseline expects money of a sub-category without
 * naming a merchant, that estimate is meant for the merchants that it does not name: their payments
 * are compared with it together.
 */
function gather(input: VarianceInput): GatheredLine[] {
  const named = new Set([...input.baseline, ...input.baselineUndated].map(lineKey))
  const knownPayees = new Set(input.history.map(payeeKey))
  const expectedPayees = new Set([...input.baseline, ...input.baselineUndated].map(payeeKey))
  const isMeant = (flow: FlowLine) =>
    !named.has(lineKey(flow)) &&
    named.has(lineKey({ ...flow, merchantId: null })) &&
    (knownPayees.has(payeeKey(flow)) || flow.merchantId === null)
  const place = <T extends FlowLine>(flow: T): T =>
    isMeant(flow) ? { ...flow, merchantId: null } : flow
  const actual = groupBy(input.actual.map(place), lineKey)
  const expected = groupBy(input.expected.map(place), lineKey)
  const expectedUndated = groupBy(input.expectedUndated.map(place), lineKey)
  const baseline = groupBy(input.baseline, lineKey)
  const baselineUndated = groupBy(input.baselineUndated, lineKey)
  const history = groupBy(input.history.map(place), lineKey)
  const keys = new Map(
    [actual, expected, expectedUndated, baseline, baselineUndated].flatMap((groups) =>
      [...groups].map(([key, [first]]) => [key, first as FlowLine] as const),
    ),
  )
  return [...keys].map(([key, { side, subCategory, merchantId }]) => {
    const happened = actual.get(key) ?? []
    const due = expected.get(key) ?? []
    const payee = payeeKey({ side, merchantId })
    return {
      side,
      subCategory,
      merchantId,
      period: input.period,
      actual: happened,
      expected: due,
      current: [...happened, ...due],
      baseline: baseline.get(key) ?? [],
      baselineUndated: sum((baselineUndated.get(key) ?? []).map(({ amount }) => amount)),
      expectedUndated: sum((expectedUndated.get(key) ?? []).map(({ amount }) => amount)),
      history: sumHistory(history.get(key) ?? []),
      timingDaysMax: input.timingDaysMax ?? timingDays,
      isKnownPayee: knownPayees.has(payee) || expectedPayees.has(payee),
    }
  })
}

function sumHistory(rows: readonly LineHistory[]): LineHistory | null {
  const [first] = rows
  if (!first) return null
  return {
    ...first,
    count: rows.reduce((total, { count }) => total + count, 0),
    total: sum(rows.map(({ total }) => total)),
    largest: minor(Math.max(...rows.map(({ largest }) => largest))),
  }
}

/**
 * New and stopped payees, and money that changed its category, seen over all lines of a merchant on
 * one side.
 */
function payeeFacts(
  residues: ReadonlyMap<GatheredLine, Residue>,
): ReadonlyMap<GatheredLine, PayeeFacts> {
  const facts = new Map<GatheredLine, PayeeFacts>()
  const byPayee = groupBy(residues.keys(), payeeKey)
  for (const lines of byPayee.values()) {
    const moved = lines[0]?.merchantId ? recategorised(lines, residues) : new Map()
    const residueOfLine = (line: GatheredLine) => residues.get(line)
    const isNew = lines.every((line) => {
      const was = residueOfLine(line)?.was
      return !line.history?.count && line.baseline.length === 0 && was?.amount === 0
    })
    const hasStopped = lines.every((line) => {
      const residue = residueOfLine(line)
      return residue?.is.amount === 0 && !residue.goesOn
    })
    for (const line of lines)
      facts.set(line, { isNew, hasStopped, recategorised: moved.get(line) ?? zero })
  }
  return facts
}

/**
 * What a merchant lost in categories that ended and gained in categories that began, as far as the
 * two match.
 */
function recategorised(
  lines: readonly GatheredLine[],
  residues: ReadonlyMap<GatheredLine, Residue>,
): Map<GatheredLine, Minor> {
  const amounts = (line: GatheredLine) => {
    const residue = residues.get(line)
    return { was: residue?.was.amount ?? zero, is: residue?.is.amount ?? zero }
  }
  const gained = lines.filter((line) => amounts(line).was === 0 && amounts(line).is > 0)
  const lost = lines.filter((line) => amounts(line).is === 0 && amounts(line).was > 0)
  const began = gained.filter((line) => !line.history?.count)
  const gains = began.map((line) => amounts(line).is)
  const losses = lost.map((line) => amounts(line).was)
  const moved = minor(Math.min(sum(gains), sum(losses)))
  const result = new Map<GatheredLine, Minor>()
  if (moved === 0) return result
  allocateBy(moved, gains).forEach((amount, at) => {
    const line = began[at]
    if (line) result.set(line, amount)
  })
  allocateBy(moved, losses).forEach((amount, at) => {
    const line = lost[at]
    if (line) result.set(line, minor(-amount))
  })
  return result
}

function payeeKey({ side, merchantId }: Pick<FlowLine, 'side' | 'merchantId'>): string {
  return `${side} ${merchantId ?? ''}`
}

function sumOf(flows: readonly DayFlow[]): Minor {
  return sum(flows.map(({ amount }) => amount))
}

function countOf(flows: readonly DayFlow[]): number {
  return flows.reduce((total, { count }) => total + count, 0)
}
