// The balance day by day: parts added up, with the base's bands around it.
import { addDays, type Day, daysBetween, monthOf } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import type { BandOffsets, ForecastDay, Part, SteadyingLine } from '../engine.ts'
import { type SpreadContext, spreading, spreadingEvenly } from './spread.ts'

/** What a path of days is made from. */
export type PathSource = SpreadContext & {
  readonly balance: Minor
  readonly bands: BandOffsets
  readonly steadying: readonly SteadyingLine[]
}

/** Every day from the one after `asOf` until the last: closing = the closing before + in - out + steadying, in the sense of the sides. */
export function dayPath(parts: readonly Part[], from: PathSource): ForecastDay[] {
  const moved = movedByDay(parts, from)
  let closing: number = from.balance
  return Array.from(moved.in, (cashIn, ahead) => {
    const cashOut = moved.out[ahead] ?? 0
    const steadying = moved.steadying[ahead] ?? 0
    closing += cashIn - cashOut + steadying
    return {
      day: addDays(from.asOf, ahead + 1),
      in: minor(cashIn),
      out: minor(cashOut),
      ...(steadying === 0 ? {} : { steadying: minor(steadying) }),
      closing: minor(closing),
      ...bandAround(minor(closing), from.bands, ahead),
    }
  })
}

function movedByDay(parts: readonly Part[], from: PathSource) {
  const count = Math.max(0, daysBetween(from.asOf, from.until))
  const none = () => new Float64Array(count)
  const moved = { in: none(), out: none(), steadying: none() }
  const add = (to: Float64Array, day: Day, amount: number) => {
    const ahead = daysBetween(from.asOf, day) - 1
    to[ahead] = (to[ahead] ?? 0) + amount
  }
  const spread = spreading(from)
  for (const part of parts)
    for (const { day, amount } of spread(part))
      add(moved[part.side], day, part.side === 'out' ? -amount : amount)
  const spreadEvenly = spreadingEvenly(from)
  for (const line of from.steadying)
    for (const { day, amount } of spreadEvenly(line)) add(moved.steadying, day, amount)
  return moved
}

/** The parts that make one day of a forecast, those without a day of their own by what of them falls on it. They add up to its in less its out; its steadying is of no side and no part. */
export function partsOn(
  forecast: SpreadContext & { readonly parts: readonly Part[] },
  day: Day,
): Part[] {
  const spread = spreading(forecast)
  const month = monthOf(day)
  return forecast.parts
    .filter((part) => part.month === month && (part.day === null || part.day === day))
    .flatMap((part) =>
      spread(part)
        .filter((share) => share.day === day)
        .map((share) => ({ ...part, ...share })),
    )
}

type Band = Omit<ForecastDay, 'day' | 'in' | 'out' | 'steadying' | 'closing'>

function bandAround(closing: Minor, bands: BandOffsets, ahead: number): Band {
  const at = (offsets: readonly number[]) =>
    minor(closing + Math.round(offsets[Math.min(ahead, offsets.length - 1)] ?? 0))
  return {
    low50: at(bands.low50),
    high50: at(bands.high50),
    low80: at(bands.low80),
    high80: at(bands.high80),
    low95: at(bands.low95),
    high95: at(bands.high95),
  }
}
