// Why a line's variance came about: timing, one-off payments, new or stopped payees, changed
// categories, price, volume, and what is left. The order decides, each penny is used once, and the
// drivers add up to the variance.
import { less, type Minor, magnitude, minor, plus, sum, zero } from '../money.ts'
import type { DayFlow, DaySpan, FlowLine, LineHistory } from './flows.ts'
import { isWithin } from './flows.ts'
import { findTiming, type MovedPayment } from './timing.ts'

/** Every driver, in the order in which they are tried. */
export const drivers = [
  'timing',
  'one_off',
  'new_payee',
  'stopped_payee',
  'recategorised',
  'price',
  'volume',
  'other',
] as const

/** Why an amount differs from its baseline. */
export type Driver = (typeof drivers)[number]

/** What each driver explains, in the sense of the line's side; they add up to the variance. */
export type DriverAmounts = Readonly<Record<Driver, Minor>>

/** No variance. */
export const noDrivers: DriverAmounts = {
  timing: zero,
  one_off: zero,
  new_payee: zero,
  stopped_payee: zero,
  recategorised: zero,
  price: zero,
  volume: zero,
  other: zero,
}

/**
 * Everything known about one line for its period. Dated flows reach ten days beyond it on either
 * side.
 */
export type LineFlows = FlowLine & {
  readonly period: DaySpan
  readonly baseline: readonly DayFlow[]
  readonly baselineUndated: Minor
  /** What happened and what is still expected. */
  readonly current: readonly DayFlow[]
  readonly expectedUndated: Minor
  readonly history: LineHistory | null
  /**
   * Whether the merchant was paid, or expected to be, before the period under any category of this
   * side.
   */
  readonly isKnownPayee: boolean
  /** How far from its usual day a payment may move and still be the same payment. */
  readonly timingDaysMax: number
}

/** What timing and one-off payments leave of a line to be explained. */
export type Residue = {
  readonly moved: readonly MovedPayment[]
  readonly oneOffs: readonly DayFlow[]
  readonly timing: Minor
  readonly oneOff: Minor
  /**
   * What is left of the baseline and of the current period, with the number of payments (a fraction
   * where estimated).
   */
  readonly was: Amount
  readonly is: Amount
  /** Whether payments of the line are known to follow the period. */
  readonly goesOn: boolean
}

type Amount = { readonly amount: Minor; readonly payments: number | null }

// A single payment this many times the largest of the year before is no part of the ordinary
// course.
const oneOffTimes = 2

/** Takes out of a line what timing and one-off payments explain. */
export function residueOf(line: LineFlows): Residue {
  const { period, history } = line
  const timing = findTiming(line.baseline, line.current, { period, daysMax: line.timingDaysMax })
  const left = (flows: readonly DayFlow[]) =>
    flows.filter((flow) => isWithin(flow.day, period) && !timing.explained.has(flow))
  const was = left(line.baseline)
  const is = left(line.current)
  const goesOn = line.current.some(({ day }) => day > period.to)
  const isOneOff = (flow: DayFlow, others: readonly DayFlow[]) =>
    !timing.met.has(flow) &&
    standsAlone(flow, others, { history, goesOn, isKnownPayee: line.isKnownPayee })
  // A merchant without a name gathers payments of many; none of them can be called unusual for it.
  const oneOffsNow = line.merchantId ? is.filter((flow) => isOneOff(flow, [...was, ...is])) : []
  const oneOffsThen = line.merchantId ? was.filter((flow) => isOneOff(flow, [...was, ...is])) : []
  const out = new Set([...oneOffsNow, ...oneOffsThen])
  const typical = history && history.count > 0 ? history.total / history.count : null
  return {
    moved: timing.moved,
    oneOffs: [...oneOffsNow, ...oneOffsThen],
    timing: sum(timing.moved.map(({ amount }) => amount)),
    oneOff: less(sumOf(oneOffsNow), sumOf(oneOffsThen)),
    was: amountOf(
      was.filter((flow) => !out.has(flow)),
      line.baselineUndated,
      typical,
    ),
    is: amountOf(
      is.filter((flow) => !out.has(flow)),
      line.expectedUndated,
      typical,
    ),
    goesOn,
  }
}

