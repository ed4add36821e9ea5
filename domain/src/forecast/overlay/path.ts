// The balance day by day: parts added up, with the base's bands around it.
import { addDays, type Day, daysBetween, monthOf } from '../../calendar.ts'
import { type Minor, minor, zero } from '../../money.ts'
import type { Band, BandOffsets, ForecastDay, Part } from '../engine.ts'
import { type SpreadContext, spreading } from './spread.ts'

/**
 * Every day from the one after `asOf` until the last: closing = the closing before + in - out, in
 * the sense of the sides.
 */
export function dayPath(
  parts: readonly Part[],
  from: SpreadContext & { readonly balance: Minor; readonly bands: BandOffsets },
): ForecastDay[] {
  const spread = spreading(from)
  const count = Math.max(0, daysBetween(from.asOf, from.until))
  const moved = { in: new Float64Array(count), out: new Float64Array(count) }
  for (const part of parts) {
    const side = moved[part.side]
    const sign = part.side === 'out' ? -1 : 1
    spread(part, (ahead, pence) => {
      side[ahead] = (side[ahead] ?? 0) + sign * pence
    })
  }
  let closing: number = from.balance
  return Array.from({ length: count }, (_, ahead) => {
    const cashIn = moved.in[ahead] ?? 0
    const cashOut = moved.out[ahead] ?? 0
    closing += cashIn - cashOut
    return {
      day: addDays(from.asOf, ahead + 1),
      in: minor(cashIn),
      out: minor(cashOut),
      closing: minor(closing),
      ...bandAround(minor(closing), from.bands, ahead),
    }
  })
}

/**
 * The days of a forecast with some parts taken out and others put in: the ranges move with the
 * balance.
 */
export function daysWith(
  forecast: SpreadContext & { readonly days: readonly ForecastDay[] },
  { removed, added }: { removed: Iterable<Part>; added: Iterable<Part> },
): ForecastDay[] {
  const spread = spreading(forecast)
  const count = forecast.days.length
  const moved = { in: new Float64Array(count), out: new Float64Array(count) }
  const move = (part: Part, factor: 1 | -1) => {
    const side = moved[part.side]
    const sign = part.side === 'out' ? -factor : factor
    spread(part, (ahead, pence) => {
      side[ahead] = (side[ahead] ?? 0) + sign * pence
    })
  }
  for (const part of removed) move(part, -1)
  for (const part of added) move(part, 1)
  let shift = 0
  return forecast.days.map((day, ahead) => {
    const cashIn = moved.in[ahead] ?? 0
    const cashOut = moved.out[ahead] ?? 0
    shift += cashIn - cashOut
    if (cashIn === 0 && cashOut === 0 && shift === 0) return day
    return { ...shifted(day, shift), in: minor(day.in + cashIn), out: minor(day.out + cashOut) }
  })
}

function shifted(day: ForecastDay, shift: number): ForecastDay {
  return {
    ...day,
    closing: minor(day.closing + shift),
    low50: minor(day.low50 + shift),
    high50: minor(day.high50 + shift),
    low80: minor(day.low80 + shift),
    high80: minor(day.high80 + shift),
    low95: minor(day.low95 + shift),
    high95: minor(day.high95 + shift),
  }
}

/**
 * The parts that make one day of a forecast, those without a day of their own by what of them falls
 * on it. They add up to its in less its out.
 */
export function partsOn(
  forecast: SpreadContext & { readonly parts: readonly Part[] },
  day: Day,
): Part[] {
  const spread = spreading(forecast)
  const wanted = daysBetween(forecast.asOf, day) - 1
  const month = monthOf(day)
  return forecast.parts
    .filter((part) => part.month === month && (part.day === null || part.day === day))
    .flatMap((part) => {
      let amount = zero
      spread(part, (ahead, pence) => {
        if (ahead === wanted) amount = minor(pence)
      })
      return amount === 0 ? [] : [{ ...part, day, amount }]
    })
}

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