/** A single payment far above what the merchant usually is, or the only one that it ever was. */
function standsAlone(
  flow: DayFlow,
  others: readonly DayFlow[],
  flows: Pick<LineFlows, 'history' | 'isKnownPayee'> & { goesOn: boolean },
): boolean {
  if (flow.count !== 1) return false
  if (!flows.history || flows.history.count === 0)
    return others.length === 1 && !flows.goesOn && !flows.isKnownPayee
  return magnitude(flow.amount) > oneOffTimes * magnitude(flows.history.largest)
}

function amountOf(flows: readonly DayFlow[], undated: Minor, typical: number | null): Amount {
  const payments = flows.reduce((total, { count }) => total + count, 0)
  const amount = plus(sumOf(flows), undated)
  if (undated === 0) return { amount, payments }
  // How many payments an estimate stands for follows from what one usually comes to.
  if (!typical || undated / typical < 0) return { amount, payments: null }
  return { amount, payments: payments + undated / typical }
}

/** What is known of a line's merchant beyond the line itself. */
export type PayeeFacts = {
  /** Nothing was paid in the baseline or the year before, under any category of this side. */
  readonly isNew: boolean
  /** Nothing is paid in the period or known to follow, under any category of this side. */
  readonly hasStopped: boolean
  /**
   * What moved to this line from another category (positive), or to another from this (negative).
   */
  readonly recategorised: Minor
}

/** Explains what timing and one-off payments left, and puts all drivers together. */
export function driversOf(line: LineFlows, residue: Residue, payee: PayeeFacts): DriverAmounts {
  const base = {
    ...noDrivers,
    timing: residue.timing,
    one_off: residue.oneOff,
    recategorised: payee.recategorised,
  }
  const change = less(less(residue.is.amount, residue.was.amount), payee.recategorised)
  if (change === 0) return base
  if (line.merchantId && payee.isNew) return { ...base, new_payee: change }
  if (line.merchantId && payee.hasStopped) return { ...base, stopped_payee: change }
  if (payee.recategorised !== 0) return { ...base, volume: change }
  return { ...base, ...priceAndVolume(residue, change) }
}

/** (a1 − a0)·n1 for price and the rest for volume, where both numbers of payments are known. */
function priceAndVolume({ was, is }: Residue, change: Minor): Partial<DriverAmounts> {
  if (was.payments === null || is.payments === null) return { other: change }
  if (was.payments === 0 && is.payments === 0) return { other: change }
  if (was.payments === 0 || is.payments === 0) return { volume: change }
  const price = minor(
    Math.round((is.amount / is.payments - was.amount / was.payments) * is.payments),
  )
  return { price, volume: less(change, price) }
}

/** Adds up drivers of several lines; `sign` turns one side's sense round. */
export function sumDrivers(
  rows: readonly { readonly drivers: DriverAmounts; readonly sign: 1 | -1 }[],
): DriverAmounts {
  const total = (driver: Driver) =>
    minor(rows.reduce((all, row) => all + row.sign * row.drivers[driver], 0))
  return {
    timing: total('timing'),
    one_off: total('one_off'),
    new_payee: total('new_payee'),
    stopped_payee: total('stopped_payee'),
    recategorised: total('recategorised'),
    price: total('price'),
    volume: total('volume'),
    other: total('other'),
  }
}

/** The driver that explains most, or null where nothing differs. */
export function mainDriver(amounts: DriverAmounts): Driver | null {
  const [first] = [...drivers]
    .filter((driver) => amounts[driver] !== 0)
    .sort((a, b) => Math.abs(amounts[b]) - Math.abs(amounts[a]))
  return first ?? null
}

function sumOf(flows: readonly DayFlow[]): Minor {
  return sum(flows.map(({ amount }) => amount))
}
